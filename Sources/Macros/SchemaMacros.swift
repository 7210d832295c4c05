import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AppIntent(schema:)`, `@AssistantIntent(schema:)`: an intent, with a title, whose properties are parameters.
struct IntentSchemaMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let schema = try Schema(node)
        guard !declaration.declares("title") else { return [] }
        return [
            """
            \(raw: declaration.access)static var title: SwiftUICompat.LocalizedStringResource { \(literal: schema.title) }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        member.plainProperty == nil ? [] : ["@AppIntentsCompat.IntentParameter"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let schema = try Schema(node)
        var names = ["AssistantSchemaIntent"]
        if schema.path == "system.search", declaration.declares("criteria"), declaration.declares("searchScopes") {
            names.append("ShowInAppSearchResultsIntent")
        } else if schema.name.hasPrefix("open"), declaration.declares("target") {
            names.append("OpenIntent")
        } else if schema.name.hasPrefix("delete"), declaration.declares("entities") {
            names.append("DeleteIntent")
        }
        return try conformances(names, of: type, missing: protocols)
    }
}

/// `@AppEntity(schema:)`, `@AssistantEntity(schema:)`: an entity that has a name, whose properties intents see.
struct EntitySchemaMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try typeName(node, declaration)
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // A schema knows its properties; here they are told from an app's own by their types.
        guard let property = member.plainProperty, property.name != "id", systemValues.contains(property.valueType)
        else { return [] }
        return ["@AppIntentsCompat.EntityProperty"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformances(["AssistantSchemaEntity"], of: type, missing: protocols)
    }

    private static let systemValues: Set<String> = [
        "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Date", "DateComponents", "Double",
        "Duration", "Int", "IntentCurrencyAmount", "IntentFile", "IntentPaymentMethod", "IntentPerson", "String", "URL",
    ]
}

/// `@AppEnum(schema:)`, `@AssistantEnum(schema:)`: an enumeration that has a name.
struct EnumSchemaMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self) else {
            throw MacroError("The schema of an enumeration stands before one")
        }
        return try typeName(node, declaration)
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self) else { return [] }
        return try conformances(["AssistantSchemaEnum"], of: type, missing: protocols)
    }
}

/// `@UnionValue`: a parameter's value of one of several types, with an enumeration of its cases.
struct UnionValueMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The extension says what is wrong; twice would be once too often.
        guard let names = try? names(of: declaration) else { return [] }
        return [
            """
            \(raw: declaration.access)enum Cases: Hashable, CaseIterable, Sendable {
                case \(raw: names.joined(separator: ", "))
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        _ = try names(of: declaration)
        return try conformances(["_UnionValue"], of: type, missing: protocols)
    }

    /// The names of the cases, each of which has to hold one value.
    private static func names(of declaration: some DeclGroupSyntax) throws -> [String] {
        guard declaration.is(EnumDeclSyntax.self) else { throw MacroError("@UnionValue stands before an enum") }
        let cases = declaration.memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
        }
        guard !cases.isEmpty else { throw MacroError("@UnionValue needs a case for each type") }
        if let other = cases.first(where: { $0.parameterClause?.parameters.count != 1 }) {
            throw MacroError("The case '\(other.name.text)' of a @UnionValue needs one associated value")
        }
        return cases.map(\.name.text)
    }
}

/// What `schema:` names, such as `.photos.createAlbum`.
private struct Schema {
    let domain: String
    let name: String

    init(_ node: AttributeSyntax) throws {
        let text = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription ?? ""
        let parts = text.split(separator: ".")
        guard parts.count >= 2, let name = parts.last else {
            throw MacroError("A schema is named by its domain and its name, such as '.photos.createAlbum'")
        }
        domain = String(parts[parts.count - 2])
        self.name = String(name)
    }

    var path: String { "\(domain).\(name)" }

    /// `createAlbum` as words.
    var title: String {
        let words = name.reduce(into: "") { text, character in
            text += character.isUppercase && text.last?.isLowercase == true ? " \(character)" : "\(character)"
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// The `typeDisplayRepresentation` of a type that declares none.
private func typeName(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) throws -> [DeclSyntax] {
    let title = try Schema(node).title
    guard !declaration.declares("typeDisplayRepresentation") else { return [] }
    return [
        """
        \(raw: declaration.access)static var typeDisplayRepresentation: AppIntentsCompat.TypeDisplayRepresentation { \(literal: title) }
        """
    ]
}

/// An extension for each protocol that the type does not conform to yet.
private func conformances(
    _ names: [String], of type: some TypeSyntaxProtocol, missing protocols: [TypeSyntax]
) throws -> [ExtensionDeclSyntax] {
    let missing = protocols.map { String($0.trimmedDescription.split(separator: ".").last ?? "") }
    return try names.filter(missing.contains).map { name in
        try ExtensionDeclSyntax("extension \(type.trimmed): AppIntentsCompat.\(raw: name) {}")
    }
}

extension DeclGroupSyntax {
    /// The access that members need to be seen as far as the type is.
    var access: String {
        let levels = modifiers.map(\.name.text).filter { ["public", "open", "package"].contains($0) }
        return levels.first.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
    }

    fileprivate func declares(_ name: String) -> Bool {
        memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            } ?? false
        }
    }
}

extension DeclSyntaxProtocol {
    /// The name and the single value's type of a stored, variable property without wrapper or value.
    fileprivate var plainProperty: (name: String, valueType: String)? {
        guard let variable = self.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type,
            !variable.modifiers.contains(where: { ["static", "class", "lazy", "weak"].contains($0.name.text) })
        else { return nil }
        return (name, type.trimmedDescription.filter { !"?[] ".contains($0) })
    }
}
