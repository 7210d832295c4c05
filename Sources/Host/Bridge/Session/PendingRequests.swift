import JSON
import JSONRPC
import POSIXSupport
import Synchronization
import WidgetProtocol

/// A request that is answered later, from another thread.
final class PendingRequest: Sendable {
    /// Nil for a notification, which is owed none.
    let address: ReplyAddress?

    /// The bytes of its line, which it may hold on to.
    let size: Int

    private let answered = Atomic(false)
    private let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

    init(address: ReplyAddress?, size: Int) {
        self.address = address
        self.size = size
    }

    var isAnswered: Bool { answered.load(ordering: .acquiring) }

    /// Has what the request still waits for end with it, where it is cancelled.
    func goOn(cancelling cancel: @escaping @Sendable () -> Void) {
        cancellation.withLock { $0 = cancel }
        if isAnswered { cancel() }
    }

    /// Ends what it still waits for.
    func abandon() { cancellation.withLock { $0 }?() }

    /// True for the first caller alone: that one answers.
    func claim() -> Bool { !answered.exchange(true, ordering: .acquiringAndReleasing) }
}

/// The requests that are owed a reply, each of which gets exactly one.
final class PendingRequests: Sendable {
    private struct State {
        var byID: [RequestID: PendingRequest] = [:]
        var count = 0
        var size = 0
    }

    /// How much may be under way before the dispatcher stops reading: requests, and bytes of theirs.
    static let limit = (count: 1024, size: 64 << 20)

    private let sink: any ReplySink
    private let notifications: HostNotifications
    private let log: SessionLog
    private let monitor = Monitor(State())

    init(sink: any ReplySink, notifications: HostNotifications, log: @escaping SessionLog) {
        self.sink = sink
        self.notifications = notifications
        self.log = log
    }

    func add(_ address: ReplyAddress?, size: Int) -> PendingRequest {
        let request = PendingRequest(address: address, size: size)
        monitor.withLock { state in
            state.count += 1
            state.size += size
            if let id = address?.id { state.byID[id] = request }
        }
        return request
    }

    /// Answers, unless that was done.
    func finish(_ request: PendingRequest, _ result: Result<CallResult, BridgeError>) {
        guard request.claim() else { return }
        switch result {
        case .success(let result):
            for warning in result.warnings { log(.warning, "\(warning)") }
            for warning in result.apart { notifications.warn(warning, about: request.address?.id) }
            reply(to: request.address, .success(result.json))
        case .failure(let error):
            for warning in error.warnings { log(.warning, "\(warning)") }
            reply(to: request.address, .failure(error))
        }
        monitor.withLock(waking: true) { state in
            state.count -= 1
            state.size -= request.size
            if let id = request.address?.id, state.byID[id] === request { state.byID[id] = nil }
        }
    }

    private func reply(to address: ReplyAddress?, _ result: Result<RawJSON, BridgeError>) {
        if case .methodCall(let replies, let call)? = address {
            let line: [UInt8] =
                switch result {
                case .success(let json): .methodCallReply { $0 += json.bytes }
                case .failure(let error): .methodCallReply(error)
                }
            return replies.enqueue(line, of: call)
        }
        var line: [UInt8] = []
        switch result {
        case .success(let json): line.appendReply(to: address) { $0 += json.bytes }
        case .failure(let error): line.appendReply(to: address, error)
        }
        sink.enqueue(line)
    }

    /// Answers the pending request of that id with -32800; nothing happens to one that is done.
    func cancel(_ id: RequestID) {
        guard let request = monitor.withLock({ $0.byID[id] }) else { return }
        finish(request, .failure(.cancelled))
        request.abandon()
    }

    /// Blocks this thread while too much waits for the host to read it.
    func waitForHost() { sink.waitUntilQueued(atMost: Self.queueLimit) }

    /// How many bytes of replies may wait for the host before no more are made.
    static let queueLimit = 8 << 20

    func waitUntilBelowLimit() {
        monitor.wait { $0.count < Self.limit.count && $0.size < Self.limit.size ? () : nil }
    }

    func waitUntilNone() {
        monitor.wait { $0.count == 0 ? () : nil }
    }
}
