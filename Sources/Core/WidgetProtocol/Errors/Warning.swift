package import JSON

/// Something worth knowing that did not keep a call from its result: what a phone would be silent about.
///
/// On the wire: `{kind, message, hint, subject?, file?, line?}`.
package struct Warning: Error, Sendable, Hashable {
    package var kind: WarningKind

    package var message: String

    /// What to do about it, in one sentence.
    package var hint: String

    /// The name that it is about, as the widget's code has it: a group, an image, a font.
    package var subject: String?

    /// The source file, where it is known.
    package var file: String?

    /// The line of the file, from 1.
    package var line: Int?

    package init(
        _ kind: WarningKind, _ message: String, hint: String, subject: String? = nil, file: String? = nil,
        line: Int? = nil
    ) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.subject = subject
        self.file = file
        self.line = line
    }
}

/// The kinds of warnings that a host can get: the stable names of a warning's `kind`.
package enum WarningKind: String, CaseIterable, Sendable {
    // What a widget's code asks for and does not get.
    case groupNotEntitled, malformedGroup, invalidValue, storageFailed, storeRepaired
    case missingImage, missingColor, missingData, missingFont, fontStandIn, missingStringTable
    case symbolStandIn, unknownSymbol
    case unsupportedFamily, emptyPicture
    case networkFailed
    case notAvailable

    // What a build left out or changed.
    case assetUnusable, sourceLeftOut, fileMissing, swiftFiveMode, intentsExtensionLeftOut

    // What a picture lacks.
    case pictureIncomplete

    // What became of an extension beside others.
    case extensionFailed
}

extension Warning: CustomStringConvertible {
    /// As a person reads it, with its place in front as compilers give it.
    package var description: String {
        let place = file.map { "\($0):\(line.map { "\($0): " } ?? " ")" } ?? ""
        return "\(place)\(message). \(hint)"
    }
}

extension BridgeError {
    /// The same with what was told before it, which often is its cause.
    package func telling(of warnings: [Warning]) -> BridgeError {
        warnings.isEmpty ? self : with("warnings", .array(warnings.map(\.json)))
    }

    /// What was told before it.
    package var warnings: [Warning] { details["warnings"]?.arrayValue?.compactMap(Warning.init(json:)) ?? [] }
}

extension Warning {
    package var json: JSONValue {
        var object: JSONObject = [
            "kind": .string(kind.rawValue), "message": .string(message), "hint": .string(hint),
        ]
        object["subject"] = subject.map { .string($0) }
        object["file"] = file.map { .string($0) }
        object["line"] = line.map { .int($0) }
        return .object(object)
    }

    /// Nil for what is no warning of this version.
    package init?(json: JSONValue) {
        guard let kind = json["kind"]?.stringValue.flatMap(WarningKind.init(rawValue:)),
            let message = json["message"]?.stringValue
        else { return nil }
        self.init(
            kind, message, hint: json["hint"]?.stringValue ?? "", subject: json["subject"]?.stringValue,
            file: json["file"]?.stringValue, line: json["line"]?.intValue)
    }
}
