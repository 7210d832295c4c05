import Foundation
import Glibc

/// Datagrams to and from one other side, over a socket of its own.
final class DatagramTransport: Transport, @unchecked Sendable {
    /// UDP's largest, without headers.
    static let limit = 65507

    let socket: Socket
    let remoteAddress: SocketAddress?
    var maximumDatagramSize: Int? { Self.limit }
    var onInput: ((Segment) -> Void)?
    var onFailure: ((NWError) -> Void)?

    private let reader: any DispatchSourceRead
    private var isReading = false
    private var isClosed = false
    private var error: NWError?

    init(_ socket: Socket, remote: SocketAddress?, on queue: DispatchQueue) {
        self.socket = socket
        remoteAddress = remote
        reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        reader.setCancelHandler { withExtendedLifetime(socket) {} }
        reader.setEventHandler { [weak self] in self?.read() }
    }

    deinit { close(flushing: false) }

    func setReading(_ reads: Bool) {
        guard reads != isReading, !isClosed else { return }
        isReading = reads
        reads ? reader.resume() : reader.suspend()
    }

    func write(_ data: Data) {
        guard !isClosed else { return }
        error = socket.send(data, to: nil) ?? error
    }

    /// Datagrams have no end.
    func finishWriting() {}

    func afterWriting(_ action: @escaping (NWError?) -> Void) {
        action(isClosed ? .posix(.ECANCELED) : error)
        error = nil
    }

    func close(flushing: Bool) {
        onInput = nil
        onFailure = nil
        guard !isClosed else { return }
        isClosed = true
        if !isReading { reader.resume() }
        reader.cancel()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        for _ in 0..<16 where isReading && !isClosed {
            let count = recv(socket.descriptor, &buffer, buffer.count, 0)
            if count >= 0 {
                onInput?(Segment(data: Data(buffer[..<count]), isComplete: true))
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                let (error, onFailure) = (NWError(errno: errno), onFailure)
                close(flushing: false)
                onFailure?(error)
            }
        }
    }
}

extension Socket {
    /// Sends one datagram, and says why it could not.
    func send(_ data: Data, to address: SocketAddress?) -> NWError? {
        for _ in 0..<100 {
            let count = data.withUnsafeBytes { bytes in
                let flags = Int32(MSG_NOSIGNAL)
                guard let address else { return Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags) }
                return address.withPointer { sendto(descriptor, bytes.baseAddress, bytes.count, flags, $0, $1) }
            }
            if count >= 0 { return nil }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // The kernel's buffer is full: a moment later it is not, or the datagram is lost as others are.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                guard poll(&wait, 1, 100) > 0 else { return .posix(.ENOBUFS) }
            default: return NWError(errno: errno)
            }
        }
        return .posix(.EINTR)
    }
}

/// One socket that hears datagrams from many, each of whom becomes a connection.
final class DatagramHub: @unchecked Sendable {
    let socket: Socket
    /// Called on the hub's queue for somebody new, whose datagrams then go to what it gives back.
    private let newPeer: @Sendable (SocketAddress, DatagramHub) -> HubTransport?
    private let queue = DispatchQueue(label: "Network.datagrams")
    private let reader: any DispatchSourceRead
    /// Used on the queue alone.
    private var peers: [SocketAddress: Weak] = [:]

    private struct Weak {
        weak var transport: HubTransport?
    }

    init(_ socket: Socket, newPeer: @escaping @Sendable (SocketAddress, DatagramHub) -> HubTransport?) {
        self.socket = socket
        self.newPeer = newPeer
        reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        reader.setCancelHandler { withExtendedLifetime(socket) {} }
        reader.setEventHandler { [weak self] in self?.read() }
        reader.resume()
    }

    deinit { reader.cancel() }

    func remove(_ address: SocketAddress) {
        queue.async { self.peers[address] = nil }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        for _ in 0..<16 {
            var count = 0
            let address = SocketAddress { address, length in
                count = recvfrom(socket.descriptor, &buffer, buffer.count, 0, address, length)
                return count < 0 ? -1 : 0
            }
            guard let address else {
                // What an earlier datagram of somebody else's has met.
                if count < 0, errno == ECONNREFUSED || errno == EINTR { continue }
                return
            }
            let transport = peers[address]?.transport ?? newPeer(address, self)
            peers[address] = transport.map { Weak(transport: $0) }
            transport?.receive(Data(buffer[..<count]))
        }
    }
}

/// Datagrams to and from one of those that a hub hears.
final class HubTransport: Transport, @unchecked Sendable {
    let remoteAddress: SocketAddress?
    var socket: Socket { hub.socket }
    var maximumDatagramSize: Int? { DatagramTransport.limit }
    var onInput: ((Segment) -> Void)?
    var onFailure: ((NWError) -> Void)?

    private let hub: DatagramHub
    private let address: SocketAddress
    private let queue: DispatchQueue
    /// Used on the queue alone, as all that follows.
    private var waiting: [Data] = []
    private var isReading = false
    private var isClosed = false
    private var error: NWError?

    init(_ address: SocketAddress, of hub: DatagramHub, on queue: DispatchQueue) {
        self.hub = hub
        self.address = address
        self.queue = queue
        remoteAddress = address
    }

    /// Takes a datagram from the hub; of those that nobody reads, the newest thousand are kept.
    func receive(_ data: Data) {
        queue.async { [self] in
            guard !isClosed else { return }
            if waiting.count >= 1000 { waiting.removeFirst() }
            waiting.append(data)
            drain()
        }
    }

    func setReading(_ reads: Bool) {
        isReading = reads
        drain()
    }

    func write(_ data: Data) {
        guard !isClosed else { return }
        error = socket.send(data, to: address) ?? error
    }

    func finishWriting() {}

    func afterWriting(_ action: @escaping (NWError?) -> Void) {
        action(isClosed ? .posix(.ECANCELED) : error)
        error = nil
    }

    func close(flushing: Bool) {
        onInput = nil
        onFailure = nil
        guard !isClosed else { return }
        isClosed = true
        waiting = []
        hub.remove(address)
    }

    private func drain() {
        while isReading, !isClosed, let onInput, !waiting.isEmpty {
            onInput(Segment(data: waiting.removeFirst(), isComplete: true))
        }
    }
}
