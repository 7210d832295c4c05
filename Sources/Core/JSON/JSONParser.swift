import CJSON

/// Parses JSON texts one after the other, keeping json-c's working memory between them.
package final class JSONParser {
    private let tokener: UnsafeMutablePointer<json_tokener>
    private let maximumDepth: Int
    private let maximumValues: Int

    /// How deep arrays and objects may be nested where nothing else is said.
    package static let defaultMaximumDepth = 512

    /// - Parameters:
    ///   - maximumDepth: how deep arrays and objects may be nested.
    ///   - maximumValues: how many values and names a text may hold: json-c takes some hundred bytes for each.
    ///   - allowsTrailingCommas: whether a comma may stand behind the last value, as Xcode lets it.
    package init(
        maximumDepth: Int = JSONParser.defaultMaximumDepth, maximumValues: Int = .max,
        allowsTrailingCommas: Bool = false
    ) {
        self.maximumDepth = maximumDepth
        self.maximumValues = maximumValues
        // json-c counts the scalar inside the innermost container as a level of its own.
        guard let tokener = json_tokener_new_ex(Int32(clamping: maximumDepth + 1)) else { fatalError("out of memory") }
        let strictness = allowsTrailingCommas ? 0 : JSON_TOKENER_STRICT
        json_tokener_set_flags(tokener, strictness | JSON_TOKENER_ALLOW_TRAILING_CHARS)
        self.tokener = tokener
    }

    deinit { json_tokener_free(tokener) }

    /// Parses a whole text: one value, and whitespace around it.
    ///
    /// Of several members of one name the last wins, in the place of the first. An integer that does not fit into
    /// 64 bits becomes a double, as JavaScript reads it.
    package func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONDocument {
        let scan = try LexicalScan(bytes, maximumDepth: maximumDepth, maximumValues: maximumValues)
        json_tokener_reset(tokener)
        var position = 0
        for end in scan.wideIntegerEnds {
            if let document = try feed(bytes, position..<end) { return document }
            _ = json_tokener_parse_ex(tokener, ".0", 2)
            position = end
        }
        if let document = try feed(bytes, position..<bytes.count) { return document }
        // A number at the end of the text is complete only when something else follows.
        let root = json_tokener_parse_ex(tokener, "\0", 1)
        guard json_tokener_get_error(tokener) == json_tokener_success else {
            json_object_put(root)
            throw JSONError(kind: .unexpectedEnd, offset: bytes.count)
        }
        return JSONDocument(owning: root)
    }

    /// Hands json-c a part of the text; nil while the value is not complete.
    private func feed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(JSONError) -> JSONDocument? {
        var position = range.lowerBound
        while position < range.upperBound {
            let count = min(range.upperBound - position, Int(Int32.max))
            let root = UnsafeRawPointer(bytes.baseAddress! + position).withMemoryRebound(
                to: CChar.self, capacity: count
            ) {
                json_tokener_parse_ex(tokener, $0, Int32(count))
            }
            let error = json_tokener_get_error(tokener)
            if error == json_tokener_success {
                return try finish(
                    JSONDocument(owning: root), bytes, at: position + json_tokener_get_parse_end(tokener))
            }
            guard error == json_tokener_continue else {
                throw JSONError(
                    kind: Self.kind(of: error), offset: position + json_tokener_get_parse_end(tokener))
            }
            position += count
        }
        return nil
    }

    private func finish(
        _ document: consuming JSONDocument, _ bytes: UnsafeBufferPointer<UInt8>, at end: Int
    ) throws(JSONError) -> JSONDocument {
        var index = end
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            default: throw JSONError(kind: .trailingCharacters, offset: index)
            }
        }
        return document
    }

    private static func kind(of error: json_tokener_error) -> JSONError.Kind {
        switch error {
        case json_tokener_error_parse_number: .invalidNumber
        case json_tokener_error_size: .outOfMemory
        default: .unexpectedCharacter
        }
    }
}
