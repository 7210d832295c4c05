import JSON
import POSIXSupport
import WidgetProtocol

/// What the extensions' code asks of the widget center, until the schedule takes it over; wakes who sees to that.
final class ReloadRequests: Sendable {
    /// A wish of a widget's code.
    struct Request: Sendable, Hashable {
        enum Wish: Sendable, Hashable {
            /// Nil for every kind.
            case reload(kind: String?)
            case describe
            /// Nil for every kind.
            case reloadControls(kind: String?)
        }

        var wish: Wish
        /// The extension's executable.
        var path: String
    }

    private struct State {
        var requests: [Request] = []
        var isWoken = false
        /// Whether the thread is woken already, and does nothing yet.
        var isResting = false
        var isStopped = false
        var isWorked = false
    }

    private let state = Monitor(State())

    /// How long wakings that follow one another are one, and what has woken goes on undisturbed.
    private static let rest = Duration.milliseconds(50)

    /// Keeps a request, once however often it is made; gives what is to be told of it.
    ///
    /// - Parameter phase: the call that is under way; nil between calls.
    func add(
        _ notification: ExtensionNotification, _ params: JSONValue, from path: String, during phase: ExtensionMethod?
    ) -> Warning? {
        let wish: Request.Wish
        switch notification {
        case .reloadTimelines: wish = .reload(kind: params["kind"]?.stringValue ?? "")
        case .reloadAllTimelines: wish = .reload(kind: nil)
        case .invalidateRecommendations: wish = .describe
        // A control that is just asked for its value is not asked again for that.
        case .reloadControls, .reloadAllControls:
            guard phase != .control else { return nil }
            wish = .reloadControls(kind: notification == .reloadControls ? params["kind"]?.stringValue ?? "" : nil)
        case .warning, .entries, .leftOut, .invalidateRelevance, .backgroundCallback, .startActivity, .updateActivity:
            return nil
        }
        let request = Request(wish: wish, path: path)
        state.withLock(waking: true) { state in
            if !state.requests.contains(request) { state.requests.append(request) }
            // The reload that follows an intent does what it asks for, and wakes for the rest.
            if phase != .perform { state.isWoken = true }
        }
        guard case .reload(let kind) = wish, phase == .timeline else { return nil }
        return .reloadPutOff(kind)
    }

    /// What was asked for since the last time.
    func take() -> [Request] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    /// Keeps what could not be done for the next time.
    func putBack(_ requests: some Sequence<Request>) {
        state.withLock { state in state.requests = requests.filter { !state.requests.contains($0) } + state.requests }
    }

    func wake() {
        let isResting = state.withLock { state in
            state.isWoken = true
            return state.isResting
        }
        if !isResting { state.withLock(waking: true) { _ in } }
    }

    /// Calls `step` on a thread of its own when it is woken, and again after the time that it gives.
    func start(_ step: @escaping @Sendable () -> Duration?) {
        state.withLock { $0.isWorked = true }
        startThread { [self] in
            var pause: Duration?
            while wait(for: pause) { pause = step() }
            state.withLock(waking: true) { $0.isWorked = false }
        }
    }

    /// Has the thread end; whether it has, so long after.
    func stop(within limit: Duration) -> Bool {
        state.withLock(waking: true) { $0.isStopped = true }
        let hasEnded: Void? = state.wait(for: limit) { $0.isWorked ? nil : () }
        return hasEnded != nil
    }

    /// Blocks this thread until a while after it is woken, or the time is over; false once it is to end.
    private func wait(for limit: Duration?) -> Bool {
        func look(_ state: inout State) -> Bool? {
            if state.isStopped { return false }
            state.isResting = state.isWoken
            return state.isWoken ? true : nil
        }
        let isWoken = if let limit { state.wait(for: limit, until: look) } else { state.wait(until: look) as Bool? }
        guard isWoken == true else { return isWoken == nil }
        let isStopped: Void? = state.wait(for: Self.rest) { $0.isStopped ? () : nil }
        state.withLock { state in (state.isWoken, state.isResting) = (false, false) }
        return isStopped == nil
    }
}

extension Warning {
    fileprivate static func reloadPutOff(_ kind: String?) -> Warning {
        Warning(
            .reloadPutOff,
            "The widget's code asks for a reload of \(kind.map { BridgeError.quoted($0) } ?? "every kind") while its "
                + "timeline is made; widgets that were reloaded just now wait 5 minutes for it",
            hint: "Say in the timeline's policy when it is to be made again.", subject: kind)
    }
}
