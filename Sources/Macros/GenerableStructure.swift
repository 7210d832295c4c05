import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A structure that `@Generable` is written before: a model generates what it stores.
struct GenerableStructure: GenerableType {
    private struct Property {
        let name: TokenSyntax
        let type: TypeSyntax
        let guide: Guide

        /// The name in what is generated, as text between quotes.
        var key: String { "\"\(name.plainText)\"" }
    }

    private let properties: [Property]

    init(_ declaration: StructDeclSyntax) throws {
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        properties = try variables.filter(\.isGenerated).flatMap { variable in
            // `var a, b: Int` has the type at the last one.
            var type: TypeSyntax?
            let properties = try variable.bindings.reversed().map { binding in
                type = binding.typeAnnotation?.type.trimmed ?? type
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed, let type else {
                    throw MacroError("A property of a @Generable structure has a name and a type")
                }
                return Property(name: name, type: type.unwrappedImplicitly, guide: Guide(variable.attributes))
            }
            return properties.reversed()
        }
    }

    func schema(description: ExprSyntax?) -> String {
        let module = GenerableMacro.module
        let properties = properties.map { property in
            "\(module).GenerationSchema.Property(name: \(property.key)\(property.guide.arguments(type: property.type.description)))"
        }
        return "type: Self.self\(description.map { ", description: \($0)" } ?? ""), properties: "
            + list(properties, empty: "[]")
    }

    var reading: String {
        properties.map { "self.\($0.name) = try content.value(forProperty: \($0.key))" }.joined(separator: "\n")
    }

    func writing(representingNil: String) -> String {
        let values = properties.map { "\($0.key): self.\($0.name)" }
        return "\(GenerableMacro.module).GeneratedContent(_properties: \(list(values, empty: "[:]")), "
            + "representingNil: \(representingNil))"
    }

    func partiallyGenerated(access: String) -> DeclSyntax? {
        let module = GenerableMacro.module
        let hasID = properties.contains { $0.name.plainText == "id" }
        let members = properties.map { "\(access)var \($0.name): \($0.type.parenthesized).PartiallyGenerated?" }
        let identity = hasID ? [] : ["\(access)var id: \(module).GenerationID"]
        let reading = hasID ? [] : ["self.id = content.id ?? \(module).GenerationID()"]
        return """
            nonisolated \(raw: access)struct PartiallyGenerated: \(raw: hasID ? "" : "Swift.Identifiable, ")\(raw: module).ConvertibleFromGeneratedContent {
                \(raw: (identity + members).joined(separator: "\n"))
                nonisolated \(raw: access)init(_ content: \(raw: module).GeneratedContent) throws {
                    \(raw: (reading + [self.reading]).joined(separator: "\n"))
                }
            }
            """
    }

    private func list(_ elements: [String], empty: String) -> String {
        elements.isEmpty ? empty : "[\n\(elements.joined(separator: ",\n"))\n]"
    }
}

extension VariableDeclSyntax {
    /// Whether values store one of their own, which is not the same for all of them.
    fileprivate var isGenerated: Bool {
        let isObservedAtMost = bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
        let isConstant =
            bindingSpecifier.tokenKind == .keyword(.let) && bindings.allSatisfy { $0.initializer != nil }
        return isObservedAtMost && !isConstant
            && !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    }
}

extension TypeSyntax {
    /// `T?` for `T!`, which has no type of its own.
    fileprivate var unwrappedImplicitly: TypeSyntax {
        self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType.trimmed)?" } ?? self
    }

    /// The type so that members of it can be named.
    var parenthesized: String {
        self.is(SomeOrAnyTypeSyntax.self) || self.is(AttributedTypeSyntax.self) ? "(\(self))" : "\(self)"
    }
}
