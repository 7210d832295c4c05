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
            text += IntentHandlingSource(intent: name, parameters: parameters).text
        }
        text += IntentResponseSource(intent: name, response: intent.response, scope: scope).text
        for parameter in parameters where !scope.declared.contains(parameter.resolution) {
            text += parameter.resolutionClass
        }
        return text
    }

    private var intentClass: String {
        var text = "public class \(name): INIntent {\n"
        for parameter in parameters { text += parameter.property }
        text += "\n    public override class var _parameters: [_IntentParameter] {\n        [\n"
        for parameter in parameters { text += declaration(of: parameter) }
        text += "        ]\n    }\n"
        if !scope.handlers.isEmpty {
            let handlers = scope.handlers.map { $0 + "()" }.joined(separator: ", ")
            text += "\n    public override class var _extensions: [INExtension] { [\(handlers)] }\n"
        }
        return text + "}\n\n"
    }

    private func declaration(of parameter: Parameter) -> String {
        let definition = parameter.definition
        let title = scope.text(
            definition.displayName ?? definition.name, id: definition.displayNameID, table: table)
        var arguments = [
            scope.literal(definition.name), "\\\(name).\(parameter.member)", parameter.coding, "title: \(title)",
        ]
        if definition.supportsSearch == true { arguments.append("isSearchable: true") }
        if let value = defaultValue(of: definition) { arguments.append("default: \(value)") }
        if definition.supportsDynamicEnumeration == true {
            let search = definition.supportsSearch == true ? ", searchTerm: search" : ""
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

extension IntentSource {
    /// A parameter of an intent, with the names of what is generated for it.
    struct Parameter {
        let definition: IntentDefinition.Parameter
        let type: IntentValueType
        let isArray: Bool
        /// The name in the names of methods.
        let title: String
        let property: String
        /// The property's name, in backticks where it must be.
        let member: String
        /// The type of a value that may be missing.
        let optionalType: String
        /// The class of what resolving one value comes to.
        let resolution: String
        private let reasonsName: String

        init(_ parameter: IntentDefinition.Parameter, of intent: IntentDefinition.Intent, in scope: IntentScope) {
            definition = parameter
            type = scope.type(
                parameter.type, object: parameter.objectType, enumeration: parameter.enumerationType)
            isArray = parameter.supportsMultipleValues == true
            title = IntentNames.capitalized(parameter.name)
            member = AssetSymbolNames.escaped(IntentNames.property(parameter.name))
            let value = type.kind == .enumeration && isArray ? "NSNumber" : type.swift
            if type.kind == .enumeration, !isArray {
                optionalType = value
                property = IntentSource.enumerationProperty(parameter.name, of: value)
            } else {
                optionalType = isArray ? "[\(value)]?" : "\(value)?"
                property = IntentSource.property(parameter.name, of: optionalType)
            }
            reasonsName = scope.names.resolution(of: parameter.name, in: intent)
            let hasReasons = !(parameter.unsupportedReasons ?? []).isEmpty
            resolution = hasReasons ? reasonsName + "ResolutionResult" : type.resolution
        }

        /// The coding of the parameter's values, as source.
        var coding: String {
            guard isArray else { return type.coding }
            let element = type.coding.replacing(".enumeration(", with: ".numbers(of: ")
            return ".array(\(element))"
        }

        /// The class of a result that says why a value does not do; empty where the definition gives no reasons.
        var resolutionClass: String {
            guard let reasons = definition.unsupportedReasons, !reasons.isEmpty else { return "" }
            var text = "public enum \(reasonsName)UnsupportedReason: Int {\n"
            for (index, reason) in reasons.enumerated() {
                let name = AssetSymbolNames.escaped(IntentNames.property(reason.code))
                text += "    case \(name)\(index == 0 ? " = 1" : "")\n"
            }
            text += "}\n\n"
            text += "public class \(resolution): \(type.resolution) {\n"
            text += "    public class func unsupported(forReason reason: \(reasonsName)UnsupportedReason) -> Self {\n"
            text += "        __unsupported(withReason: reason.rawValue)\n    }\n}\n\n"
            return text
        }
    }

    /// A stored property by its name in a definition.
    ///
    /// Where that begins with a capital, sources read it so or with a small letter, as their version of Xcode has it.
    static func property(_ name: String, of type: String, initial: String? = nil) -> String {
        let member = AssetSymbolNames.escaped(IntentNames.property(name))
        var text = "    public var \(member)" + (initial.map { " = \($0)\n" } ?? ": \(type)\n")
        let alias = IntentNames.identifier(name)
        if alias != IntentNames.property(name) {
            text += "    public var \(alias): \(type) { get { \(member) } set { \(member) = newValue } }\n"
        }
        return text
    }

    /// A stored property of an enumeration, which is 0 to begin with: `unknown`, where there is such a case.
    static func enumerationProperty(_ name: String, of type: String) -> String {
        property(name, of: type, initial: "\(type)._unset")
    }
}
