/// The types that a target's definitions declare, by their names in them, and what its sources declare themselves.
struct IntentScope {
    var names: IntentNames
    private var enumerations: [String: (type: String, value: IntentDefinition.Enumeration, table: String)] = [:]
    private var objects: [String: String] = [:]
    /// Types that the target's own sources declare, which are not generated again.
    var declared: Set<String>
    /// The classes of the target's own that handle intents.
    var handlers: [String]

    init(names: IntentNames, definitions: [(table: String, definition: IntentDefinition)], declared: IntentDeclarations)
    {
        self.names = names
        self.declared = declared.types
        handlers = declared.handlers
        for (table, definition) in definitions {
            for enumeration in definition.enumerations ?? [] {
                enumerations[enumeration.name] = (names.type(enumeration), enumeration, table)
            }
            for object in definition.types ?? [] { objects[object.name] = names.type(object) }
        }
    }

    /// The type of a parameter or a property.
    func type(_ type: String?, object: String?, enumeration: String?) -> IntentValueType {
        if let enumeration, let known = enumerations[enumeration] {
            return IntentValueType(
                kind: .enumeration, swift: known.type, option: "NSNumber", resolution: known.type + "ResolutionResult",
                coding: ".enumeration(\(literal(known.type)), \(cases(of: known.value, table: known.table)))")
        }
        if type == "Object" {
            let swift = object.flatMap { objects[$0] } ?? "INObject"
            return IntentValueType(
                kind: .object, swift: swift, option: swift, resolution: swift + "ResolutionResult",
                coding: ".object(\(literal(swift)))")
        }
        return .builtIn(type ?? "String")
    }

    /// The cases of an enumeration, as an array's source.
    private func cases(of enumeration: IntentDefinition.Enumeration, table: String) -> String {
        // Each parameter that has the type repeats them.
        let values = enumeration.values ?? []
        guard ProjectBoundary.spend(.steps, values.count * 100) else { return "[]" }
        let cases = values.filter { $0.name != "unknown" }.map { value in
            let title = text(value.displayName ?? value.name, id: value.displayNameID, table: table)
            return "_IntentCase(\(literal(value.name)), \(value.index ?? 0), title: \(title))"
        }
        return "[" + cases.joined(separator: ", ") + "]"
    }

    /// A translatable text, as source.
    func text(_ text: String, id: String?, table: String) -> String {
        let id = id.map { ", id: \(literal($0)), table: \(literal(table))" } ?? ""
        return "_IntentText(\(literal(text))\(id))"
    }

    func literal(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": escaped += "\\" + String(scalar)
            case _ where scalar.value < 32: escaped += "\\u{\(String(scalar.value, radix: 16))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
