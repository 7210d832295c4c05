/// Writes a schema as JSON Schema: types that have a name stand in `$defs`, and once.
struct SchemaWriter {
    private var named: [String: SchemaNode]
    private var definitions = JSONObject()
    private var typeNames: [ObjectIdentifier: String] = [:]

    static func write(_ schema: GenerationSchema) -> GeneratedContent {
        var writer = SchemaWriter(named: schema.definitions)
        var object = writer.object(schema.root)
        if !writer.definitions.keys.isEmpty { object["$defs"] = writer.definitions.content }
        return object.content
    }

    private init(named: [String: SchemaNode]) {
        self.named = named
    }

    private mutating func object(_ node: SchemaNode) -> JSONObject {
        switch node {
        case .keywords(var keywords):
            let nested = JSONObject(keywords["$defs"])
            keywords["$defs"] = nil
            for key in nested?.keys ?? [] where definitions[key] == nil { definitions[key] = nested?[key] }
            return keywords
        case .array(let element):
            return JSONObject([("type", "array".generatedContent), ("items", object(element).content)])
        case .strings(let name, let description, let choices):
            return titled(
                name, description, [("type", "string".generatedContent), ("enum", choices.generatedContent)])
        case .choices(let name, let description, let choices):
            let values = choices.map { object($0).content }
            return titled(name, description, [("anyOf", values.generatedContent)])
        case .object(let name, let description, let properties):
            return titled(name, description, members(properties))
        case .reference(let name):
            if definitions[name] == nil, let node = named[name] { define(name, node) }
            return reference(name)
        case .type(let type): return object(type)
        case .guided(let node, let guide): return Self.merged(object(node), guide)
        }
    }

    private mutating func object(_ type: any Generable.Type) -> JSONObject {
        let identity = ObjectIdentifier(type)
        if let name = typeNames[identity] { return reference(name) }
        let schema = type.generationSchema
        named.merge(schema.definitions) { first, _ in first }
        guard var name = schema.root.name else { return object(schema.root) }
        // Types of the same name in different ones.
        if definitions[name] != nil { name = String(reflecting: type) }
        typeNames[identity] = name
        define(name, schema.root)
        return reference(name)
    }

    /// Takes the name's place before the schema is written, which may refer to it.
    private mutating func define(_ name: String, _ node: SchemaNode) {
        definitions[name] = JSONObject().content
        definitions[name] = object(node).content
    }

    private func reference(_ name: String) -> JSONObject {
        JSONObject([("$ref", "#/$defs/\(name)".generatedContent)])
    }

    private func titled(
        _ name: String, _ description: String?, _ keywords: [(String, GeneratedContent)]
    ) -> JSONObject {
        JSONObject(
            [("title", name.generatedContent)]
                + (description.map { [("description", $0.generatedContent)] } ?? []) + keywords)
    }

    private mutating func members(_ properties: [GenerationSchema.Property]) -> [(String, GeneratedContent)] {
        var members = JSONObject()
        for property in properties {
            var schema = object(property.node)
            if let description = property.description { schema["description"] = description.generatedContent }
            members[property.name] = schema.content
        }
        return [
            ("type", "object".generatedContent), ("properties", members.content),
            ("required", properties.filter { !$0.isOptional }.map(\.name).generatedContent),
            ("additionalProperties", false.generatedContent), ("x-order", members.keys.generatedContent),
        ]
    }

    /// Keywords of both, those of objects of either too, such as `items`.
    private static func merged(_ object: JSONObject, _ other: JSONObject) -> JSONObject {
        var merged = object
        for key in other.keys {
            if let inner = JSONObject(object[key]), let added = JSONObject(other[key]) {
                merged[key] = self.merged(inner, added).content
            } else {
                merged[key] = other[key]
            }
        }
        return merged
    }
}
