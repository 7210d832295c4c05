/// The names of schemas that are put together at run time, and those that they refer to.
struct SchemaNames {
    private(set) var nodes: [String: SchemaNode] = [:]
    private var references: [String] = []

    mutating func add(_ node: SchemaNode) throws {
        switch node {
        case .keywords, .type: break
        case .array(let element): try add(element)
        case .guided(let guided, _): try add(guided)
        case .reference(let name): references.append(name)
        case .strings(let name, _, let choices):
            try insert(name, node)
            try checkChoices(choices.isEmpty, of: name)
        case .choices(let name, _, let choices):
            try insert(name, node)
            try checkChoices(choices.isEmpty, of: name)
            try choices.forEach { try add($0) }
        case .object(let name, _, let properties):
            try insert(name, node)
            try checkProperties(properties.map(\.name), of: name)
            try properties.forEach { try add($0.node) }
        }
    }

    private mutating func insert(_ name: String, _ node: SchemaNode) throws {
        guard nodes.updateValue(node, forKey: name) != nil else { return }
        throw GenerationSchema.SchemaError.duplicateType(
            schema: name, type: name,
            context: .init(debugDescription: "There is more than one schema named '\(name)'."))
    }

    private func checkProperties(_ properties: [String], of name: String) throws {
        var known: Set<String> = []
        guard let double = properties.first(where: { !known.insert($0).inserted }) else { return }
        throw GenerationSchema.SchemaError.duplicateProperty(
            schema: name, property: double,
            context: .init(debugDescription: "The schema '\(name)' has more than one property '\(double)'."))
    }

    private func checkChoices(_ isEmpty: Bool, of name: String) throws {
        guard isEmpty else { return }
        throw GenerationSchema.SchemaError.emptyTypeChoices(
            schema: name, context: .init(debugDescription: "The schema '\(name)' has nothing to choose from."))
    }

    func checkReferences(of schema: String?) throws {
        let missing = references.filter { nodes[$0] == nil }
        guard !missing.isEmpty else { return }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        throw GenerationSchema.SchemaError.undefinedReferences(
            schema: schema, references: missing,
            context: .init(debugDescription: "There is no schema named \(names)."))
    }
}
