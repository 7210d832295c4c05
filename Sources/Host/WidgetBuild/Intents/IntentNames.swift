/// How Xcode names what it generates for a definition.
struct IntentNames {
    /// The project's class prefix.
    var prefix: String

    func type(_ intent: IntentDefinition.Intent) -> String {
        intent.className ?? Self.identifier((intent.classPrefix ?? prefix) + intent.name) + "Intent"
    }

    func type(_ enumeration: IntentDefinition.Enumeration) -> String {
        enumeration.className ?? Self.identifier((enumeration.classPrefix ?? prefix) + enumeration.name)
    }

    func type(_ object: IntentDefinition.ObjectType) -> String {
        object.className ?? Self.identifier((object.classPrefix ?? prefix) + object.name)
    }

    /// What the names of a parameter's result and reasons begin with.
    func resolution(of parameter: String, in intent: IntentDefinition.Intent) -> String {
        Self.identifier((intent.classPrefix ?? prefix) + intent.name) + Self.capitalized(parameter)
    }

    /// The name with what no identifier can have left out.
    static func identifier(_ name: String) -> String {
        let letters = String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" })
        return letters.first?.isNumber == true ? "_" + letters : letters
    }

    /// A property, or a case: only the first letter is a small one, `uRLScheme`.
    static func property(_ name: String) -> String {
        let name = identifier(name)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    static func capitalized(_ name: String) -> String {
        let name = identifier(name)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
