import Foundation

/// Why a widget extension could not be built or found, and what to do about it.
package struct BuildError: Error, Sendable, Hashable {
    package enum Kind: String, Sendable {
        case folderMissing, noSwiftFiles, noEntryPoint, compilerMissing, sdkMissing, compilationFailed
        case invalidProject, noWidgetTarget, unknownTarget, ambiguousTarget
        case invalidPropertyList, invalidAssetCatalog, invalidStrings, invalidIntentDefinition, notAnExtension,
            cannotWrite
    }

    package var kind: Kind
    package var message: String
    /// What to do next, in one sentence.
    package var hint: String
    /// The compiler's own output, as it was printed; empty when the compiler did not run.
    package var diagnostics: String
    /// What the sources use and is not here, by the compiler's output.
    package var missing: [MissingAPI]

    package init(
        _ kind: Kind, _ message: String, hint: String, diagnostics: String = "", missing: [MissingAPI] = []
    ) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.diagnostics = diagnostics
        self.missing = missing
    }

    /// The code of a JSON-RPC error that reports a failed build.
    package static let code = -30
}

extension BuildError: CustomStringConvertible {
    package var description: String {
        (["\(message). \(hint)", diagnostics] + [missingTable].compactMap { $0 }).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// What is missing as a person reads it; nil where nothing is.
    package var missingTable: String? {
        missing.isEmpty ? nil : MissingAPI.table(missing)
    }
}

extension BuildError {
    static func cannotWrite(_ path: String, _ error: (any Error)? = nil) -> BuildError {
        let reason = error.map { ": \($0.localizedDescription)" } ?? ""
        return BuildError(
            .cannotWrite, "Cannot write \(path)\(reason)",
            hint: "Check the free space and the permissions of its folder, or move the cache with XDG_CACHE_HOME.")
    }
}
