import Foundation
import Glibc

/// Tries the addresses of an endpoint, the next one while the last has not answered (RFC 8305).
final class ConnectionAttempt: @unchecked Sendable {
    typealias Outcome = Result<(Socket, SocketAddress), NWError>

    private let parameters: NWParameters
    private let carrier: NWParameters.Carrier
    private let queue: DispatchQueue
    private let completion: (Outcome) -> Void
    private var remaining: ArraySlice<SocketAddress>
    private var trials: [(socket: Socket, address: SocketAddress, source: any DispatchSourceWrite)] = []
    private var error = NWError.posix(.EHOSTUNREACH)
    private var timers: [DispatchWorkItem] = []
    private var isDone = false

    init(
        _ addresses: [SocketAddress], _ parameters: NWParameters, _ carrier: NWParameters.Carrier,
        on queue: DispatchQueue, completion: @escaping (Outcome) -> Void
    ) {
        remaining = addresses[...]
        self.parameters = parameters
        self.carrier = carrier
        self.queue = queue
        self.completion = completion
    }

    deinit { cancel() }

    func start() {
        let options = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options
        if let seconds = options?.connectionTimeout, seconds > 0 {
            after(.seconds(seconds)) { [weak self] in self?.finish(.failure(.posix(.ETIMEDOUT))) }
        }
        tryNext()
    }

    /// Gives up the oldest trial.
    func skip() {
        guard let oldest = trials.first else { return }
        drop(oldest.socket)
        error = .posix(.ECANCELED)
        tryNext()
    }

    func cancel() {
        isDone = true
        timers.forEach { $0.cancel() }
        timers = []
        trials.forEach { $0.source.cancel() }
        trials = []
    }

    private func tryNext() {
        guard !isDone else { return }
        guard let address = remaining.popFirst() else {
            if trials.isEmpty { finish(.failure(error)) }
            return
        }
        do throws(NWError) {
            let socket = try Socket(family: address.family, isDatagram: carrier == .datagrams)
            socket.apply(parameters, family: address.family)
            try bindLocally(socket, family: address.family)
            let result = address.withPointer { connect(socket.descriptor, $0, $1) }
            if result == 0 { return finish(.success((socket, address))) }
            guard errno == EINPROGRESS else { throw NWError(errno: errno) }
            watch(socket, address)
            if !remaining.isEmpty { after(.milliseconds(250)) { [weak self] in self?.tryNext() } }
        } catch {
            // Landlock's word for a network that is off.
            self.error = error == .posix(.EACCES) && address.family != AF_UNIX ? .posix(.EPERM) : error
            tryNext()
        }
    }

    private func bindLocally(_ socket: Socket, family: Int32) throws(NWError) {
        guard case .hostPort(let host, let port) = parameters.requiredLocalEndpoint else { return }
        switch host {
        case .ipv4(let address) where family == AF_INET:
            try socket.bind(to: SocketAddress(ipv4: address, port: port.rawValue))
        case .ipv6(let address) where family == AF_INET6:
            try socket.bind(to: SocketAddress(ipv6: address, port: port.rawValue))
        case .ipv4, .ipv6: throw .posix(.EADDRNOTAVAIL)
        case .name:
            let any = family == AF_INET6
            try socket.bind(
                to: any
                    ? SocketAddress(ipv6: .any, port: port.rawValue) : SocketAddress(ipv4: .any, port: port.rawValue))
        }
    }

    private func watch(_ socket: Socket, _ address: SocketAddress) {
        let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: queue)
        source.setCancelHandler { withExtendedLifetime(socket) {} }
        source.setEventHandler { [weak self, weak socket] in
            guard let self, let socket, !isDone else { return }
            let code = socket.pendingError
            drop(socket)
            if code == 0 {
                finish(.success((socket, address)))
            } else {
                error = NWError(errno: code)
                tryNext()
            }
        }
        trials.append((socket, address, source))
        source.resume()
    }

    private func drop(_ socket: Socket) {
        for trial in trials where trial.socket === socket { trial.source.cancel() }
        trials.removeAll { $0.socket === socket }
    }

    private func after(_ interval: DispatchTimeInterval, _ action: @escaping () -> Void) {
        let item = DispatchWorkItem(block: action)
        timers.append(item)
        queue.asyncAfter(deadline: .now() + interval, execute: item)
    }

    private func finish(_ outcome: Outcome) {
        guard !isDone else { return }
        cancel()
        completion(outcome)
    }
}
