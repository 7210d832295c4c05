import Children
import Foundation
import JSON
import WidgetBuild
import WidgetProtocol

/// What an extension does instead of answering.
extension BridgeError {
    /// - Parameter trace: where in the widget's own code it was.
    static func crashed(
        _ name: String, phase: ExtensionMethod, _ end: ChildEnd?, _ trace: Symbolizer.Trace, stderr: [String]
    ) -> BridgeError {
        let places = trace.places
        let how =
            switch end {
            case .signal(let signal)?: "crashed in \(phase.rawValue) (\(ChildEnd.name(ofSignal: signal)))"
            case .code(let code)?: "exited with status \(code) in \(phase.rawValue)"
            case .outOfMemory?: "ran out of memory in \(phase.rawValue)"
            case nil: "closed its output in \(phase.rawValue)"
            }
        let words = lastWords(stderr, reason: trace.reason)
        var place = places.first.map { "\($0.file):\($0.line)" }
        // Swift's own words name the file within its module.
        if let path = place, let words, words.contains("/\((path as NSString).lastPathComponent):") { place = nil }
        let error = BridgeError(
            .extensionCrashed,
            "The extension \(name) \(how)" + (words.map { ": \($0)" } ?? "") + (place.map { ", at \($0)" } ?? ""),
            hint: places.isEmpty
                ? "Mend what its last lines of stderr name; the widget keeps its last good timeline."
                : "Mend what it does there; the widget keeps its last good timeline."
        ).with(
            "trace",
            places.isEmpty ? nil : .array(places.map { ["file": .string($0.file), "line": .int($0.line)] }))
        return switch end {
        case .signal(let signal)?:
            error.inPhase(phase, stderr).with("signal", .string(ChildEnd.name(ofSignal: signal)))
        case .code(let code)?: error.inPhase(phase, stderr).with("status", .int(Int(code)))
        case .outOfMemory?, nil: error.inPhase(phase, stderr)
        }
    }

    static func garbage(_ name: String, phase: ExtensionMethod, _ reason: String, stderr: [String]) -> BridgeError {
        BridgeError(
            .extensionGarbage, "The extension \(name) wrote \(reason) in \(phase.rawValue)",
            hint: "Nothing but its runtime may write to the extension's first standard output."
        ).inPhase(phase, stderr)
    }

    static func malformedReply(_ name: String, phase: ExtensionMethod, _ reason: String) -> BridgeError {
        BridgeError(
            .extensionGarbage,
            "The extension \(name) answered \(phase.rawValue) with what is no answer to it: \(reason)",
            hint: "Build it again with this version of widget-bridge."
        ).inPhase(phase)
    }

    static func notStarted(_ name: String, _ reason: String, _ code: Int32) -> BridgeError {
        BridgeError(
            .extensionNotStarted,
            "The extension \(name) could not be started: \(reason): \(String(cString: strerror(code)))",
            hint: "Build it again with `widget-bridge build`.", details: ["phase": "launch"])
    }

    static func timedOut(_ name: String, phase: ExtensionMethod, limit: Duration, stderr: [String]) -> BridgeError {
        BridgeError(
            .extensionTimedOut, "The extension \(name) did not answer in \(phase.rawValue) within \(limit.inSeconds)",
            hint: "See that getTimeline and its like call their completion on every path, without a network too; "
                + "the phase `placeholder` draws without them."
        ).inPhase(phase, stderr)
    }

    static func continuationLeaked(
        _ name: String, phase: ExtensionMethod, _ function: String, stderr: [String]
    ) -> BridgeError {
        BridgeError(
            .continuationLeaked,
            "The extension \(name) waits in \(phase.rawValue) for a continuation that \(function) has leaked",
            hint: "Resume the continuation on every path of \(function), exactly once.",
            details: ["function": .string(function)]
        ).inPhase(phase, stderr)
    }

    static func memoryLimit(
        _ name: String, phase: ExtensionMethod, used: Int, limit: Int, stderr: [String]
    ) -> BridgeError {
        func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 104_857.6).rounded() / 10) MB" }
        return BridgeError(
            .memoryLimit,
            "The extension \(name) used \(megabytes(used)) in \(phase.rawValue); the limit is \(megabytes(limit))",
            hint: "Decode images at the size they are shown at, and keep less at a time.",
            details: ["used": .int(used), "limit": .int(limit)]
        ).inPhase(phase, stderr)
    }

    static func processLimit(_ name: String, phase: ExtensionMethod, limit: Int, stderr: [String]) -> BridgeError {
        BridgeError(
            .processLimit, "The extension \(name) started more than \(limit) processes in \(phase.rawValue)",
            hint: "A widget's code is one process, as on a phone.", details: ["limit": .int(limit)]
        ).inPhase(phase, stderr)
    }

    /// The same with the call that the extension was in, and the last lines of its standard error.
    func inPhase(_ phase: ExtensionMethod, _ stderr: [String]? = nil) -> BridgeError {
        with("phase", details["phase"] ?? .string(phase.rawValue))
            .with("stderr", stderr.map { .array($0.map { .string($0) }) })
    }

    /// The line that says why: Swift's own, where there is one, else what the compiler has noted, else the last.
    private static func lastWords(_ stderr: [String], reason: String?) -> String? {
        let line = stderr.last { $0.contains("Fatal error:") } ?? reason ?? stderr.last { !$0.isEmpty }
        return line.map { String($0.prefix(500)) }
    }
}

/// What the widgets themselves do not have.
extension BridgeError {
    static func unsupportedFamily(_ family: String, kind: String, supported: [String]) -> BridgeError {
        BridgeError(
            .unsupportedFamily,
            "\(kind) does not support \(family.prefix(100)); "
                + (supported.isEmpty ? "it supports none of its platform's" : "it supports \(list(supported))"),
            hint: "Choose one of these, add the family to the widget's supportedFamilies, or build for its platform.",
            details: ["families": .array(supported.map { .string($0) })])
    }

    static func unknownWidget(_ id: String) -> BridgeError {
        BridgeError(
            .unknownWidget, "No widget is installed under the id \(quoted(id))",
            hint: "Ask getInstalledWidgets for the ids, or name a kind and a family.")
    }

    /// Whether it says that the extension did not stay alive: it is told to the host apart from the call.
    package var isExtensionFailure: Bool { (-24 ... -22).contains(code) }
}

extension Duration {
    fileprivate var inSeconds: String { seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s" }
}
