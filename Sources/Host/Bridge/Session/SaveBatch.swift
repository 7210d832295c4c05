import GroupStorage
import JSON
import ValueStore
import WidgetProtocol

/// Saves of one group that came in one turn and share a commit, and the replies that wait for it.
struct SaveBatch {
    let group: AppGroup
    private(set) var changes: [GroupChange] = []
    private var calls: [(address: ReplyAddress?, size: Int)] = []

    /// What was wrong with a save before it came to the store, by its place among the calls.
    private var failures: [Int: BridgeError] = [:]

    /// The bytes of the values that wait.
    private var size = 0

    /// So many bytes share a commit at most: replies are not kept waiting for more than a fraction of a second.
    private static let limit = 32 << 20

    /// What a change takes besides its value: its key, its id and the headers of both.
    private static let overhead = 128

    var isFull: Bool { size >= Self.limit }

    init(group: AppGroup) { self.group = group }

    mutating func add(_ call: Call, _ change: GroupChange) {
        calls.append((call.address, call.size))
        changes.append(change)
        size += Self.overhead + (change.value?.text.count ?? 0)
    }

    mutating func add(_ call: Call, _ error: BridgeError) {
        failures[calls.count] = error
        calls.append((call.address, call.size))
    }

    /// Commits, and appends the replies in the order of the requests; false where another process holds the group, and
    /// nothing has happened.
    func commit(to output: inout [UInt8]) -> Bool {
        guard let results = group.commitEach(changes, waits: false) else { return false }
        var rest = results.makeIterator()
        for (index, call) in calls.enumerated() {
            let failure = failures.isEmpty ? nil : failures[index]
            if let error = failure ?? rest.next() ?? nil {
                output.appendReply(to: call.address, error)
            } else {
                output.appendReply(to: call.address) { $0 += RawJSON.true.bytes }
            }
        }
        return true
    }

    /// The same as steps of the group's lane.
    func steps(_ pending: PendingRequests) -> [LaneStep] {
        var rest = changes.makeIterator()
        return calls.enumerated().map { index, call in
            let request = pending.add(call.address, size: call.size)
            if let failure = failures[index] { return LaneStep(request: request, work: .fail(failure)) }
            return LaneStep(request: request, work: rest.next().map { .save($0, group) } ?? .fail(.cancelled))
        }
    }
}
