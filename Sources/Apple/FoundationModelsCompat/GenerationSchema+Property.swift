extension GenerationSchema {
    /// A property of a structure.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let node: SchemaNode
        let isOptional: Bool

        init(name: String, description: String?, node: SchemaNode, isOptional: Bool) {
            self.name = name
            self.description = description
            self.node = node
            self.isOptional = isOptional
        }

        public init<Value>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description,
                node: SchemaNode.type(type).guided(by: guides.map(\.keywords)), isOptional: false)
        }

        public init<Value>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description,
                node: SchemaNode.type(Value.self).guided(by: guides.map(\.keywords)), isOptional: true)
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(name: name, description: description, type: type, guides: guides.map { .pattern($0) })
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(name: name, description: description, type: type, guides: guides.map { .pattern($0) })
        }
    }
}
