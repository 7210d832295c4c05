import JSON
import JSONRPC
import POSIXSupport
import Synchronization
import WidgetProtocol

/// A request that is answered later, from another thread.
final class PendingRequest: Sendable {
    let id: RequestID?

    /// The bytes of its line, which it may hold on to.
    let size: Int

    private let answered = Atomic(false)

    init(id: RequestID?, size: Int) {
        self.id = id
        self.size = size
    }

    var isAnswered: Bool { answered.load(ordering: .acquiring) }

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

    func add(_ id: RequestID?, size: Int) -> PendingRequest {
        let request = PendingRequest(id: id, size: size)
        monitor.withLock { state in
            state.count += 1
            state.size += size
            if let id { state.byID[id] = request }
        }
        return request
    }

    /// Answers, unless that was done.
    func finish(_ request: PendingRequest, _ result: Result<CallResult, BridgeError>) {
        guard request.claim() else { return }
        var line: [UInt8] = []
        switch result {
        case .success(let result):
            for warning in result.warnings { log(.warning, "\(warning)") }
            for warning in result.apart { notifications.warn(warning, about: request.id) }
            line.appendReply(to: request.id) { $0 += result.json.bytes }
        case .failure(let error):
            for warning in error.warnings { log(.warning, "\(warning)") }
            line.appendReply(to: request.id, error)
        }
        sink.enqueue(line)
        monitor.withLock(waking: true) { state in
            state.count -= 1
            state.size -= request.size
            if let id = request.id, state.byID[id] === request { state.byID[id] = nil }
        }
    }

    /// Answers the pending request of that id with -32800; nothing happens to one that is done.
    func cancel(_ id: RequestID) {
        if let request = monitor.withLock({ $0.byID[id] }) { finish(request, .failure(.cancelled)) }
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
