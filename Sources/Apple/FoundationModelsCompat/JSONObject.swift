/// An object of JSON in the order in which it is written.
struct JSONObject: Sendable {
    private(set) var keys: [String] = []
    private(set) var values: [String: GeneratedContent] = [:]

    init(_ pairs: [(String, GeneratedContent)] = []) {
        for (key, value) in pairs { self[key] = value }
    }

    /// The object that a value is, if it is one.
    init?(_ content: GeneratedContent?) {
        guard case .structure(let properties, let orderedKeys)? = content?.kind else { return nil }
        (keys, values) = (orderedKeys, properties)
    }

    subscript(key: String) -> GeneratedContent? {
        get { values[key] }
        set {
            if let newValue {
                if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
            } else if values.removeValue(forKey: key) != nil {
                keys.removeAll { $0 == key }
            }
        }
    }

    var content: GeneratedContent { GeneratedContent(self) }

    func string(_ key: String) -> String? {
        try? self[key].map { try String($0) }
    }

    func strings(_ key: String) -> [String]? {
        try? self[key].map { try [String]($0) }
    }

    func array(_ key: String) -> [GeneratedContent]? {
        guard case .array(let elements)? = self[key]?.kind else { return nil }
        return elements
    }
}
