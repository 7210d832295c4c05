import Foundation
import POSIXSupport

/// A program that runs to its end, with nothing to read.
package struct Command: Sendable {
    /// The program's path, then its arguments.
    package var arguments: [String]
    package var environment: [String: String]

    package init(_ arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs it on this thread, its standard output and error going to a descriptor.
    ///
    /// - Returns: how it ended; nil where it could not be started, with `errno` saying why, or was cancelled before.
    package func run(output: Int32, cancellation: Cancellation? = nil) -> ChildEnd? {
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing >= 0 else { return nil }
        defer { close(nothing) }
        var pid: pid_t = 0
        let code = Cancellation.starting(cancellation) { () -> pid_t? in
            let started = Spawn.start(
                Spawn.arguments(arguments[0]) + arguments.dropFirst(), environment, program: arguments[0],
                input: nothing, output: output, errors: output)
            errno = started.code
            guard started.code == 0 else { return nil }
            pid = started.pid
            return pid
        }
        guard code else { return nil }
        defer { cancellation?.ended() }
        var information = siginfo_t()
        while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        kill(-pid, SIGKILL)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return ChildEnd(wait: status)
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
