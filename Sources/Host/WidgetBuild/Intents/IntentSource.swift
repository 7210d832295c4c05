import IntentGeneration

/// Writes an intent's class, as Xcode generates it, with what configures it here.
struct IntentSource {
    let intent: IntentDefinition.Intent
    let scope: IntentScope
    /// The table of the definition's translations.
    let table: String

    var name: String { scope.names.type(intent) }

    var parameters: [Parameter] {
        (intent.parameters ?? []).map { Parameter($0, of: intent, in: scope) }
    }

    var text: String {
        var text = ""
        if !scope.declared.contains(name) { text += intentClass }
        if !scope.declared.contains(name + "Handling") {
            text += IntentHandlingSource(intent: name, parameters: parameters.map(\.handled)).text
        }
        text += DefinedResponse(intent: name, response: intent.response, scope: scope).text
        for parameter in parameters where !scope.declared.contains(parameter.resolution) {
            text += parameter.resolutionClass
        }
        return text
    }

    private var intentClass: String {
        var source = IntentClassSource(name: name, style: .app, properties: parameters.map(\.property))
        source.members = parameters.map { IntentSource.alias($0.definition.name, of: $0.property) }.joined()
        source.members += "\n    public override class var _parameters: [_IntentParameter] {\n        [\n"
        for parameter in parameters { source.members += declaration(of: parameter) }
        source.members += "        ]\n    }\n"
        if !scope.handlers.isEmpty {
            let handlers = scope.handlers.map { $0 + "()" }.joined(separator: ", ")
            source.members += """

                    public override class var _extensions: [INExtension] { [\(handlers)] }

                    public override class func _handle(_ intent: INIntent, by handler: Any) async -> INIntentResponse? {
                        guard let intent = intent as? \(name), let handler = handler as? any \(name)Handling else { return nil }
                        return await handler.handle(intent: intent)
                    }

                """
        }
        return source.text
    }

    private func declaration(of parameter: Parameter) -> String {
        let definition = parameter.definition
        let title = scope.text(
            definition.displayName ?? definition.name, id: definition.displayNameID, table: table)
        var arguments = [
            scope.literal(definition.name), "\\\(name).\(parameter.member)", parameter.coding, "title: \(title)",
        ]
        if definition.supportsSearch?.isSet == true { arguments.append("isSearchable: true") }
        if !definition.places.isEmpty {
            let places = definition.places.sorted { $0.key < $1.key }.map { "\(scope.literal($0.key)): \($0.value)" }
            arguments.append("places: [\(places.joined(separator: ", "))]")
        }
        if let value = defaultValue(of: definition) { arguments.append("default: \(value)") }
        if definition.supportsDynamicEnumeration?.isSet == true {
            let search = definition.supportsSearch?.isSet == true ? ", searchTerm: search" : ""
            arguments.append(
                """
                options: { handler, intent, search in
                                    guard let handler = handler as? any \(name)Handling else { return nil }
                                    return _IntentOptions(
                                        try await handler.provide\(parameter.title)OptionsCollection(for: intent\(search)))
                                }
                """)
            arguments.append(
                "handlerDefault: { ($0 as? any \(name)Handling)?.default\(parameter.title)(for: $1) }")
        }
        let separator = ",\n                "
        return "            _IntentParameter(\n                " + arguments.joined(separator: separator) + "),\n"
    }

    private func defaultValue(of parameter: IntentDefinition.Parameter) -> String? {
        switch parameter.metadata?.defaultValue {
        case .string(let value) where !value.isEmpty: scope.literal(value)
        case .integer(let value): parameter.type == "Boolean" ? "\(value != 0)" : "\(value)"
        case .number(let value): "\(value)"
        case .boolean(let value): "\(value)"
        default: nil
        }
    }
}
