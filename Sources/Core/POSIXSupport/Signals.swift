import Glibc

/// The signals that ask a process to end.
package enum Signals {
    /// Hands each signal that asks for the process's end to `handle`, on a thread of its own, instead of ending it.
    ///
    /// To be called before any other thread is started: they all inherit that the signals are blocked.
    package static func onTermination(_ handle: @escaping @Sendable (Int32) -> Void) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        startThread {
            var signals = sigset_t()
            sigemptyset(&signals)
            for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
            while true {
                var signal: Int32 = 0
                if sigwait(&signals, &signal) == 0 { handle(signal) }
            }
        }
    }

    /// What a process exits with that a signal has ended, as shells say it.
    package static func exitStatus(of signal: Int32) -> Int32 { 128 + signal }

    /// Makes a write to a closed pipe, and one beyond a file's allowed size, an error instead of this process's end.
    package static func ignoreFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }
}
