import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable`: a type with a schema, which is read from what a model generates and written as that.
struct GenerableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The extension says what is wrong; twice would be once too often.
        guard let type = try? type(of: declaration) else { return [] }
        let schema: DeclSyntax = """
            nonisolated \(raw: declaration.access)static var generationSchema: \(raw: module).GenerationSchema {
                \(raw: module).GenerationSchema(\(raw: type.schema(description: node.argument("description"))))
            }
            """
        guard let partial = type.partiallyGenerated(access: declaration.access),
            !declaration.declaresType("PartiallyGenerated")
        else { return [schema] }
        return [schema, partial]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let generable = try self.type(of: declaration)
        let nilArgument = node.argument("representNilExplicitlyInGeneratedContent")?.description ?? "false"
        let conformance = protocols.isEmpty ? "" : ": nonisolated \(module).Generable"
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed)\(raw: conformance) {
                    nonisolated \(raw: declaration.access)init(_ content: \(raw: module).GeneratedContent) throws {
                        \(raw: generable.reading)
                    }
                    nonisolated \(raw: declaration.access)var generatedContent: \(raw: module).GeneratedContent {
                        \(raw: generable.writing(representingNil: nilArgument))
                    }
                }
                """)
        ]
    }

    static let module = "FoundationModelsCompat"

    private static func type(of declaration: some DeclGroupSyntax) throws -> any GenerableType {
        if let structure = declaration.as(StructDeclSyntax.self) { return try GenerableStructure(structure) }
        if let enumeration = declaration.as(EnumDeclSyntax.self) { return try GenerableEnumeration(enumeration) }
        throw MacroError("@Generable stands before a structure or an enumeration")
    }
}

/// A type that `@Generable` is written before.
protocol GenerableType {
    /// The arguments of its schema.
    func schema(description: ExprSyntax?) -> String

    /// The statements that make a value of `content`.
    var reading: String { get }

    /// The statements that make content of a value.
    func writing(representingNil: String) -> String

    /// The type of what there is of a value while it is generated, if it is another one.
    func partiallyGenerated(access: String) -> DeclSyntax?
}

extension AttributeSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == label }?.expression.trimmed
    }
}

extension DeclGroupSyntax {
    fileprivate func declaresType(_ name: String) -> Bool {
        memberBlock.members.contains { member in
            member.decl.as(StructDeclSyntax.self)?.name.text == name
                || member.decl.as(EnumDeclSyntax.self)?.name.text == name
                || member.decl.as(TypeAliasDeclSyntax.self)?.name.text == name
        }
    }
}
