import GroupStorage
import WidgetHome
import WidgetProtocol

/// What waits in a lane.
struct LaneStep: Sendable {
    enum Work: Sendable {
        case save(GroupChange, AppGroup)
        /// Another change of the group's values.
        case change(@Sendable () throws(BridgeError) -> CallResult)
        /// A read that has to see the changes before it.
        case read(@Sendable () throws(BridgeError) -> CallResult)
        /// Nil for every kind.
        case reload(kind: String?)
        case tap(WidgetHome.Tap)
        case run(@Sendable () throws(BridgeError) -> LaneOutcome)
        case fail(BridgeError)
    }

    let request: PendingRequest
    let work: Work

    /// Whether it may take long without changing a value.
    var isLong: Bool {
        switch work {
        case .reload, .tap, .run: true
        default: false
        }
    }

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
    case done(CallResult)
    /// What had to be in order is done; the rest goes on beside the lane.
    case goesOn(LaneRest)
}

/// What goes on beside a lane.
struct LaneRest: Sendable {
    /// Calls what it is given once, with the result, on whatever thread comes to it.
    let whenDone: @Sendable (@escaping @Sendable (Result<CallResult, BridgeError>) -> Void) -> Void
    /// Has it end with an error, where it has not ended.
    let cancel: @Sendable () -> Void
}
