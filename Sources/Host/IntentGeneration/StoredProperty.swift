/// A property of an intent or of a response.
package struct StoredProperty: Codable {
    /// The name, in backticks where it is a keyword.
    package var name: String
    package var type: String
    /// What it is to begin with; nil where it is an optional.
    package var initial: String?

    package init(name: String, type: String, initial: String? = nil) {
        self.name = name
        self.type = type
        self.initial = initial
    }

    /// The declaration after `modifiers`, such as `public var`.
    package func declaration(_ modifiers: String) -> String {
        "    \(modifiers) \(name): \(type)\(initial.map { " = " + $0 } ?? "")\n"
    }
}
