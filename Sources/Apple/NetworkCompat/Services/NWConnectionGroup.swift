public import Foundation
import FoundationCompat
import Glibc
import Synchronization

/// Endpoints that are talked to together.
public protocol NWGroupDescriptor: Sendable {
    var members: [NWEndpoint] { get }
}

/// Groups of multicast, with one port.
public struct NWMulticastGroup: NWGroupDescriptor, CustomDebugStringConvertible {
    public let members: [NWEndpoint]
    /// The only one whose datagrams are heard, where there is one.
    public let sourceFilter: NWEndpoint?
    /// Whether datagrams that are sent to this machine alone are not heard.
    public let isUnicastDisabled: Bool

    /// - Throws: `NWError.posix(.EINVAL)` for what is not an address of multicast, or for several ports.
    public init(for members: [NWEndpoint], from source: NWEndpoint? = nil, disableUnicast: Bool = false) throws {
        var ports: Set<NWEndpoint.Port> = []
        for member in members {
            guard case .hostPort(let host, let port) = member else { throw NWError.posix(.EINVAL) }
            switch host {
            case .ipv4(let address) where address.isMulticast: ports.insert(port)
            case .ipv6(let address) where address.isMulticast: ports.insert(port)
            case .ipv4, .ipv6, .name: throw NWError.posix(.EINVAL)
            }
        }
        guard ports.count == 1 else { throw NWError.posix(.EINVAL) }
        self.members = members
        sourceFilter = source
        isUnicastDisabled = disableUnicast
    }

    public var debugDescription: String { members.map(\.debugDescription).joined(separator: ", ") }
}

/// The streams of one connection of QUIC's, which is not here.
///
/// - Compatibility: compiles
public struct NWMultiplexGroup: NWGroupDescriptor, CustomDebugStringConvertible {
    public let members: [NWEndpoint]

    public init(to remoteEndpoint: NWEndpoint) {
        members = [remoteEndpoint]
    }

    public var debugDescription: String { members.map(\.debugDescription).joined() }
}

/// Talks to all members of a group: by multicast, over UDP.
public final class NWConnectionGroup: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Hashable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// A message that somebody has sent, or that is sent.
    public final class Message: NWConnection.ContentContext, @unchecked Sendable {
        public static let `default` = Message(identifier: "default message")

        public private(set) var remoteEndpoint: NWEndpoint?
        public private(set) var localEndpoint: NWEndpoint?
        public private(set) var path: NWPath?
        fileprivate weak var group: NWConnectionGroup?

        public override init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            super.init(
                identifier: identifier, expiration: expiration, priority: priority, isFinal: isFinal,
                antecedent: antecedent, metadata: metadata)
        }

        fileprivate init(from remote: NWEndpoint?, to local: NWEndpoint?, of group: NWConnectionGroup) {
            super.init(identifier: "message", metadata: [NWProtocolIP.Metadata(), NWProtocolUDP.Metadata()])
            remoteEndpoint = remote
            localEndpoint = local
            path = NWPath().between(local, remote)
            self.group = group
        }

        /// Answers whoever has sent the message.
        public func reply(content: Data?, message: Message = .default) {
            group?.send(content: content, to: remoteEndpoint, message: message) { _ in }
        }

        /// A connection to whoever has sent the message; nil for one that nobody has.
        public func extractConnection() -> NWConnection? {
            guard let remoteEndpoint, let group else { return nil }
            return NWConnection(to: remoteEndpoint, using: group.parameters)
        }

        public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata(definition: definition)
        }
    }

    private typealias ReceiveHandler = @Sendable (Message, Data?, Bool) -> Void

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var delivery: DispatchQueue?
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
        var receiveHandler: ReceiveHandler?
        var maximumMessageSize = Int.max
        var rejectsOversized = false
    }

    public let descriptor: any NWGroupDescriptor
    public let parameters: NWParameters
    private let shared = Mutex(Shared())

    // What follows is used on this queue alone.
    private let core = DispatchQueue(label: "Network.group")
    private var socket: Socket?
    private var reader: (any DispatchSourceRead)?
    private var itself: NWConnectionGroup?

    public init(with descriptor: any NWGroupDescriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    public var debugDescription: String { "[\(descriptor.members) \(parameters)]" }
    public var state: State { shared.withLock { $0.state } }
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }

    /// Called with streams of QUIC's, of which there are none here.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { shared.withLock { $0.newConnectionHandler } }
        set { shared.withLock { $0.newConnectionHandler = newValue } }
    }

    /// Has a function take what members send; a message that is too long is cut, or left out.
    public func setReceiveHandler(
        maximumMessageSize: Int = .max, rejectOversizedMessages: Bool = false,
        handler: (@Sendable (_ message: Message, _ content: Data?, _ isComplete: Bool) -> Void)?
    ) {
        shared.withLock { shared in
            shared.receiveHandler = handler
            shared.maximumMessageSize = maximumMessageSize
            shared.rejectsOversized = rejectOversizedMessages
        }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = shared.withLock { shared in
            guard shared.queue == nil else { return false }
            shared.queue = queue
            shared.delivery = DispatchQueue(label: "Network.delivery", target: queue)
            return true
        }
        guard isFirst else { return }
        core.async { [self] in
            guard state == .setup else { return }
            do throws(NWError) {
                try join()
                itself = self
                become(.ready)
            } catch {
                close()
                become(error == .posix(.ENODEV) ? .waiting(.posix(.ENETDOWN)) : .failed(error))
            }
        }
    }

    public func cancel() {
        core.async { [self] in
            guard state != .cancelled else { return }
            close()
            become(.cancelled)
            deliver { [self] in
                shared.withLock {
                    ($0.stateUpdateHandler, $0.newConnectionHandler, $0.receiveHandler) = (nil, nil, nil)
                }
            }
            itself = nil
        }
    }

    /// Sends a message to one endpoint, or to all members.
    public func send(
        content: Data?, to endpoint: NWEndpoint? = nil, message: Message = .default,
        completion: @escaping @Sendable (NWError?) -> Void
    ) {
        core.async { [self] in
            guard let socket, state == .ready else { return deliver { completion(.posix(.ENOTCONN)) } }
            var error: NWError?
            for target in endpoint.map({ [$0] }) ?? descriptor.members {
                guard let address = target.socketAddress else {
                    error = .posix(.EDESTADDRREQ)
                    continue
                }
                error = socket.send(content ?? Data(), to: address) ?? error
            }
            let result = error
            deliver { completion(result) }
        }
    }

    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    /// A connection to one of the members.
    public func extract(
        connectionTo endpoint: NWEndpoint? = nil, using options: NWProtocolOptions? = nil
    ) -> NWConnection? {
        guard let endpoint = endpoint ?? descriptor.members.first else { return nil }
        return NWConnection(to: endpoint, using: parameters)
    }

    /// Streams of QUIC's go back into their group; nothing else does.
    public func reinsert(connection: NWConnection) -> Bool { false }

    // MARK: On the group's own queue

    private func join() throws(NWError) {
        guard let group = descriptor as? NWMulticastGroup, try parameters.carrier() == .datagrams else {
            Unavailable.note("a group of QUIC's streams")
            throw .posix(.EPROTONOSUPPORT)
        }
        guard let first = group.members.first?.socketAddress else { throw .posix(.EINVAL) }
        let socket = try Socket(family: first.family, isDatagram: true)
        socket.apply(parameters, family: first.family)
        socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
        // Bound to the group's own address, a socket hears nothing else.
        let any =
            first.family == AF_INET
            ? SocketAddress(ipv4: .any, port: first.port) : SocketAddress(ipv6: .any, port: first.port)
        try socket.bind(to: group.isUnicastDisabled && group.members.count == 1 ? first : any)
        for member in group.members { try socket.join(member, from: group.sourceFilter, by: parameters) }
        self.socket = socket
        let reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: core)
        reader.setCancelHandler { withExtendedLifetime(socket) {} }
        reader.setEventHandler { [weak self] in self?.read() }
        reader.resume()
        self.reader = reader
    }

    private func read() {
        guard let socket else { return }
        var buffer = [UInt8](repeating: 0, count: 65536)
        for _ in 0..<16 {
            var count = 0
            let address = SocketAddress { address, length in
                count = recvfrom(socket.descriptor, &buffer, buffer.count, 0, address, length)
                return count < 0 ? -1 : 0
            }
            guard let address else { return }
            let (handler, limit, rejects) = shared.withLock {
                ($0.receiveHandler, $0.maximumMessageSize, $0.rejectsOversized)
            }
            guard let handler, count <= limit || !rejects else { continue }
            let content = Data(buffer[..<min(count, limit)])
            let message = Message(from: address.endpoint, to: socket.localAddress?.endpoint, of: self)
            let isComplete = count <= limit
            deliver { handler(message, content, isComplete) }
        }
    }

    private func close() {
        reader?.cancel()
        reader = nil
        socket = nil
    }

    private func become(_ state: State) {
        shared.withLock { $0.state = state }
        deliver { [self] in stateUpdateHandler?(state) }
    }

    private func deliver(_ action: @escaping () -> Void) {
        // It is run once, on the app's queue.
        nonisolated(unsafe) let action = action
        (shared.withLock { $0.delivery } ?? core).async { action() }
    }
}

extension NWConnection {
    /// A connection out of a group, over one of its protocols.
    public convenience init?(
        from group: NWConnectionGroup, to endpoint: NWEndpoint? = nil, using options: NWProtocolOptions? = nil
    ) {
        guard let endpoint = endpoint ?? group.descriptor.members.first else { return nil }
        self.init(to: endpoint, using: group.parameters)
    }

    /// A connection to whoever has sent a message.
    public convenience init?(message: NWConnectionGroup.Message) {
        guard let endpoint = message.remoteEndpoint, let group = message.group else { return nil }
        self.init(to: endpoint, using: group.parameters)
    }
}

extension NWEndpoint {
    /// An address where there is one without asking anybody.
    fileprivate var socketAddress: SocketAddress? {
        switch self {
        case .hostPort(.ipv4(let address), let port): SocketAddress(ipv4: address, port: port.rawValue)
        case .hostPort(.ipv6(let address), let port): SocketAddress(ipv6: address, port: port.rawValue)
        case .hostPort(.name, _), .service, .unix, .url, .opaque: nil
        }
    }
}

extension Socket {
    /// Joins a group of multicast, on the interface that is asked for or the system's choice.
    fileprivate func join(
        _ member: NWEndpoint, from source: NWEndpoint?, by parameters: NWParameters
    ) throws(NWError) {
        let interface = UInt32((member.interface ?? parameters.requiredInterface)?.index ?? 0)
        let result: Int32
        switch (member, source) {
        case (.hostPort(.ipv4(let group), _), .hostPort(.ipv4(let source), _)):
            // struct ip_mreq_source: the group, the interface's address, the source.
            var request = group.bytes + [0, 0, 0, 0] + source.bytes
            result = setsockopt(
                descriptor, Int32(IPPROTO_IP), IP_ADD_SOURCE_MEMBERSHIP, &request, socklen_t(request.count))
        case (.hostPort(.ipv4(let group), _), _):
            // struct ip_mreqn: the group, the interface's address, its number.
            var request = group.bytes + [0, 0, 0, 0] + withUnsafeBytes(of: interface) { [UInt8]($0) }
            result = setsockopt(descriptor, Int32(IPPROTO_IP), IP_ADD_MEMBERSHIP, &request, socklen_t(request.count))
        case (.hostPort(.ipv6(let group), _), _):
            // struct ipv6_mreq: the group, the interface's number.
            var request = group.bytes + withUnsafeBytes(of: interface) { [UInt8]($0) }
            result = setsockopt(
                descriptor, Int32(IPPROTO_IPV6), IPV6_ADD_MEMBERSHIP, &request, socklen_t(request.count))
        default: throw .posix(.EINVAL)
        }
        guard result == 0 else { throw NWError(errno: errno) }
    }
}
