import IntentGeneration

/// The response that a definition gives an intent, as Xcode generates it.
struct DefinedResponse {
    let intent: String
    let response: IntentDefinition.Response?
    let scope: IntentScope

    /// The codes that every response has.
    private static let common = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    private struct Property {
        var name: String
        /// The type of a value that is there.
        var type: String
        var stored: StoredProperty
        var alias: String
    }

    var text: String {
        let own = properties.filter { $0.name != "code" }
        var source = IntentResponseSource(intent: intent, style: .app, codes: codes, properties: own.map(\.stored))
        source.members = own.map(\.alias).joined()
        for code in response?.codes ?? [] {
            for parameters in orders(of: code) { source.members += factory(for: code, parameters) }
        }
        return (scope.declared.contains(intent + "ResponseCode") ? "" : source.enumeration)
            + (scope.declared.contains(intent + "Response") ? "" : source.responseClass)
    }

    private var codes: [IntentResponseSource.Code] {
        let own = (response?.codes ?? []).map { IntentNames.property($0.name) }.filter { !Self.common.contains($0) }
        return Self.common.enumerated().map { index, code in .init(code, index == 0 ? 0 : nil) }
            + own.enumerated().map { index, code in .init(AssetSymbolNames.escaped(code), index == 0 ? 100 : nil) }
    }

    private var properties: [Property] {
        (response?.parameters ?? []).map { parameter in
            let type = scope.type(
                parameter.type, object: parameter.objectType, enumeration: parameter.enumerationType)
            let name = IntentNames.property(parameter.name)
            let isArray = parameter.supportsMultipleValues?.isSet == true
            if type.kind == .enumeration, !isArray {
                let stored = IntentSource.enumerationProperty(parameter.name, of: type.swift)
                return Property(
                    name: name, type: type.swift, stored: stored, alias: IntentSource.alias(parameter.name, of: stored))
            }
            let value = type.kind == .enumeration ? "NSNumber" : type.swift
            let swift = isArray ? "[\(value)]" : value
            let stored = IntentSource.property(parameter.name, of: swift + "?")
            return Property(
                name: name, type: swift, stored: stored, alias: IntentSource.alias(parameter.name, of: stored))
        }
    }

    /// The parameters that a code's dialogue mentions, in the orders in which Xcode may have them: as they are
    /// mentioned, as they are declared, and by name.
    private func orders(of code: IntentDefinition.Response.Code) -> [[Property]] {
        let mentions = (code.format ?? "") + " " + (code.conciseFormat ?? "")
        var names: [String] = []
        for match in mentions.matches(of: #/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/#) {
            let name = IntentNames.property(String(match.output.1))
            if !names.contains(name) { names.append(name) }
        }
        let declared = properties.filter { names.contains($0.name) }
        let mentioned = names.compactMap { name in declared.first { $0.name == name } }
        let sorted = declared.sorted { $0.name < $1.name }
        var orders = [mentioned]
        for order in [declared, sorted] where !orders.contains(where: { $0.map(\.name) == order.map(\.name) }) {
            orders.append(order)
        }
        return orders
    }

    private func factory(for code: IntentDefinition.Response.Code, _ parameters: [Property]) -> String {
        let name = AssetSymbolNames.escaped(IntentNames.property(code.name))
        let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        var text = "\n    public static func \(name)(\(list)) -> \(intent)Response {\n"
        text += "        let response = \(intent)Response(code: .\(name), userActivity: nil)\n"
        for parameter in parameters {
            text += "        response.\(AssetSymbolNames.escaped(parameter.name)) = "
            text += "\(AssetSymbolNames.escaped(parameter.name))\n"
        }
        return text + "        return response\n    }\n"
    }
}
