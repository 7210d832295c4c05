extension GenerationSchema: Codable {
    /// The schema as JSON Schema, with the order of an object's properties in `x-order`.
    var json: GeneratedContent { Self.ordered(SchemaWriter.write(self)) }

    /// What ``json`` has written.
    init?(json: GeneratedContent?) {
        guard let object = JSONObject(json), object.string("title") != nil else { return nil }
        self.init(root: .keywords(object))
    }

    /// Reads JSON Schema that names its type as its title.
    public init(from decoder: any Decoder) throws {
        guard let schema = GenerationSchema(json: try CodableContent(from: decoder).content) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A schema is an object with a 'title'."))
        }
        self = schema
    }

    public func encode(to encoder: any Encoder) throws {
        try CodableContent(content: json).encode(to: encoder)
    }

    /// The order in which keywords are written, decoders having none.
    private static let keywords = [
        "title", "description", "type", "const", "enum", "pattern", "minimum", "maximum", "minItems", "maxItems",
        "items", "properties", "required", "additionalProperties", "x-order", "anyOf", "$ref", "$defs",
    ]

    /// The keywords in one order, whatever order they had, and properties in that of `x-order`.
    private static func ordered(_ object: JSONObject) -> JSONObject {
        let names = keywords.filter { object[$0] != nil } + object.keys.filter { !keywords.contains($0) }.sorted()
        var result = JSONObject(names.compactMap { name in object[name].map { (name, ordered($0)) } })
        for (name, order) in [("properties", object.strings("x-order") ?? []), ("$defs", [])] {
            guard let members = JSONObject(object[name]) else { continue }
            let names = order.filter { members[$0] != nil } + members.keys.filter { !order.contains($0) }.sorted()
            result[name] = JSONObject(names.compactMap { name in members[name].map { (name, ordered($0)) } }).content
        }
        return result
    }

    private static func ordered(_ content: GeneratedContent) -> GeneratedContent {
        switch content.kind {
        case .structure: JSONObject(content).map { ordered($0).content } ?? content
        case .array(let elements): GeneratedContent(kind: .array(elements.map(ordered)))
        case .null, .bool, .number, .string: content
        }
    }
}
