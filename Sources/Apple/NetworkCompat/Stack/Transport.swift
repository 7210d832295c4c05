import Foundation

/// Content on its way between two protocols of a stack.
struct Segment {
    var data = Data()
    var metadata: [NWProtocolMetadata] = []
    /// Whether a message ends with it.
    var isComplete = false
    /// Whether nothing follows.
    var isFinal = false

    /// The end of what one side has to say.
    static let end = Segment(isComplete: true, isFinal: true)
}

/// What carries a connection's bytes, beneath its protocols; used on the connection's own queue alone.
protocol Transport: AnyObject, Sendable {
    var socket: Socket { get }
    var remoteAddress: SocketAddress? { get }
    /// The largest piece that is sent as one; nil for a stream.
    var maximumDatagramSize: Int? { get }
    /// Takes what comes.
    var onInput: ((Segment) -> Void)? { get set }
    var onFailure: ((NWError) -> Void)? { get set }

    /// Begins to read, or goes on, or stops.
    func setReading(_ reads: Bool)
    func write(_ data: Data)
    /// Says to the other side that nothing follows.
    func finishWriting()
    /// Calls when what was written before has been sent, or why it was not.
    func afterWriting(_ action: @escaping (NWError?) -> Void)
    /// Ends, at once or when what was written has been sent.
    func close(flushing: Bool)
}

/// A stream of bytes over TCP or a socket of the file system.
final class StreamTransport: Transport, @unchecked Sendable {
    private enum Output {
        case bytes(Data)
        case action((NWError?) -> Void)
        case end
    }

    let socket: Socket
    let remoteAddress: SocketAddress?
    var maximumDatagramSize: Int? { nil }
    var onInput: ((Segment) -> Void)?
    var onFailure: ((NWError) -> Void)?

    private let queue: DispatchQueue
    private let reader: any DispatchSourceRead
    private let writer: any DispatchSourceWrite
    private var output: ArraySlice<Output> = []
    private var isReading = false
    private var waitsToWrite = false
    private var hasEnded = false
    private var isClosed = false
    /// Keeps itself until what was written has been sent.
    private var lingering: StreamTransport?

    init(_ socket: Socket, remote: SocketAddress?, on queue: DispatchQueue) {
        self.socket = socket
        self.queue = queue
        remoteAddress = remote
        reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        writer = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: queue)
        // The sources hold the socket, so that its number is not another's before they are done with it.
        reader.setCancelHandler { withExtendedLifetime(socket) {} }
        writer.setCancelHandler { withExtendedLifetime(socket) {} }
        reader.setEventHandler { [weak self] in self?.read() }
        writer.setEventHandler { [weak self] in self?.flush() }
    }

    deinit { close() }

    func setReading(_ reads: Bool) {
        guard reads != isReading, !isClosed, !hasEnded || !reads else { return }
        isReading = reads
        reads ? reader.resume() : reader.suspend()
    }

    func write(_ data: Data) {
        guard !isClosed, !data.isEmpty else { return }
        output.append(.bytes(data))
        flush()
    }

    func finishWriting() {
        guard !isClosed else { return }
        output.append(.end)
        flush()
    }

    func afterWriting(_ action: @escaping (NWError?) -> Void) {
        guard !isClosed else { return action(.posix(.ECANCELED)) }
        output.append(.action(action))
        flush()
    }

    func close(flushing: Bool) {
        onInput = nil
        onFailure = nil
        guard flushing, !isClosed, !output.isEmpty else { return close() }
        setReading(false)
        lingering = self
        queue.asyncAfter(deadline: .now() + .seconds(5)) { [weak self] in self?.close() }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        // As much as there is, but not for ever: others have the queue too.
        for _ in 0..<4 where isReading {
            let count = recv(socket.descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                onInput?(Segment(data: Data(buffer[..<count])))
                if count < buffer.count { return }
            } else if count == 0 {
                setReading(false)
                hasEnded = true
                onInput?(.end)
                return
            } else if errno != EINTR {
                if errno != EAGAIN { fail(NWError(errno: errno)) }
                return
            }
        }
    }

    private func flush() {
        while let next = output.first {
            switch next {
            case .bytes(let data):
                let count = data.withUnsafeBytes {
                    send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count >= 0 {
                    output[output.startIndex] = .bytes(data.dropFirst(count))
                    if count == data.count { output.removeFirst() }
                } else if errno == EAGAIN {
                    return setWaitsToWrite(true)
                } else if errno != EINTR {
                    return fail(NWError(errno: errno))
                }
            case .end:
                output.removeFirst()
                shutdown(socket.descriptor, Int32(SHUT_WR))
            case .action(let action):
                output.removeFirst()
                action(nil)
            }
        }
        setWaitsToWrite(false)
        if lingering != nil { close() }
    }

    private func setWaitsToWrite(_ waits: Bool) {
        guard waits != waitsToWrite, !isClosed else { return }
        waitsToWrite = waits
        waits ? writer.resume() : writer.suspend()
    }

    private func fail(_ error: NWError) {
        let onFailure = onFailure
        abandonOutput(error)
        close()
        onFailure?(error)
    }

    private func abandonOutput(_ error: NWError) {
        let abandoned = output
        output = []
        for case .action(let action) in abandoned { action(error) }
    }

    private func close() {
        guard !isClosed else { return }
        abandonOutput(.posix(.ECANCELED))
        isClosed = true
        // A source that is suspended is never released.
        if !isReading { reader.resume() }
        if !waitsToWrite { writer.resume() }
        reader.cancel()
        writer.cancel()
        lingering = nil
    }
}
