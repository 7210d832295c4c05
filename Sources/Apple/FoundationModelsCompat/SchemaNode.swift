/// A schema or a part of one, before it is written.
indirect enum SchemaNode: Sendable {
    /// Keywords of JSON Schema as they are written.
    case keywords(JSONObject)
    case array(SchemaNode)
    case object(name: String, description: String?, [GenerationSchema.Property])
    case strings(name: String, description: String?, [String])
    case choices(name: String, description: String?, [SchemaNode])
    case reference(String)
    /// A type, whose schema is asked for when this one is written: it may contain itself.
    case type(any Generable.Type)
    /// Another one with keywords that are added to its own.
    case guided(SchemaNode, JSONObject)

    /// The name by which others may refer to it.
    var name: String? {
        switch self {
        case .object(let name, _, _), .strings(let name, _, _), .choices(let name, _, _): name
        case .guided(let node, _): node.name
        case .keywords(let keywords): keywords.string("title")
        case .array, .reference, .type: nil
        }
    }

    func guided(by guides: [JSONObject]) -> SchemaNode {
        guides.reduce(self) { .guided($0, $1) }
    }
}
