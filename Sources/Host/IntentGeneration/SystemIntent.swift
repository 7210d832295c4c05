/// One intent of Apple's framework.
struct SystemIntent: Codable {
    var name: String
    var documentation: String
    var parameters: [Parameter]
    /// The initialisers, by the names of the parameters that they take; nil for one that takes all.
    var initializers: [[String]]?
    /// The codes of its response.
    var codes: [String]
    /// The properties of its response besides the code.
    var response: [StoredProperty]?

    struct Parameter: Codable {
        var name: String
        var type: String
        var initial: String?
        /// The type of what resolving it comes to; nil where handlers are not asked to.
        var resolution: String?

        var property: StoredProperty { StoredProperty(name: name, type: type, initial: initial) }

        var handled: IntentHandlingSource.Parameter {
            .init(title: name.prefix(1).uppercased() + name.dropFirst(), resolution: resolution)
        }
    }
}

extension SystemIntent {
    func text(style: DeclarationStyle) throws(SystemIntentError) -> String {
        var source = IntentClassSource(
            name: name, style: style, documentation: documentation, properties: parameters.map(\.property))
        source.initializers = try initializedProperties()
        source.members = copying
        let response = IntentResponseSource(
            intent: name, style: style, codes: codes.map { .init($0) }, properties: self.response ?? [])
        let handling = IntentHandlingSource(intent: name, parameters: parameters.map(\.handled))
        return source.text + response.enumeration + response.responseClass + handling.text
    }

    private func initializedProperties() throws(SystemIntentError) -> [[StoredProperty]] {
        guard let initializers else { return [parameters.map(\.property)] }
        var lists: [[StoredProperty]] = []
        for names in initializers {
            var properties: [StoredProperty] = []
            for name in names {
                guard let parameter = parameters.first(where: { $0.name == name }) else {
                    throw SystemIntentError(intent: self.name, unknownParameter: name)
                }
                properties.append(parameter.property)
            }
            lists.append(properties)
        }
        return lists
    }

    /// What makes a copy keep the parameters, which are stored properties that `INIntent` knows nothing of.
    private var copying: String {
        var text = "\n    override func copyParameters(to target: INIntent) {\n"
        text += "        guard let target = target as? \(name) else { return }\n"
        for parameter in parameters { text += "        target.\(parameter.name) = \(parameter.name)\n" }
        return text + "    }\n"
    }
}

/// An initialiser takes what is no parameter of its intent.
package struct SystemIntentError: Error, CustomStringConvertible {
    var intent: String
    var unknownParameter: String

    package var description: String {
        "an initialiser of \(intent) takes \(unknownParameter), which is no parameter of it"
    }
}
