import GroupStorage

/// What waits in a lane.
struct LaneStep: Sendable {
    enum Work: Sendable {
        case save(GroupChange, AppGroup)
        /// Another change of the group's values; gives the reply's JSON.
        case change(@Sendable () throws(BridgeError) -> [UInt8])
        /// A read that has to see the changes before it.
        case read(@Sendable () throws(BridgeError) -> [UInt8])
        case reload(kind: String)
        case run(@Sendable () throws(BridgeError) -> LaneOutcome)
        case fail(BridgeError)
    }

    let request: PendingRequest
    let work: Work

    /// Whether reads of the group must wait for it.
    var isChange: Bool {
        switch work {
        case .save, .change: true
        default: false
        }
    }
}

/// How a step left its lane.
enum LaneOutcome: Sendable {
    /// Done, with the reply's JSON.
    case done([UInt8])
    /// What had to be in order is done; the rest goes on beside the lane.
    case goesOn(@Sendable () async throws(BridgeError) -> [UInt8])
}
