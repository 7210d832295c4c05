/// What a value has to be that a model generates; it is written as JSON Schema.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    let root: SchemaNode
    /// The schemas that others refer to by their names.
    let definitions: [String: SchemaNode]

    init(root: SchemaNode, definitions: [String: SchemaNode] = [:]) {
        self.root = root
        self.definitions = definitions
    }

    init(type: String) {
        self.init(keywords: [("type", type.generatedContent)])
    }

    init(keywords: [(String, GeneratedContent)]) {
        self.init(root: .keywords(JSONObject(keywords)))
    }

    /// The schema of a structure.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(root: .object(name: "\(type)", description: description, properties))
    }

    /// The schema of a structure; how nil is represented is no part of it.
    public init(
        type: any Generable.Type, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool,
        properties: [Property]
    ) {
        self.init(type: type, description: description, properties: properties)
    }

    /// The schema of one of several strings.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(root: .strings(name: "\(type)", description: description, choices))
    }

    /// The schema of a value of one of several types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(root: .choices(name: "\(type)", description: description, types.map { .type($0) }))
    }

    /// The schema of an enumeration with associated values, for what `@Generable` makes.
    public init(
        _type type: any Generable.Type, description: String? = nil, cases: KeyValuePairs<String, [Property]>
    ) {
        let choices = cases.map { name, properties in
            let property = Property(name: "type", type: String.self, guides: [.constant(name)])
            return SchemaNode.object(name: "\(type).\(name)", description: nil, [property] + properties)
        }
        self.init(root: .choices(name: "\(type)", description: description, choices))
    }

    /// The schema that several make that were put together at run time.
    ///
    /// - Throws: ``SchemaError`` where a name stands for two or for none, or there is nothing to choose.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var names = SchemaNames()
        try ([root] + dependencies).forEach { try names.add($0.node) }
        try names.checkReferences(of: root.node.name)
        self.init(root: root.node, definitions: names.nodes)
    }

    public var debugDescription: String { json.jsonString }
}
