import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: the class conforms to `PersistentModel` and gets its record. Its properties stay as they are.
struct ModelMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw MacroError("@Model stands before a class") }
        // One whose superclass is a model has that one's.
        guard !protocols.isEmpty || model.statesConformance else { return [] }
        return ["public let _record = SwiftDataCompat._ModelRecord()"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftDataCompat.PersistentModel {}")]
    }
}

extension ClassDeclSyntax {
    /// Whether the class says itself that it conforms to `PersistentModel`.
    fileprivate var statesConformance: Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PersistentModel") } ?? false
    }
}

/// `@Attribute`, `@Relationship` and `@Transient`, which change nothing of a property that is kept in memory.
struct ModelPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `#Unique` and `#Index`, which a store in memory needs no more.
struct ModelHintMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `@ModelActor`: the actor gets a container, and a context of its own.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else {
            throw MacroError("@ModelActor stands before an actor")
        }
        let members: [DeclSyntax] = [
            "public nonisolated let modelExecutor: any SwiftDataCompat.ModelExecutor",
            "public nonisolated let modelContainer: SwiftDataCompat.ModelContainer",
        ]
        let hasInitializer = declaration.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        if hasInitializer { return members }
        return members + [
            """
            public init(modelContainer: SwiftDataCompat.ModelContainer) {
                let modelContext = SwiftDataCompat.ModelContext(modelContainer)
                self.modelExecutor = SwiftDataCompat.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty, declaration.is(ActorDeclSyntax.self) else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftDataCompat.ModelActor {}")]
    }
}
