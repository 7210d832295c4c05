/// Writes an intent's class.
package struct IntentClassSource {
    package var name: String
    package var style: DeclarationStyle
    package var documentation: String?
    package var properties: [StoredProperty]
    /// The initialisers, by the names of the properties that they set.
    package var initializers: [[StoredProperty]] = []
    /// Further members.
    package var members = ""

    package init(name: String, style: DeclarationStyle, documentation: String? = nil, properties: [StoredProperty]) {
        self.name = name
        self.style = style
        self.documentation = documentation
        self.properties = properties
    }

    package var text: String {
        var text = documentation.map { "/// \($0)\n" } ?? ""
        text += "\(style.classAccess) class \(name): INIntent {\n"
        for property in properties { text += property.declaration(style.parameter) }
        for properties in initializers { text += initializer(setting: properties) }
        return text + members + "}\n\n"
    }

    private func initializer(setting properties: [StoredProperty]) -> String {
        let parameters = properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        var text = "\n    public convenience init(\(parameters)) {\n        self.init()\n"
        for property in properties { text += "        self.\(property.name) = \(property.name)\n" }
        return text + "    }\n"
    }
}
