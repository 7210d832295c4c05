extension GeneratedContent {
    /// Reads a text of JSON, which may stop anywhere: what is there by then is the value, and not complete.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where the text cannot become JSON.
    public init(json: String) throws {
        var reader = PartialJSONReader(json)
        self = try reader.read()
    }

    /// The value as JSON, on one line: `{"name": "Johnny Appleseed", "age": 30}`.
    public var jsonString: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch kind {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.written(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.write(to: &text)
            }
            text += "]"
        case .structure(let properties, let orderedKeys):
            text += "{"
            var isFirst = true
            for key in orderedKeys {
                guard let value = properties[key] else { continue }
                if !isFirst { text += ", " }
                isFirst = false
                Self.write(key, to: &text)
                text += ": "
                value.write(to: &text)
            }
            text += "}"
        }
    }

    /// A whole number without a fraction; what is no number is null, as JSON has no name for it.
    private static func written(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        // Doubles below 2 to the power of 53 have every whole number.
        return value.magnitude < 9_007_199_254_740_992 && value == value.rounded() ? "\(Int(value))" : value.description
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
