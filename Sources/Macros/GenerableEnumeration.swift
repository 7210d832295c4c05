import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An enumeration that `@Generable` is written before: a case's name or raw text, or an object of its values.
struct GenerableEnumeration: GenerableType {
    private struct Value {
        let label: String?
        /// The name in what is generated.
        let key: String
        let type: TypeSyntax

        var argument: String { label.map { "\($0): " } ?? "" }
    }

    private struct Case {
        let name: TokenSyntax
        let values: [Value]

        var key: String { "\"\(name.plainText)\"" }
    }

    private let cases: [Case]
    private let hasRawText: Bool
    private let isIndirect: Bool
    private var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

    init(_ declaration: EnumDeclSyntax) throws {
        let members = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        let elements = members.flatMap(\.elements)
        guard !elements.isEmpty else { throw MacroError("A @Generable enumeration needs a case") }
        cases = elements.map { element in
            var unnamed = 0
            let values = (element.parameterClause?.parameters ?? []).map { parameter in
                let first = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
                if let name = parameter.secondName ?? first {
                    return Value(label: first?.trimmedDescription, key: name.plainText, type: parameter.type.trimmed)
                }
                defer { unnamed += 1 }
                return Value(label: nil, key: unnamed == 0 ? "value" : "value\(unnamed)", type: parameter.type.trimmed)
            }
            return Case(name: element.name.trimmed, values: values)
        }
        isIndirect = ([declaration.modifiers] + members.map(\.modifiers)).contains { modifiers in
            modifiers.contains { $0.name.text == "indirect" }
        }
        hasRawText =
            declaration.inheritanceClause?.inheritedTypes.contains {
                ["String", "Swift.String"].contains($0.type.trimmedDescription)
            } ?? false
    }

    func schema(description: ExprSyntax?) -> String {
        let description = description.map { ", description: \($0)" } ?? ""
        guard hasValues else {
            let choices = cases.map { hasRawText ? "Self.\($0.name).rawValue" : $0.key }
            return "type: Self.self\(description), anyOf: [\(choices.joined(separator: ", "))]"
        }
        let property = "\(GenerableMacro.module).GenerationSchema.Property"
        let choices = cases.map { item in
            let values = item.values.map { "\(property)(name: \"\($0.key)\", type: \($0.type).self)" }
            return "\(item.key): [\(values.joined(separator: ", "))]"
        }
        return "_type: Self.self\(description), cases: [\n\(choices.joined(separator: ",\n"))\n]"
    }

    var reading: String {
        if hasValues { return readingValues }
        if hasRawText {
            return """
                guard let value = Self(rawValue: try content.value(Swift.String.self)) else {
                    throw content._unknownCase(of: Self.self)
                }
                self = value
                """
        }
        return switching(over: "content.value(Swift.String.self)") { _ in "" }
    }

    private var readingValues: String {
        switching(over: "content.value(Swift.String.self, forProperty: \"type\")") { item in
            guard !item.values.isEmpty else { return "" }
            let values = item.values.map { "\($0.argument)try content.value(forProperty: \"\($0.key)\")" }
            return "(\(values.joined(separator: ", ")))"
        }
    }

    private func switching(over expression: String, values: (Case) -> String) -> String {
        let cases = cases.map { "case \($0.key): self = .\($0.name)\(values($0))" }.joined(separator: "\n")
        return """
            switch try \(expression) {
            \(cases)
            default: throw content._unknownCase(of: Self.self)
            }
            """
    }

    func writing(representingNil: String) -> String {
        if hasRawText { return "rawValue.generatedContent" }
        let cases = cases.map { item in
            guard hasValues else { return "case .\(item.name): \(item.key).generatedContent" }
            let names = item.values.indices.map { "value\($0)" }
            let values = zip(item.values, names).map { "\"\($0.key)\": \($1)" }
            return """
                case .\(item.name)\(names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"): \
                \(GenerableMacro.module).GeneratedContent(_properties: \
                [\((["\"type\": \(item.key)"] + values).joined(separator: ", "))], representingNil: \(representingNil))
                """
        }
        return "switch self {\n\(cases.joined(separator: "\n"))\n}"
    }

    func partiallyGenerated(access: String) -> DeclSyntax? {
        guard hasValues else { return nil }
        let module = GenerableMacro.module
        let cases = cases.map { item in
            let values = item.values.map { "\($0.argument)\($0.type.parenthesized).PartiallyGenerated?" }
            return "case \(item.name)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
        }
        return """
            nonisolated \(raw: access)\(raw: isIndirect ? "indirect " : "")enum PartiallyGenerated: \(raw: module).ConvertibleFromGeneratedContent {
                \(raw: cases.joined(separator: "\n"))
                nonisolated \(raw: access)init(_ content: \(raw: module).GeneratedContent) throws {
                    \(raw: readingValues)
                }
            }
            """
    }
}
