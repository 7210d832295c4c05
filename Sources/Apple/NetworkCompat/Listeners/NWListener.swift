public import Foundation
import FoundationCompat
import Glibc
import Synchronization

/// Waits for others to connect to this machine.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Hashable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What Bonjour is to tell of a listener.
    public struct Service: Hashable, CustomDebugStringConvertible, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public let txtRecord: Data?
        /// Whether the name stays as it is where another has it.
        public var noAutoRename = false

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.name = name
            self.type = type
            self.domain = domain
            self.txtRecord = txtRecord
        }

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
        }

        public init(applicationService: String) {
            self.init(name: applicationService, type: "")
        }

        public var txtRecordObject: NWTXTRecord? { txtRecord.map { NWTXTRecord($0) } }
        public var debugDescription: String { "\(name ?? "").\(type).\(domain ?? "")" }
    }

    /// What has become of a service.
    public enum ServiceRegistrationChange: Hashable, Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    public static let InfiniteConnectionLimit = Int(UInt32.max)

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var delivery: DispatchQueue?
        var port: NWEndpoint.Port?
        var service: Service?
        var limit = NWListener.InfiniteConnectionLimit
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
        var newConnectionGroupHandler: (@Sendable (NWConnectionGroup) -> Void)?
        var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    }

    public let parameters: NWParameters
    private let requestedPort: NWEndpoint.Port
    private let shared: Mutex<Shared>

    // What follows is used on this queue alone.
    private let core = DispatchQueue(label: "Network.listener")
    private var socket: Socket?
    private var reader: (any DispatchSourceRead)?
    private var isAccepting = false
    private var hub: DatagramHub?
    /// Keeps a started listener.
    private var itself: NWListener?

    /// A listener on a port, or on one that the system chooses.
    ///
    /// - Throws: `NWError` for a transport that is not here.
    public convenience init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        try self.init(parameters, port, service: nil)
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(parameters, .any, service: service)
    }

    public convenience init(applicationService: String, using parameters: NWParameters) throws {
        try self.init(service: Service(applicationService: applicationService), using: parameters)
    }

    /// A socket that launchd has opened, which Linux does not have.
    public convenience init?(launchd name: String, using parameters: NWParameters) {
        Unavailable.note("a socket of launchd's")
        return nil
    }

    private init(_ parameters: NWParameters, _ port: NWEndpoint.Port, service: Service?) throws {
        _ = try parameters.carrier()
        self.parameters = parameters
        requestedPort = port
        shared = Mutex(Shared(service: service))
    }

    public var debugDescription: String { "[\(port?.debugDescription ?? "listener") \(parameters)]" }

    public var state: State { shared.withLock { $0.state } }
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }
    /// The port that is listened on, once the listener is ready.
    public var port: NWEndpoint.Port? { shared.withLock { $0.port } }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }

    /// Called with each connection, which is to be started or cancelled.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { shared.withLock { $0.newConnectionHandler } }
        set { shared.withLock { $0.newConnectionHandler = newValue } }
    }

    /// Called with each connection of QUIC's, of which there are none here.
    public var newConnectionGroupHandler: (@Sendable (NWConnectionGroup) -> Void)? {
        get { shared.withLock { $0.newConnectionGroupHandler } }
        set { shared.withLock { $0.newConnectionGroupHandler = newValue } }
    }

    /// How many connections are still taken: each takes one from it. At 0 others wait until it is set anew.
    public var newConnectionLimit: Int {
        get { shared.withLock { $0.limit } }
        set {
            shared.withLock { $0.limit = newValue }
            core.async { self.updateAccepting() }
        }
    }

    /// What Bonjour is to tell: there is none here, so that nobody finds the listener by it, and the host is warned.
    public var service: Service? {
        get { shared.withLock { $0.service } }
        set {
            shared.withLock { $0.service = newValue }
            core.async { if self.socket != nil { self.noteService() } }
        }
    }

    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
        get { shared.withLock { $0.serviceRegistrationUpdateHandler } }
        set { shared.withLock { $0.serviceRegistrationUpdateHandler = newValue } }
    }

    /// Listens, and tells of it on `queue`; a second call does nothing.
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
            itself = self
            do throws(NWError) {
                try listen()
                noteService()
                become(.ready)
            } catch {
                close()
                become(.failed(error))
                let kept = itself
                itself = nil
                deliver { withExtendedLifetime(kept) {} }
            }
        }
    }

    /// Ends listening; connections that were taken stay.
    public func cancel() {
        core.async { [self] in
            guard state != .cancelled else { return }
            close()
            become(.cancelled)
            deliver { [self] in
                shared.withLock { shared in
                    shared.stateUpdateHandler = nil
                    shared.newConnectionHandler = nil
                    shared.newConnectionGroupHandler = nil
                    shared.serviceRegistrationUpdateHandler = nil
                }
            }
            itself = nil
        }
    }

    // MARK: On the listener's own queue

    private func noteService() {
        guard let service else { return }
        Unavailable.note("announcing the service \(service) by Bonjour")
    }

    private func listen() throws(NWError) {
        guard !parameters.defaultProtocolStack.applicationProtocols.contains(where: { $0 is NWProtocolTLS.Options })
        else {
            Unavailable.note("TLS for those who connect here, for which there is no identity")
            throw .tls(errSSLInternal)
        }
        let isDatagram = try parameters.carrier() == .datagrams
        let address = try addresses()
        let socket = try open(address, isDatagram: isDatagram)
        self.socket = socket
        let port = socket.localAddress?.port ?? 0
        shared.withLock { $0.port = NWEndpoint.Port(integerLiteral: port) }
        if isDatagram {
            hub = DatagramHub(socket) { [weak self] peer, hub in self?.take(peer, of: hub) }
        } else {
            guard Glibc.listen(socket.descriptor, SOMAXCONN) == 0 else { throw NWError(errno: errno) }
            let reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: core)
            reader.setCancelHandler { withExtendedLifetime(socket) {} }
            reader.setEventHandler { [weak self] in self?.accept() }
            self.reader = reader
            updateAccepting()
        }
    }

    /// What is bound to: the first that the system has.
    private func addresses() throws(NWError) -> [SocketAddress] {
        let port = requestedPort.rawValue
        let version = (parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version ?? .any
        switch parameters.requiredLocalEndpoint {
        case .unix(let path):
            guard let address = SocketAddress(unixPath: path) else { throw .posix(.ENAMETOOLONG) }
            return [address]
        case .hostPort(.ipv4(let address), let local):
            return [SocketAddress(ipv4: address, port: port == 0 ? local.rawValue : port)]
        case .hostPort(.ipv6(let address), let local):
            return [SocketAddress(ipv6: address, port: port == 0 ? local.rawValue : port)]
        case .hostPort(.name("localhost", _), let local):
            return [SocketAddress(ipv4: .loopback, port: port == 0 ? local.rawValue : port)]
        case .hostPort(.name, _), .service, .url, .opaque: throw .posix(.EADDRNOTAVAIL)
        case nil:
            let isLoopback = parameters.requiredInterfaceType == .loopback
            let v4 = SocketAddress(ipv4: isLoopback ? .loopback : .any, port: port)
            let v6 = SocketAddress(ipv6: .any, port: port)
            switch version {
            case .any: return isLoopback ? [v4] : [v6, v4]
            case .v4: return [v4]
            case .v6: return [isLoopback ? SocketAddress(ipv6: .loopback, port: port) : v6]
            }
        }
    }

    private func open(_ addresses: [SocketAddress], isDatagram: Bool) throws(NWError) -> Socket {
        var failure = NWError.posix(.EADDRNOTAVAIL)
        let ip = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options
        for address in addresses {
            do {
                let socket = try Socket(family: address.family, isDatagram: isDatagram)
                socket.apply(parameters, family: address.family)
                if address.family == AF_INET6 {
                    socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, ip?.version == .v6 ? 1 : 0)
                }
                try socket.bind(to: address)
                return socket
            } catch {
                failure = error
                // A machine without version 6 has version 4.
                guard [.posix(.EAFNOSUPPORT), .posix(.EADDRNOTAVAIL)].contains(error) else { break }
            }
        }
        throw failure
    }

    private func updateAccepting() {
        let accepts = newConnectionLimit > 0
        guard let reader, accepts != isAccepting else { return }
        isAccepting = accepts
        accepts ? reader.resume() : reader.suspend()
    }

    private func accept() {
        guard let listening = socket else { return }
        while isAccepting {
            var descriptor: Int32 = -1
            let address = SocketAddress { address, length in
                descriptor = Glibc.accept(listening.descriptor, address, length)
                return descriptor
            }
            guard descriptor >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                // Without descriptors there is nothing to do but to wait for some.
                if errno == EMFILE || errno == ENFILE { usleep(10_000) }
                return
            }
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            let accepted = Socket(adopting: descriptor)
            guard permits(address) else { continue }
            accepted.apply(parameters, family: address?.family ?? AF_UNIX)
            let queue = DispatchQueue(label: "Network.connection")
            let transport = StreamTransport(accepted, remote: address, on: queue)
            announce(
                NWConnection(accepting: transport, from: endpoint(of: address), using: parameters, on: queue))
        }
    }

    /// On the hub's queue.
    private func take(_ peer: SocketAddress, of hub: DatagramHub) -> HubTransport? {
        guard permits(peer), newConnectionLimit > 0 else { return nil }
        let queue = DispatchQueue(label: "Network.connection")
        let transport = HubTransport(peer, of: hub, on: queue)
        let connection = NWConnection(accepting: transport, from: endpoint(of: peer), using: parameters, on: queue)
        core.async { self.announce(connection) }
        return transport
    }

    private func endpoint(of address: SocketAddress?) -> NWEndpoint {
        if let endpoint = address?.endpoint, address?.family != AF_UNIX { return endpoint }
        return parameters.requiredLocalEndpoint ?? .unix(path: "")
    }

    private func permits(_ address: SocketAddress?) -> Bool {
        guard parameters.acceptLocalOnly, let address, address.family != AF_UNIX else { return true }
        switch address.host {
        case .ipv4(let host): return host.isLoopback || host.isLinkLocal || Self.isPrivate(host.bytes)
        case .ipv6(let host): return host.isLoopback || host.isLinkLocal || host.isUniqueLocal
        case .name, nil: return false
        }
    }

    /// RFC 1918.
    private static func isPrivate(_ bytes: [UInt8]) -> Bool {
        bytes[0] == 10 || bytes[0] == 172 && bytes[1] & 0xF0 == 16 || bytes[0] == 192 && bytes[1] == 168
    }

    private func announce(_ connection: NWConnection) {
        shared.withLock { shared in
            if shared.limit < Self.InfiniteConnectionLimit { shared.limit -= 1 }
        }
        updateAccepting()
        deliver { [weak self] in
            // A connection that nobody takes is closed.
            guard let handler = self?.newConnectionHandler else { return connection.forceCancel() }
            handler(connection)
        }
    }

    private func close() {
        if let reader {
            if !isAccepting { reader.resume() }
            reader.cancel()
        }
        reader = nil
        isAccepting = false
        hub = nil
        if case .unix(let path) = parameters.requiredLocalEndpoint, socket?.localAddress?.family == AF_UNIX {
            unlink(path)
        }
        socket = nil
    }

    private func become(_ state: State) {
        shared.withLock { $0.state = state }
        deliver { [weak self] in self?.stateUpdateHandler?(state) }
    }

    private func deliver(_ action: @escaping () -> Void) {
        // It is run once, on the app's queue.
        nonisolated(unsafe) let action = action
        (shared.withLock { $0.delivery } ?? core).async { action() }
    }
}
