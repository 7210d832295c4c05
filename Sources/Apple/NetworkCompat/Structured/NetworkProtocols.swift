import Foundation

/// A protocol that a `NetworkConnection` speaks, with those beneath it.
public protocol NetworkProtocolOptions: Sendable {
    /// Puts the protocol, and those beneath it, into parameters.
    func configure(_ parameters: NWParameters)
}

/// A protocol that carries a stream of bytes.
public protocol StreamProtocol: NetworkProtocolOptions {}

/// The Internet Protocol, beneath all others.
public struct IP: NetworkProtocolOptions {
    private let options = NWProtocolIP.Options()

    public init() {}

    public func version(_ version: NWProtocolIP.Options.Version) -> Self { with { $0.version = version } }
    public func hopLimit(_ hopLimit: UInt8) -> Self { with { $0.hopLimit = hopLimit } }
    public func fragmentationEnabled(_ enabled: Bool) -> Self { with { $0.disableFragmentation = !enabled } }
    public func minimumMTUEnabled(_ enabled: Bool) -> Self { with { $0.useMinimumMTU = enabled } }

    public func configure(_ parameters: NWParameters) {
        parameters.defaultProtocolStack.internetProtocol = options.copy()
    }

    private func with(_ change: (NWProtocolIP.Options) -> Void) -> Self {
        change(options)
        return self
    }
}

/// The Transmission Control Protocol.
public struct TCP: StreamProtocol {
    private let options = NWProtocolTCP.Options()
    private let ip: IP

    public init() { self.init { IP() } }
    public init(_ ip: () -> IP) { self.ip = ip() }

    public func noDelay(_ noDelay: Bool) -> Self { with { $0.noDelay = noDelay } }
    public func noPush(_ noPush: Bool) -> Self { with { $0.noPush = noPush } }
    public func connectionTimeout(_ seconds: Int) -> Self { with { $0.connectionTimeout = seconds } }
    public func maximumSegmentSize(_ size: Int) -> Self { with { $0.maximumSegmentSize = size } }

    public func configure(_ parameters: NWParameters) {
        ip.configure(parameters)
        parameters.defaultProtocolStack.transportProtocol = options.copy()
    }

    private func with(_ change: (NWProtocolTCP.Options) -> Void) -> Self {
        change(options)
        return self
    }
}

/// The User Datagram Protocol.
public struct UDP: NetworkProtocolOptions {
    private let ip: IP

    public init() { self.init { IP() } }
    public init(_ ip: () -> IP) { self.ip = ip() }

    public func configure(_ parameters: NWParameters) {
        ip.configure(parameters)
        parameters.defaultProtocolStack.transportProtocol = NWProtocolUDP.Options()
    }
}

/// Transport Layer Security over TCP.
public struct TLS: StreamProtocol {
    private let tcp: TCP

    public init() { self.init { TCP() } }
    public init(_ tcp: () -> TCP) { self.tcp = tcp() }

    public func configure(_ parameters: NWParameters) {
        tcp.configure(parameters)
        parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolTLS.Options(), at: 0)
    }
}

/// WebSockets over a stream.
public struct WebSocket: NetworkProtocolOptions {
    private let options = NWProtocolWebSocket.Options()
    private let lower: any StreamProtocol

    public init(_ lower: () -> some StreamProtocol) { self.lower = lower() }

    public func autoReplyPing(_ replies: Bool) -> Self { with { $0.autoReplyPing = replies } }
    public func maximumMessageSize(_ size: Int) -> Self { with { $0.maximumMessageSize = size } }
    public func subprotocols(_ subprotocols: [String]) -> Self { with { $0.setSubprotocols(subprotocols) } }
    public func additionalHeaders(_ headers: [(name: String, value: String)]) -> Self {
        with { $0.setAdditionalHeaders(headers) }
    }

    public func configure(_ parameters: NWParameters) {
        lower.configure(parameters)
        parameters.defaultProtocolStack.applicationProtocols.insert(options.copy(), at: 0)
    }

    private func with(_ change: (NWProtocolWebSocket.Options) -> Void) -> Self {
        change(options)
        return self
    }
}

/// Messages with a type and a length, over a stream.
///
/// Both are four bytes, the higher first. What Apple's sends is not documented: both sides have to be made here.
public struct TLV: NetworkProtocolOptions {
    /// What is known of a message.
    public struct Metadata: Hashable, Sendable {
        public let type: Int
    }

    private let lower: any StreamProtocol

    public init(_ lower: () -> some StreamProtocol) { self.lower = lower() }

    public func configure(_ parameters: NWParameters) {
        lower.configure(parameters)
        let options = NWProtocolFramer.Options(definition: TypeLengthFramer.definition)
        parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
    }
}

/// How values are written.
public struct NetworkCoder: Sendable {
    enum Format {
        case json, propertyList
    }

    let format: Format

    public static var json: NetworkCoder { NetworkCoder(format: .json) }
    public static var propertyList: NetworkCoder { NetworkCoder(format: .propertyList) }

    func encode(_ value: some Encodable) throws -> Data {
        switch format {
        case .json: try JSONEncoder().encode(value)
        case .propertyList: try PropertyListEncoder().encode(value)
        }
    }

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        switch format {
        case .json: try JSONDecoder().decode(type, from: data)
        case .propertyList: try PropertyListDecoder().decode(type, from: data)
        }
    }
}

/// A protocol whose messages are values.
public protocol CodingProtocol: NetworkProtocolOptions {
    associatedtype Sending: Encodable & Sendable
    associatedtype Receiving: Decodable & Sendable

    var coder: NetworkCoder { get }
}

/// Values, over a stream: each as a message of `TLV`.
public struct Coder<Sending: Encodable & Sendable, Receiving: Decodable & Sendable>: CodingProtocol {
    public let coder: NetworkCoder
    private let lower: TLV

    public init(
        sending: Sending.Type, receiving: Receiving.Type, using coder: NetworkCoder,
        _ lower: () -> some StreamProtocol
    ) {
        self.coder = coder
        self.lower = TLV(lower)
    }

    public init(
        _ type: Sending.Type, using coder: NetworkCoder, _ lower: () -> some StreamProtocol
    ) where Sending == Receiving {
        self.init(sending: type, receiving: type, using: coder, lower)
    }

    public func configure(_ parameters: NWParameters) { lower.configure(parameters) }
}

/// A protocol, and which ways it may take.
public struct NWParametersBuilder<ApplicationProtocol: NetworkProtocolOptions>: Sendable {
    let application: ApplicationProtocol
    let parameters = NWParameters()

    public static func parameters(_ application: () -> ApplicationProtocol) -> Self { Self(application()) }

    init(_ application: ApplicationProtocol) {
        self.application = application
        application.configure(parameters)
    }

    public func constrainedPathsProhibited(_ prohibited: Bool) -> Self {
        with { $0.prohibitConstrainedPaths = prohibited }
    }
    public func expensivePathsProhibited(_ prohibited: Bool) -> Self { with { $0.prohibitExpensivePaths = prohibited } }
    public func multipathServiceType(_ type: NWParameters.MultipathServiceType) -> Self {
        with { $0.multipathServiceType = type }
    }
    public func requiredInterfaceType(_ type: NWInterface.InterfaceType) -> Self {
        with { $0.requiredInterfaceType = type }
    }
    public func localEndpoint(_ endpoint: NWEndpoint) -> Self { with { $0.requiredLocalEndpoint = endpoint } }
    public func localEndpointReuseAllowed(_ allowed: Bool) -> Self { with { $0.allowLocalEndpointReuse = allowed } }
    public func localOnly(_ localOnly: Bool) -> Self { with { $0.acceptLocalOnly = localOnly } }
    public func peerToPeerIncluded(_ included: Bool) -> Self { with { $0.includePeerToPeer = included } }
    public func serviceClass(_ serviceClass: NWParameters.ServiceClass) -> Self {
        with { $0.serviceClass = serviceClass }
    }

    private func with(_ change: (NWParameters) -> Void) -> Self {
        change(parameters)
        return self
    }
}

/// What `TLV` sends.
final class TypeLengthFramer: NWProtocolFramerImplementation {
    static let label = "tlv"
    static let definition = NWProtocolFramer.Definition(implementation: TypeLengthFramer.self)

    init(framer: NWProtocolFramer.Instance) {}
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult { .ready }
    func wakeup(framer: NWProtocolFramer.Instance) {}
    func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
    func cleanup(framer: NWProtocolFramer.Instance) {}

    func handleInput(framer: NWProtocolFramer.Instance) -> Int {
        while true {
            var (type, length): (UInt32, UInt32) = (0, 0)
            let isHere = framer.parseInput(minimumIncompleteLength: 8, maximumLength: 8) { buffer, _ in
                guard let buffer, buffer.count == 8 else { return 0 }
                type = UInt32(bigEndian: buffer.loadUnaligned(as: UInt32.self))
                length = UInt32(bigEndian: buffer.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
                return 8
            }
            guard isHere else { return 8 }
            let message = NWProtocolFramer.Message(definition: Self.definition)
            message["type"] = Int(type)
            guard framer.deliverInputNoCopy(length: Int(length), message: message, isComplete: true) else { return 0 }
        }
    }

    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
    ) {
        let type = UInt32(truncatingIfNeeded: message["type"] as? Int ?? 0)
        var header = withUnsafeBytes(of: type.bigEndian) { Data($0) }
        withUnsafeBytes(of: UInt32(messageLength).bigEndian) { header.append(contentsOf: $0) }
        framer.writeOutput(data: header)
        try? framer.writeOutputNoCopy(length: messageLength)
    }
}
