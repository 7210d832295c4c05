extension JSONValue {
    /// Parses a whole JSON text, strictly by RFC 8259, but for commas behind the last value where these are allowed.
    ///
    /// Of several members of one name the last wins. An integer that does not fit into 64 bits becomes a double.
    package init(
        parsing bytes: some Collection<UInt8>, maximumDepth: Int = JSONParser.defaultMaximumDepth,
        allowsTrailingCommas: Bool = false
    ) throws(JSONError) {
        let parser = JSONParser(maximumDepth: maximumDepth, allowsTrailingCommas: allowsTrailingCommas)
        let result = bytes.withContiguousStorageIfAvailable { Self.parse($0, by: parser) }
        self = try (result ?? ContiguousArray(bytes).withUnsafeBufferPointer { Self.parse($0, by: parser) }).get()
    }

    /// Parses a whole JSON text, strictly by RFC 8259.
    package init(parsing text: String, maximumDepth: Int = JSONParser.defaultMaximumDepth) throws(JSONError) {
        try self.init(parsing: text.utf8, maximumDepth: maximumDepth)
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, by parser: JSONParser
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            let document = try parser.parse(bytes)
            return document.root.value
        }
    }

    /// The value as compact JSON.
    package func serialized() -> [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    /// The value as compact JSON.
    package var text: String { String(decoding: serialized(), as: UTF8.self) }

    /// Appends the value as compact JSON, always the same bytes for the same value.
    package func write(to output: inout [UInt8]) {
        switch self {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .int(let value): JSONWriter.write(value, to: &output)
        case .double(let value): JSONWriter.write(value, to: &output)
        case .string(let value): JSONWriter.write(value, to: &output)
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            // Through pointers, which spend nothing on reference counts.
            elements.withUnsafeBufferPointer { elements in
                for index in elements.indices {
                    if index > 0 { output.append(UInt8(ascii: ",")) }
                    elements[index].write(to: &output)
                }
            }
            output.append(UInt8(ascii: "]"))
        case .object(let object):
            output.append(UInt8(ascii: "{"))
            object.members.withUnsafeBufferPointer { members in
                for index in members.indices {
                    if index > 0 { output.append(UInt8(ascii: ",")) }
                    JSONWriter.write(members[index].name, to: &output)
                    output.append(UInt8(ascii: ":"))
                    members[index].value.write(to: &output)
                }
            }
            output.append(UInt8(ascii: "}"))
        }
    }
}
