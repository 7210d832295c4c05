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
        var pid: pid_t = 0
        let code = Cancellation.starting(cancellation) { () -> pid_t? in
            let started = Spawn.start(launch, input: nothing, output: output, errors: output)
            errno = started.code
            guard started.code == 0 else { return nil }
            pid = started.pid
            return pid
        }
        guard code else { return nil }
        defer { cancellation?.ended() }
        let watch = limit.map { Watch(over: pid, for: $0) }
        var information = siginfo_t()
        while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let isLate = watch?.end() ?? false
        kill(-pid, SIGKILL)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        if isLate {
            errno = ETIMEDOUT
            return nil
        }
        return launch.end(wait: status)
    }

    /// Ends a child and all that it started once it has taken too long.
    private struct Watch {
        private enum State { case running, ended, late }

        private let state = Monitor(State.running)

        init(over pid: pid_t, for limit: Duration) {
            let state = state
            startThread {
                if state.wait(for: limit, until: { $0 == .ended ? () : nil }) != nil { return }
                state.withLock { state in
                    // It is not reaped before its end is noted, so the number is still its own.
                    guard state == .running else { return }
                    state = .late
                    kill(-pid, SIGKILL)
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

/// Ends commands from another thread.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var running: pid_t?
    }

    private let state = Monitor(State())

    package init() {}

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what runs, and keeps everything after it from being started.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let pid = state.running { kill(-pid, SIGKILL) }
        }
    }

    /// Starts a child unless that was cancelled; false where it was, or could not be.
    fileprivate static func starting(_ cancellation: Cancellation?, _ start: () -> pid_t?) -> Bool {
        guard let cancellation else { return start() != nil }
        return cancellation.state.withLock { state in
            if state.isCancelled { return false }
            state.running = start()
            return state.running != nil
        }
    }

    fileprivate func ended() { state.withLock { $0.running = nil } }
}
