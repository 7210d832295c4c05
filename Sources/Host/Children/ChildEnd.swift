import Foundation

/// How a child process ended.
package enum ChildEnd: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
    /// The kernel has ended it, for it and what it had started took more memory than all of them may.
    case outOfMemory

    /// Reads what `waitpid` gives: the low 7 bits hold a signal, the next byte an exit code (wait(2)).
    init(wait status: Int32) {
        self = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    package static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGKILL: "SIGKILL"
        case SIGSEGV: "SIGSEGV"
        case SIGPIPE: "SIGPIPE"
        case SIGTERM: "SIGTERM"
        case SIGINT: "SIGINT"
        case SIGHUP: "SIGHUP"
        case SIGXCPU: "SIGXCPU"
        case SIGXFSZ: "SIGXFSZ"
        case SIGSYS: "SIGSYS"
        default: "signal \(signal)"
        }
    }
}
