/// Writes the class of an intent's response, and the enumeration of its codes.
struct IntentResponseSource {
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
        var source: String
    }

    var text: String {
        var text = ""
        if !scope.declared.contains(intent + "ResponseCode") { text += codes }
        if !scope.declared.contains(intent + "Response") { text += responseClass }
        return text
    }

    private var codes: String {
        var text = "public enum \(intent)ResponseCode: Int {\n"
        for (index, code) in Self.common.enumerated() { text += "    case \(code)\(index == 0 ? " = 0" : "")\n" }
        let own = (response?.codes ?? []).map { IntentNames.property($0.name) }.filter { !Self.common.contains($0) }
        for (index, code) in own.enumerated() {
            text += "    case \(AssetSymbolNames.escaped(code))\(index == 0 ? " = 100" : "")\n"
        }
        return text + "}\n\n"
    }

    private var responseClass: String {
        var text = "public class \(intent)Response: INIntentResponse {\n"
        text += "    public internal(set) var code = \(intent)ResponseCode.unspecified\n"
        for property in properties where property.name != "code" { text += property.source }
        text += """

                public convenience init(code: \(intent)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

            """
        for code in response?.codes ?? [] {
            for parameters in orders(of: code) { text += factory(for: code, parameters) }
        }
        return text + "}\n\n"
    }

    private var properties: [Property] {
        (response?.parameters ?? []).map { parameter in
            let type = scope.type(
                parameter.type, object: parameter.objectType, enumeration: parameter.enumerationType)
            let name = IntentNames.property(parameter.name)
            let isArray = parameter.supportsMultipleValues == true
            if type.kind == .enumeration, !isArray {
                return Property(
                    name: name, type: type.swift,
                    source: IntentSource.enumerationProperty(parameter.name, of: type.swift))
            }
            let value = type.kind == .enumeration ? "NSNumber" : type.swift
            let swift = isArray ? "[\(value)]" : value
            return Property(
                name: name, type: swift, source: IntentSource.property(parameter.name, of: swift + "?"))
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
