import JSON

/// A value in a project file.
enum ProjectNode: Sendable, Hashable {
    case string(String)
    case array([ProjectNode])
    case dictionary([String: ProjectNode])

    subscript(key: String) -> ProjectNode? { dictionary?[key] }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var array: [ProjectNode]? {
        if case .array(let nodes) = self { nodes } else { nil }
    }

    var dictionary: [String: ProjectNode]? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    /// What a property list would hold for what YAML writes.
    var propertyList: Any {
        switch self {
        case .string("true"), .string("YES"): true
        case .string("false"), .string("NO"): false
        case .string(let text): text
        case .array(let nodes): nodes.map(\.propertyList)
        case .dictionary(let members): members.mapValues(\.propertyList)
        }
    }

    /// The strings of an array; nothing of anything else.
    var strings: [String] { array?.compactMap(\.string) ?? [] }
}

extension ProjectNode {
    /// What Foundation's property lists and JSON hold, numbers as they are written.
    init(_ value: Any) {
        switch value {
        case let members as [String: Any]: self = .dictionary(members.mapValues(ProjectNode.init))
        case let values as [Any]: self = .array(values.map(ProjectNode.init))
        default: self = .string("\(value)")
        }
    }

    init(_ json: JSONValue) {
        switch json {
        case .object(let members):
            self = .dictionary(Dictionary(members.members.map { ($0.name, ProjectNode($0.value)) }) { _, last in last })
        case .array(let values): self = .array(values.map { ProjectNode($0) })
        default: self = .string(json.stringValue ?? json.text)
        }
    }
}
