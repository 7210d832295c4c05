/// A value of JSON for encoders and decoders.
struct CodableContent: Codable {
    let content: GeneratedContent

    init(content: GeneratedContent) {
        self.content = content
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            // Decoders have no order; this one is the same each time.
            let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
            content =
                JSONObject(
                    try keys.map { ($0.stringValue, try object.decode(CodableContent.self, forKey: $0).content) }
                ).content
        } else if var array = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !array.isAtEnd { elements.append(try array.decode(CodableContent.self).content) }
            content = elements.generatedContent
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                content = GeneratedContent(kind: .null)
            } else if let bool = try? value.decode(Bool.self) {
                content = bool.generatedContent
            } else if let number = try? value.decode(Double.self) {
                content = number.generatedContent
            } else {
                content = try value.decode(String.self).generatedContent
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch content.kind {
        case .structure(let properties, let orderedKeys):
            var object = encoder.container(keyedBy: Key.self)
            for key in orderedKeys {
                guard let value = properties[key] else { continue }
                try object.encode(CodableContent(content: value), forKey: Key(stringValue: key))
            }
        case .array(let elements):
            var array = encoder.unkeyedContainer()
            for element in elements { try array.encode(CodableContent(content: element)) }
        case .null:
            var value = encoder.singleValueContainer()
            try value.encodeNil()
        case .bool(let bool):
            var value = encoder.singleValueContainer()
            try value.encode(bool)
        case .number(let number):
            var value = encoder.singleValueContainer()
            try value.encode(number)
        case .string(let string):
            var value = encoder.singleValueContainer()
            try value.encode(string)
        }
    }
}
