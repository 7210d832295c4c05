import Foundation
import JSON
package import WidgetProtocol

/// What keeps a widget from being built.
extension BridgeError {
    /// - Parameters:
    ///   - diagnostics: the compiler's own output, as it was printed.
    ///   - missing: what the sources use and is not here, by that output.
    static func compilationFailed(
        _ message: String, hint: String, diagnostics: String, missing: [MissingAPI]
    ) -> BridgeError {
        BridgeError(.compilationFailed, message, hint: hint)
            .with("diagnostics", diagnostics.isEmpty ? nil : .string(diagnostics))
            .with("missing", missing.isEmpty ? nil : .array(missing.map(\.json)))
    }

    package static func extensionMissing(_ path: String) -> BridgeError {
        BridgeError(
            .extensionMissing, "There is no \(path)",
            hint: "Name the widget extension's folder, its Xcode project, or what `widget-bridge build` left.")
    }

    static func cannotWrite(_ path: String, _ error: (any Error)? = nil) -> BridgeError {
        let reason = error.map { ": \($0.localizedDescription)" } ?? ""
        return BridgeError(
            .buildNotWritten, "Cannot write \(path)\(reason)",
            hint: "Check the free space and the permissions of its folder, or move the cache with XDG_CACHE_HOME.")
    }

    package static let buildCancelled = BridgeError(
        .buildCancelled, "The build was given up, for the bridge ends",
        hint: "Start the bridge again.")

    /// - Parameter limit: how long the build was allowed to take.
    static func buildTimedOut(after limit: Duration) -> BridgeError {
        BridgeError(
            .buildTimedOut, "The build took longer than \(limit.components.seconds) s, and was ended",
            hint: "Find the expression that the compiler does not come to an end with, and give its parts types."
        ).with("limit", .int(Int(limit.components.seconds)))
    }

    /// The compiler's own output; empty where the compiler did not run.
    package var diagnostics: String { details["diagnostics"]?.stringValue ?? "" }

    /// What the sources use and is not here.
    var missing: [MissingAPI] {
        get { details["missing"]?.arrayValue?.compactMap(MissingAPI.init) ?? [] }
        set { details["missing"] = newValue.isEmpty ? nil : .array(newValue.map(\.json)) }
    }

    /// What is missing as a person reads it; nil where nothing is.
    package var missingTable: String? { missing.isEmpty ? nil : MissingAPI.table(missing) }
}
