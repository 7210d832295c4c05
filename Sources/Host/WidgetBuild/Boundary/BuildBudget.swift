import JSON
import Synchronization
import WidgetProtocol

/// What a build has taken in of its project so far.
final class BuildBudget: Sendable {
    private struct State {
        var spent: [BuildLimits.Count: Int] = [:]
        var exceeded: BuildLimits.Count?
    }

    private let state = Mutex(State())

    /// Counts; false once a limit is exceeded, which ``check()`` then says.
    ///
    /// For what cannot throw, and goes on with nothing.
    func spend(_ limit: BuildLimits.Count, _ count: Int = 1) -> Bool {
        state.withLock { state in
            state.spent[limit, default: 0] += count
            if state.spent[limit, default: 0] > limit.most { state.exceeded = state.exceeded ?? limit }
            return state.exceeded == nil
        }
    }

    func check() throws(BridgeError) {
        if let exceeded = state.withLock({ $0.exceeded }) {
            throw .projectTooLarge("the project has more than \(exceeded.most) \(exceeded.rawValue)", exceeded.most)
        }
    }
}

extension ProjectBoundary {
    /// Counts for the build that runs; false once it has taken in too much.
    static func spend(_ limit: BuildLimits.Count, _ count: Int = 1) -> Bool {
        current.budget.spend(limit, count)
    }

    /// Counts for the build that runs, which ends where that is too much.
    static func charge(_ limit: BuildLimits.Count, _ count: Int = 1) throws(BridgeError) {
        if !spend(limit, count) { try current.budget.check() }
    }
}

extension BridgeError {
    static func projectTooLarge(_ message: String, _ limit: Int) -> BridgeError {
        BridgeError(
            .projectTooLarge, message.prefix(1).uppercased() + message.dropFirst(),
            hint: "Name the widget's own folder, and see whether the file that is named is what it should be."
        ).with("limit", .int(limit))
    }
}
