import Foundation
import GroupStorage
import JSON

extension WidgetHomeError {
    static func crashed(_ name: String, phase: String, _ exit: ExitStatus?, stderr: [String]) -> Self {
        let how =
            switch exit {
            case .signal(let signal)?: "crashed in \(phase) (\(ExitStatus.name(ofSignal: signal)))"
            case .code(let code)?: "exited with status \(code) in \(phase)"
            case nil: "closed its output in \(phase)"
            }
        var error = Self(
            code: -22, kind: "extensionCrashed", phase: phase,
            message: "The extension \(name) \(how)" + (lastWords(stderr).map { ": \($0)" } ?? ""),
            hint: "Mend what its last lines of stderr name; the widget keeps its last good timeline.")
        switch exit {
        case .signal(let signal)?: error.details["signal"] = .string(ExitStatus.name(ofSignal: signal))
        case .code(let code)?: error.details["status"] = .int(Int(code))
        case nil: break
        }
        error.details["stderr"] = .array(stderr.map { .string($0) })
        return error
    }

    static func garbage(_ name: String, phase: String, _ reason: String, stderr: [String]) -> Self {
        var error = Self(
            code: -22, kind: "extensionGarbage", phase: phase,
            message: "The extension \(name) wrote \(reason) in \(phase)",
            hint: "Nothing but its runtime may write to the extension's first standard output.")
        error.details["stderr"] = .array(stderr.map { .string($0) })
        return error
    }

    static func launchFailed(_ name: String, _ path: String, _ code: Int32) -> Self {
        Self(
            code: -22, kind: "extensionNotStarted", phase: "launch",
            message: "The extension \(name) could not be started: \(path): \(String(cString: strerror(code)))",
            hint: "Build it again with `widget-bridge build`.")
    }

    static func timedOut(_ name: String, phase: String, limit: Duration, stderr: [String]) -> Self {
        var error = Self(
            code: -23, kind: "extensionTimedOut", phase: phase,
            message: "The extension \(name) did not answer in \(phase) within \(limit.formattedSeconds)",
            hint: "See that getTimeline and its like call their completion on every path, without a network too; "
                + "the phase `placeholder` draws without them.")
        error.details["stderr"] = .array(stderr.map { .string($0) })
        return error
    }

    static func memory(_ name: String, phase: String, used: Int, limit: Int) -> Self {
        func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 104_857.6).rounded() / 10) MB" }
        var error = Self(
            code: -24, kind: "memoryLimit", phase: phase,
            message: "The extension \(name) used \(megabytes(used)) in \(phase); the limit is \(megabytes(limit))",
            hint: "Decode images at the size they are shown at, and keep less at a time.")
        error.details["used"] = .int(used)
        error.details["limit"] = .int(limit)
        return error
    }

    /// What the extension itself answered with.
    static func refused(_ name: String, phase: String, code: Int, message: String, data: JSONValue?) -> Self {
        var error = Self(
            code: code, kind: data?["kind"]?.stringValue ?? "extensionFailed",
            phase: data?["phase"]?.stringValue ?? phase,
            message: message, hint: data?["hint"]?.stringValue ?? "Look at the extension's log on stderr.")
        error.details = data?.objectValue ?? [:]
        return error
    }

    static func malformedReply(_ name: String, phase: String, _ reason: String) -> Self {
        Self(
            code: -22, kind: "extensionGarbage", phase: phase,
            message: "The extension \(name) answered \(phase) with what is no answer to it: \(reason)",
            hint: "Build it again with this version of widget-bridge.")
    }

    init(_ error: GroupStorageError) {
        self.init(code: error.code, kind: error.kind, message: error.message, hint: error.hint)
    }

    /// The line that says why: Swift's own, where there is one, else the last.
    private static func lastWords(_ stderr: [String]) -> String? {
        let line = stderr.last { $0.contains("Fatal error:") } ?? stderr.last { !$0.isEmpty }
        return line.map { String($0.prefix(500)) }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    fileprivate var formattedSeconds: String {
        seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}
