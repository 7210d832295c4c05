import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a query with the macro's own arguments, and the property that reads it.
struct QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let property = try Property(declaration)
        return ["get { _\(raw: property.name).wrappedValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors say what is wrong; twice would be once too often.
        guard let property = try? Property(declaration) else { return [] }
        let arguments = node.arguments.map { "\($0)" } ?? ""
        return [
            """
            private(set) var _\(raw: property.name): SwiftDataCompat.Query<\(raw: property.element), [\(raw: property.element)]> =
                SwiftDataCompat.Query(\(raw: arguments))
            """
        ]
    }

    /// The property that `@Query` stands before.
    private struct Property {
        let name: String
        /// The models' type.
        let element: String

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let type = binding.typeAnnotation?.type
            else { throw MacroError("@Query stands before a 'var' with a type") }
            guard variable.isStoredInstanceProperty else {
                throw MacroError("@Query stands before a stored property of a view")
            }
            name = pattern.identifier.plainText
            if let array = type.as(ArrayTypeSyntax.self) {
                element = array.element.trimmedDescription
            } else if let array = type.as(IdentifierTypeSyntax.self), array.name.text == "Array",
                let argument = array.genericArgumentClause?.arguments.first
            {
                element = argument.argument.trimmedDescription
            } else {
                throw MacroError("@Query stands before an array of models")
            }
        }
    }
}
