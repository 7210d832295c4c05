import Children
import Foundation
import POSIXSupport
import Synchronization
import WidgetBuild
import WidgetProtocol

/// What a signal that asks for the end does to a command: a build under way is ended and cleaned up first.
enum CommandTermination {
    private struct State {
        var isBuilding = false
        var signal: Int32?
    }

    private static let state = Mutex(State())
    private static let cancellation = Cancellation()

    /// Handles the signals; before any other thread is started.
    static func install() {
        Signals.onTermination { signal in
            let waits = state.withLock { state in
                defer { state.signal = signal }
                return state.isBuilding && state.signal == nil
            }
            if waits { cancellation.cancel() } else { end(by: signal) }
        }
    }

    /// Runs a build that a signal ends; then the command ends without another word.
    static func building<Result>(
        limit: Int, progress: @escaping @Sendable (String) -> Void,
        _ body: (BuildObserver) throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        state.withLock { $0.isBuilding = true }
        defer {
            let signal = state.withLock { state in
                state.isBuilding = false
                return state.signal
            }
            if let signal { end(by: signal) }
        }
        return try body(
            BuildObserver(cancellation: cancellation, timeLimit: .seconds(limit), progress: progress))
    }

    private static func end(by signal: Int32) -> Never {
        TemporaryRoot.removeAll()
        _exit(Signals.exitStatus(of: signal))
    }
}
