/// Writes the protocol that handlers of an intent adopt.
///
/// Xcode's protocols are Objective-C's, with optional requirements, each of which is a method with a completion
/// handler and an asynchronous one at once. Here both are requirements with defaults. What asks a handler calls the
/// asynchronous ones; their defaults call those with completion handlers; and the defaults of those answer that there
/// is nothing. So a handler may implement either, or neither, and no call comes back to where it began.
package struct IntentHandlingSource {
    package var intent: String
    package var parameters: [Parameter]

    package init(intent: String, parameters: [Parameter]) {
        self.intent = intent
        self.parameters = parameters
    }

    /// A parameter that handlers are asked about.
    package struct Parameter {
        /// The name as it stands in those of methods.
        package var title: String
        /// The type of what resolving it comes to; nil where it is not resolved.
        package var resolution: String?
        package var options: Options?

        package init(title: String, resolution: String?, options: Options? = nil) {
            self.title = title
            self.resolution = resolution
            self.options = options
        }
    }

    /// What a handler has to choose from.
    package struct Options {
        /// The type of a value, and the class of it in a collection, with what makes one of the other, `$0`.
        package var value: String
        package var object: String
        package var conversion: String
        package var isSearchable: Bool
        /// The type of the handler's default, an optional.
        package var defaultValue: String

        package init(value: String, object: String, conversion: String, isSearchable: Bool, defaultValue: String) {
            self.value = value
            self.object = object
            self.conversion = conversion
            self.isSearchable = isSearchable
            self.defaultValue = defaultValue
        }
    }

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

    package var text: String {
        let methods = [handle("handle", ".failure"), handle("confirm", ".ready")] + parameters.flatMap(methods)
        var text = "/// Handles `\(intent)`: what it leaves out is answered for it.\n"
        text += "public protocol \(intent)Handling: NSObjectProtocol {\n"
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

    private func methods(of parameter: Parameter) -> [Method] {
        [resolve(parameter), parameter.options.map { provide($0, of: parameter) }].compactMap(\.self)
    }

    private func resolve(_ parameter: Parameter) -> Method? {
        guard let result = parameter.resolution else { return nil }
        return Method(
            name: "resolve\(parameter.title)", parameters: "for intent: \(intent)", arguments: "for: intent",
            label: "with", completion: result,
            answer: "completion(\(result.hasPrefix("[") ? "[.notRequired()]" : ".notRequired()"))",
            result: " async -> \(result)", helper: "await _IntentHandling.response")
    }

    private func provide(_ options: Options, of parameter: Parameter) -> Method {
        let collection = "INObjectCollection<\(options.object)>"
        let items = options.conversion == "$0" ? "items" : "items?.map { \(options.conversion) }"
        return Method(
            name: "provide\(parameter.title)OptionsCollection",
            parameters: "for intent: \(intent)" + (options.isSearchable ? ", searchTerm: String?" : ""),
            arguments: "for: intent" + (options.isSearchable ? ", searchTerm: searchTerm" : ""), label: "with",
            completion: "\(collection)?, (any Error)?",
            answer: """
                provide\(parameter.title)Options(for: intent) { items, error in
                            completion(_IntentHandling.collection(\(items)), error)
                        }
                """,
            result: " async throws -> \(collection)", helper: "try await _IntentHandling.options")
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
    private func simpleRequirements(of parameter: Parameter) -> String {
        guard let options = parameter.options else { return "" }
        return """
                func default\(parameter.title)(for intent: \(intent)) -> \(options.defaultValue)
                @preconcurrency func provide\(parameter.title)Options(
                    for intent: \(intent), with completion: @escaping @Sendable ([\(options.value)]?, (any Error)?) -> Void)

            """
    }

    private func simpleDefaults(of parameter: Parameter) -> String {
        guard let options = parameter.options else { return "" }
        return """
                public func default\(parameter.title)(for intent: \(intent)) -> \(options.defaultValue) { nil }

                @preconcurrency public func provide\(parameter.title)Options(
                    for intent: \(intent), with completion: @escaping @Sendable ([\(options.value)]?, (any Error)?) -> Void
                ) {
                    completion(nil, _IntentHandling.missing)
                }


            """
    }
}
