import IntentsCompat
import JSON
import WidgetProtocol

/// Sets up intents of a class as the user configures them, and finds what there is to choose.
@MainActor struct IntentConfigurator<Intent: INIntent> {
    /// The class, which may be one that inherits from `Intent`.
    private let type: Intent.Type
    private let parameters: [_IntentParameter]

    init(_ type: Intent.Type) {
        self.type = type
        parameters = type._parameters
    }

    /// An intent with the given values; for the rest, its handler's defaults, else those of its definition.
    func intent(
        with values: JSONObject, for use: ConfigurationUse = .choice(family: nil)
    ) async throws(BridgeError) -> Intent {
        let intent = type._blank()
        for member in values.members where !parameters.contains(where: { $0.name == member.name }) {
            throw .unknownParameter(member.name, known: parameters.map(\.name))
        }
        // Options may depend on what else is set, so the parameters without come first.
        for parameter in parameters.filter({ !isChosen($0) }) + parameters.filter(isChosen) {
            if let value = values[parameter.name], value != .null {
                try await set(parameter, to: value, in: intent, use)
            } else if !handlers(of: intent).contains(where: { parameter.setDefault($0, intent) }),
                let value = parameter.defaultValue
            {
                _ = parameter.set(value, [], intent)
            }
        }
        return intent
    }

    /// What there is to choose for a parameter where the others have the given values.
    func options(
        of name: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption] {
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            throw .unknownParameter(name, known: parameters.map(\.name))
        }
        let options: [ConfigurationOption]
        if !parameter.cases.isEmpty {
            options = parameter.cases.map {
                ConfigurationOption(identifier: .string($0.name), displayString: $0.title.localized)
            }
        } else {
            var others = values
            others[name] = nil
            let asked = try await ask(for: parameter, matching: search, in: try await intent(with: others))
            guard let asked else { throw .noOptions(name) }
            options = asked.sections.flatMap { section in
                section.items.map { ConfigurationOption($0, section: section.title) }
            }
        }
        guard let search, !search.isEmpty, !parameter.isSearchable else { return options }
        return options.filter { $0.displayString.lowercased().contains(search.lowercased()) }
    }

    private func set(
        _ parameter: _IntentParameter, to value: JSONValue, in intent: Intent, _ use: ConfigurationUse
    ) async throws(BridgeError) {
        var known: [Any] = []
        if case .choice(let family?) = use, let places = parameter.places[family], let count = value.arrayValue?.count,
            count > places
        {
            throw .malformedValue(value, of: parameter.name, expected: "at most \(places) values in \(family)")
        }
        // What was chosen once is kept with all that there is to it.
        if use != .kept || isChosen(parameter), let offered = try await options(of: parameter, for: value, in: intent) {
            known = offered
            if use != .kept { try check(value, of: parameter, among: known.map { ConfigurationOption($0).identifier }) }
        }
        guard !parameter.set(value.plain, known, intent) else { return }
        guard parameter.cases.isEmpty else {
            throw .unknownOption(value, of: parameter.name, known: parameter.cases.map { .string($0.name) })
        }
        let expected =
            parameter.isArray
            ? "a list of values of the type \(parameter.type)" : "a value of the type \(parameter.type)"
        throw .malformedValue(value, of: parameter.name, expected: expected)
    }

    /// Whether a value names an option, and does not say all that there is to it.
    private func isChosen(_ parameter: _IntentParameter) -> Bool {
        parameter.options != nil && ["object", "person", "placemark", "paymentMethod"].contains(parameter.type)
    }

    /// The options among which values are looked for: all there are, and where they are found by what is typed, those
    /// that are found by a value's words; nil where nobody offers any.
    private func options(
        of parameter: _IntentParameter, for value: JSONValue, in intent: Intent
    ) async throws(BridgeError) -> [Any]? {
        guard var known = try await ask(for: parameter, matching: nil, in: intent)?.items else { return nil }
        guard parameter.isSearchable else { return known }
        for element in value.arrayValue ?? [value] {
            let words = [element["displayString"]?.stringValue, identifier(element).stringValue].compactMap(\.self)
            for word in words
            where !known.contains(where: { ConfigurationOption($0).identifier == identifier(element) }) {
                known += try await ask(for: parameter, matching: word, in: intent)?.items ?? []
            }
        }
        return known
    }

    /// What a value says for an option: its identifier, alone or with its name.
    private func identifier(_ value: JSONValue) -> JSONValue { value["identifier"] ?? value }

    /// Holds values against those there are. What brings more than a name, such as a place with where it is, need not be
    /// among them.
    private func check(
        _ value: JSONValue, of parameter: _IntentParameter, among known: [JSONValue]
    ) throws(BridgeError) {
        for value in value.arrayValue ?? [value] {
            let identifier = identifier(value)
            guard identifier.stringValue != nil || identifier.doubleValue != nil, !known.contains(identifier),
                !known.contains(where: { $0.doubleValue != nil && $0.doubleValue == identifier.doubleValue })
            else { continue }
            throw .unknownOption(value, of: parameter.name, known: parameter.isSearchable ? [] : known)
        }
    }

    private func handlers(of intent: Intent) -> [Any] {
        type._extensions.compactMap { $0.handler(for: intent) }
    }

    /// The options that a handler of the intent gives; nil where there is none to ask.
    private func ask(
        for parameter: _IntentParameter, matching search: String?, in intent: Intent
    ) async throws(BridgeError) -> _IntentOptions? {
        guard parameter.options != nil else { return nil }
        do {
            for handler in handlers(of: intent) {
                let question = HandedOver((parameter: parameter, handler: handler, intent: intent))
                if let options = try await Self.answer(question, search) { return options.value }
            }
        } catch let error as INIntentError where error.code == .noHandlerProvidedForIntent {
            return nil
        } catch {
            throw .failed(parameter.name, error)
        }
        return nil
    }

    /// The options, asked for away from the main actor, as the system does.
    private nonisolated static func answer(
        _ question: HandedOver<(parameter: _IntentParameter, handler: Any, intent: Intent)>, _ search: String?
    ) async throws -> HandedOver<_IntentOptions>? {
        let question = question.value
        return try await question.parameter.options?(question.handler, question.intent, search).map { HandedOver($0) }
    }
}
