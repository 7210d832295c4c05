import GroupStorage
import JSONRPC

/// Saves of one group that came in one turn and share a commit, and the replies that wait for it.
struct SaveBatch {
    let group: AppGroup
    private(set) var changes: [GroupChange] = []
    private var ids: [RequestID?] = []

    /// What was wrong with a save before it came to the store, by its place among the ids.
    private var failures: [Int: BridgeError] = [:]

    /// The bytes of the values that wait.
    private var size = 0

    /// So many bytes share a commit at most: replies are not kept waiting for more than a fraction of a second.
    private static let limit = 32 << 20

    /// What a change takes besides its value: its key, its id and the headers of both.
    private static let overhead = 128

    var isFull: Bool { size >= Self.limit }

    init(group: AppGroup) { self.group = group }

    mutating func add(_ id: RequestID?, _ change: GroupChange) {
        ids.append(id)
        changes.append(change)
        size += Self.overhead + (change.value?.text.count ?? 0)
    }

    mutating func add(_ id: RequestID?, _ error: BridgeError) {
        failures[ids.count] = error
        ids.append(id)
    }

    /// Commits, and appends the replies in the order of the requests.
    func commit(to output: inout [UInt8]) {
        var results = group.commitEach(changes).makeIterator()
        for (index, id) in ids.enumerated() {
            let failure = failures.isEmpty ? nil : failures[index]
            if let error = failure ?? results.next() ?? nil {
                output.appendReply(to: id, error)
            } else {
                output.appendReply(to: id) { $0 += JSONText.true }
            }
        }
    }
}
