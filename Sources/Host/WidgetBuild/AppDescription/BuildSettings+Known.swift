import JSON

extension BuildSettings {
    /// The text with its variables replaced; nil where nothing that is here sets one of them.
    func known(_ text: String) -> String? {
        unknownVariable(in: text) == nil ? expand(text) : nil
    }

    /// The first variable of a text that nothing here sets.
    func unknownVariable(in text: String) -> String? { unknownVariable(in: text, depth: 0) }

    private func unknownVariable(in text: String, depth: Int) -> String? {
        guard depth < 16 else { return text }
        for match in text.matches(of: #/\$(?:[({]([A-Za-z0-9_]+)|([A-Za-z_][A-Za-z0-9_]*))/#) {
            guard let name = (match.output.1 ?? match.output.2).map(String.init), name != "inherited" else { continue }
            guard let level = levels.first(where: { $0[name] != nil }), let value = level[name], !value.isEmpty else {
                return name
            }
            if let unknown = unknownVariable(in: value, depth: depth + 1) { return unknown }
        }
        return nil
    }

    /// A property list as JSON, its variables replaced; a text of which one is not known is null.
    func json(_ list: Any) -> JSONValue {
        switch list {
        case let text as String: known(text).map { .string($0) } ?? .null
        case let flag as Bool: .bool(flag)
        case let number as Int: .int(number)
        case let number as Double: .double(number)
        case let values as [Any]: .array(values.map(json))
        case let members as [String: Any]:
            .object(JSONObject(uniqueMembers: members.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) }))
        default: .null
        }
    }
}
