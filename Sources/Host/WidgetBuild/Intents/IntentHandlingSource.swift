/// Writes the protocol that handlers of an intent adopt.
///
/// Xcode's protocols are Objective-C's, with optional requirements, each of which is a method with a completion
/// handler and an asynchronous one at once. Here both are requirements with defaults. What asks a handler calls the
/// asynchronous ones; their defaults call those with completion handlers; and the defaults of those answer that there
/// is nothing. So a handler may implement either, or neither, and no call comes back to where it began.
struct IntentHandlingSource {
    let intent: String
    let parameters: [IntentSource.Parameter]

    private struct Method {
        var name: String
        /// The parameters before the completion handler, and what the asynchronous method passes on for them.
        var parameters: String
        var arguments: String
        /// The label of the completion handler, the types of what it is given, and what it is given by default.
        var label: String
        var completion: String
        var answer: String
        /// What the asynchronous method returns, and the helper that waits for it.
        var result: String
        var helper: String
    }

    var text: String {
        let methods = [handle("handle", ".failure"), handle("confirm", ".ready")] + parameters.flatMap(methods)
        var text = "public protocol \(intent)Handling: NSObjectProtocol {\n"
        for method in methods { text += requirements(of: method) }
        for parameter in parameters { text += simpleRequirements(of: parameter) }
        text += "}\n\nextension \(intent)Handling {\n"
        for method in methods { text += defaults(of: method) }
        for parameter in parameters { text += simpleDefaults(of: parameter) }
        return text + "}\n\n"
    }

    private func handle(_ name: String, _ code: String) -> Method {
        Method(
            name: name, parameters: "intent: \(intent)", arguments: "intent: intent", label: "completion",
            completion: "\(intent)Response", answer: "completion(\(intent)Response(code: \(code), userActivity: nil))",
            result: " async -> \(intent)Response", helper: "await _IntentHandling.response")
    }

    private func methods(of parameter: IntentSource.Parameter) -> [Method] {
        var methods: [Method] = []
        if parameter.definition.supportsResolution == true {
            let result = parameter.isArray ? "[\(parameter.resolution)]" : parameter.resolution
            let answer = parameter.isArray ? "[.notRequired()]" : ".notRequired()"
            methods.append(
                Method(
                    name: "resolve\(parameter.title)", parameters: "for intent: \(intent)", arguments: "for: intent",
                    label: "with", completion: result, answer: "completion(\(answer))",
                    result: " async -> \(result)", helper: "await _IntentHandling.response"))
        }
        if parameter.definition.supportsDynamicEnumeration == true {
            let collection = "INObjectCollection<\(parameter.type.option)>"
            let search = parameter.definition.supportsSearch == true
            let items =
                parameter.type.optionConversion == "$0" ? "items" : "items?.map { \(parameter.type.optionConversion) }"
            methods.append(
                Method(
                    name: "provide\(parameter.title)OptionsCollection",
                    parameters: "for intent: \(intent)" + (search ? ", searchTerm: String?" : ""),
                    arguments: "for: intent" + (search ? ", searchTerm: searchTerm" : ""), label: "with",
                    completion: "\(collection)?, (any Error)?",
                    answer: """
                        provide\(parameter.title)Options(for: intent) { items, error in
                                    completion(_IntentHandling.collection(\(items)), error)
                                }
                        """,
                    result: " async throws -> \(collection)", helper: "try await _IntentHandling.options"))
        }
        return methods
    }

    private func signature(of method: Method) -> String {
        "func \(method.name)(\n        \(method.parameters), \(method.label == "with" ? "with completion" : "completion"): "
            + "@escaping @Sendable (\(method.completion)) -> Void)"
    }

    private func requirements(of method: Method) -> String {
        "    @preconcurrency \(signature(of: method))\n    func \(method.name)(\(method.parameters))\(method.result)\n"
    }

    private func defaults(of method: Method) -> String {
        """
            @preconcurrency public \(signature(of: method)) {
                \(method.answer)
            }

            public func \(method.name)(\(method.parameters))\(method.result) {
                \(method.helper) { \(method.name)(\(method.arguments), \(method.label): $0) }
            }


        """
    }

    /// The methods of a parameter with options that have one form only: its default, and its options as a list.
    private func simpleRequirements(of parameter: IntentSource.Parameter) -> String {
        guard parameter.definition.supportsDynamicEnumeration == true else { return "" }
        return """
                func default\(parameter.title)(for intent: \(intent)) -> \(parameter.handlerDefault)
                @preconcurrency func provide\(parameter.title)Options(
                    for intent: \(intent), with completion: @escaping @Sendable ([\(parameter.type.swift)]?, (any Error)?) -> Void)

            """
    }

    private func simpleDefaults(of parameter: IntentSource.Parameter) -> String {
        guard parameter.definition.supportsDynamicEnumeration == true else { return "" }
        return """
                public func default\(parameter.title)(for intent: \(intent)) -> \(parameter.handlerDefault) { nil }

                @preconcurrency public func provide\(parameter.title)Options(
                    for intent: \(intent), with completion: @escaping @Sendable ([\(parameter.type.swift)]?, (any Error)?) -> Void
                ) {
                    completion(nil, _IntentHandling.missing)
                }


            """
    }
}

extension IntentSource.Parameter {
    /// What a handler gives for a default.
    var handlerDefault: String { optionalType.hasSuffix("?") ? optionalType : optionalType + "?" }
}
