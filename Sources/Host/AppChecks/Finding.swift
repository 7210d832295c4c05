package import JSON

/// Something about an app that a phone would be silent about.
package struct Finding: Sendable, Hashable {
    package enum Severity: String, Sendable, CaseIterable, Comparable {
        /// It does not work on a phone.
        case error
        /// It works in part, or is refused elsewhere.
        case warning
        /// It may be meant so.
        case note

        package static func < (left: Severity, right: Severity) -> Bool {
            allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
        }
    }

    package var severity: Severity
    package var kind: Kind
    /// Relative to the app's folder; nil for what is no file's.
    package var file: String?
    /// From 1.
    package var line: Int?
    package var message: String
    /// What to do about it.
    package var mend: String

    package init(
        _ severity: Severity, _ kind: Kind, file: String? = nil, line: Int? = nil, _ message: String, mend: String
    ) {
        self.severity = severity
        self.kind = kind
        self.file = file
        self.line = line
        self.message = message
        self.mend = mend
    }

    /// The stable names of a finding's `kind`; docs/doctor.md has each with its mend.
    package enum Kind: String, Sendable, CaseIterable {
        case groupNotEntitled, groupsDiffer, groupMalformed, suiteNotGroup
        case unknownKind, kindsComputed
        case fontMissing, fontUndeclared, fontUnknown
        case assetMissing, stringMissing
        case schemeUndeclared
        case liveActivitiesUndeclared, pushEntitlementMissing, backgroundModeMissing, taskUndeclared
        case apiTooNew, deploymentTargetHigher
        case intentUnhandled, intentUnused
        case bundleIdentifierPrefix, extensionPointMissing, notEmbedded, versionsDiffer, versionEmpty
        case compilerMissing, compilerOther, sdkMissing, fontsMissing, notSandboxed
    }

    package var json: JSONValue {
        var object: JSONObject = ["severity": .string(severity.rawValue), "kind": .string(kind.rawValue)]
        object["file"] = file.map { .string($0) }
        object["line"] = line.map { .int($0) }
        object["message"] = .string(message)
        object["mend"] = .string(mend)
        return .object(object)
    }
}
