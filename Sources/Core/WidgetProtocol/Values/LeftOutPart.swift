package import JSON

/// A part of a widget's code that its build left out, for it needs what is not here.
///
/// On the wire: `{file, line, declaration, kind, missing}`.
package struct LeftOutPart: Sendable, Hashable {
    package var file: String

    /// The line that it begins on, from 1.
    package var line: Int

    /// The declaration that it is of, or is: `NewsView.body`.
    package var declaration: String

    /// What it is: `body`, `view`, `property`, ….
    package var kind: String

    /// What it needs: `Lottie.LottieView`.
    package var missing: [String]

    package init(file: String, line: Int, declaration: String, kind: String, missing: [String]) {
        self.file = file
        self.line = line
        self.declaration = declaration
        self.kind = kind
        self.missing = missing
    }

    package init?(json: JSONValue) {
        guard let file = json["file"]?.stringValue, let line = json["line"]?.intValue,
            let declaration = json["declaration"]?.stringValue, let kind = json["kind"]?.stringValue
        else { return nil }
        self.init(
            file: file, line: line, declaration: declaration, kind: kind,
            missing: json["missing"]?.arrayValue?.compactMap(\.stringValue) ?? [])
    }

    package var json: JSONValue {
        [
            "file": .string(file), "line": .int(line), "declaration": .string(declaration), "kind": .string(kind),
            "missing": .array(missing.map { .string($0) }),
        ]
    }
}

extension LeftOutPart: CustomStringConvertible {
    /// As a person reads it, with its place in front as compilers give it.
    package var description: String {
        "\(file):\(line): \(kind) \(declaration): needs \(missing.joined(separator: ", "))"
    }
}

extension Warning {
    /// - Parameter missing: what the part needs.
    package static func leftOut(_ missing: String, file: String, line: Int) -> Warning {
        Warning(
            .leftOut, "What needs \(missing) was left out of the build",
            hint: "Check out what it comes from, or draw something else outside of iOS.", subject: missing, file: file,
            line: line)
    }
}

extension BridgeError {
    /// - Parameter missing: what the part needs that was reached.
    package static func leftOut(_ missing: String, file: String, line: Int) -> BridgeError {
        BridgeError(
            .leftOut, "\(file):\(line): the widget's code needs \(missing), which is not here",
            hint: "Check out what it comes from, or go another way outside of iOS.",
            details: ["missing": .string(missing), "file": .string(file), "line": .int(line)])
    }
}
