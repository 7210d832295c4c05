/// A schema that is put together at run time, for ``GenerationSchema/init(root:dependencies:)``.
public struct DynamicGenerationSchema: Sendable {
    let node: SchemaNode

    /// A property of a schema's object.
    public struct Property: Sendable {
        fileprivate let property: GenerationSchema.Property

        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            property = .init(name: name, description: description, node: schema.node, isOptional: isOptional)
        }
    }

    /// An object.
    public init(name: String, description: String? = nil, properties: [Property]) {
        node = .object(name: name, description: description, properties.map(\.property))
    }

    /// An object; how nil is represented is no part of its schema.
    public init(
        name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool,
        properties: [Property]
    ) {
        self.init(name: name, description: description, properties: properties)
    }

    /// A value of one of several schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        node = .choices(name: name, description: description, choices.map(\.node))
    }

    /// One of several strings.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        node = .strings(name: name, description: description, choices)
    }

    /// An array of so many elements.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
    ) {
        let limits = [("minItems", minimumElements), ("maxItems", maximumElements)]
        let keywords = limits.compactMap { name, count in count.map { (name, $0.generatedContent) } }
        node = .guided(.array(itemSchema.node), JSONObject(keywords))
    }

    /// A value of a type that has a schema.
    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {
        node = SchemaNode.type(type).guided(by: guides.map(\.keywords))
    }

    /// The schema with a name, of those that are put together.
    public init(referenceTo name: String) {
        node = .reference(name)
    }
}
