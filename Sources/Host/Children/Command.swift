import Foundation
import POSIXSupport

/// A program that runs to its end, with nothing to read.
package struct Command: Sendable {
    private let launch: Launch

    /// - Parameter arguments: the program's path, then its arguments.
    package init(_ arguments: [String], environment: [String: String]) {
        launch = Launch(arguments: arguments, environment: environment)
    }

    package init(_ launch: Launch) { self.launch = launch }

    /// Runs it on this thread, its standard output and error going to a descriptor.
    ///
    /// - Parameter limit: how long it may take.
    /// - Returns: how it ended; nil where it could not be started, with `errno` saying why, was cancelled before, or took
    ///   longer, with `ETIMEDOUT`.
    package func run(output: Int32, cancellation: Cancellation? = nil, limit: Duration? = nil) -> ChildEnd? {
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing >= 0 else { return nil }
        defer { close(nothing) }
        let started = Cancellation.starting(cancellation) { () -> Spawn.Started? in
            let started = Spawn.start(launch, input: nothing, output: output, errors: output)
            errno = started.code
            return started.code == 0 ? started : nil
        }
        guard let started else { return nil }
        let watch = limit.map { Watch(over: started, for: $0) }
        started.waitForEnd()
        let isLate = watch?.end() ?? false
        cancellation?.forget(started)
        let end = started.reap(launch)
        if isLate {
            errno = ETIMEDOUT
            return nil
        }
        return end
    }

    /// Ends a child and all that it started once it has taken too long.
    private struct Watch {
        private enum State { case running, ended, late }

        private let state = Monitor(State.running)

        init(over child: Spawn.Started, for limit: Duration) {
            let state = state
            startThread {
                if state.wait(for: limit, until: { $0 == .ended ? () : nil }) != nil { return }
                state.withLock { state in
                    // It is not reaped before its end is noted, so the number is still its own.
                    guard state == .running else { return }
                    state = .late
                    child.kill()
                }
            }
        }

        /// To be called before the child is reaped; whether it took too long.
        func end() -> Bool {
            state.withLock(waking: true) { state in
                defer { state = .ended }
                return state == .late
            }
        }
    }
}

/// Ends commands from another thread, of which several may run at a time.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var running: [pid_t: Spawn.Started] = [:]
    }

    private let state = Monitor(State())

    package init() {}

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what runs, and keeps everything after it from being started.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            for child in state.running.values { child.kill() }
        }
    }

    /// Starts a child unless that was cancelled; nil where it was, or could not be.
    fileprivate static func starting(
        _ cancellation: Cancellation?, _ start: () -> Spawn.Started?
    ) -> Spawn.Started? {
        guard let cancellation else { return start() }
        return cancellation.state.withLock { state in
            guard !state.isCancelled, let child = start() else { return nil }
            state.running[child.pid] = child
            return child
        }
    }

    /// To be called before a child is reaped: its number is another's then.
    fileprivate func forget(_ child: Spawn.Started) { state.withLock { $0.running[child.pid] = nil } }
}
