import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property of a preview's body, and `#Preview` does the rest.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroError("@Previewable stands before a property in the body of a #Preview")
        }
        return []
    }
}

/// The dynamic properties that a preview's body declares.
enum PreviewableState {
    /// The closure with its `@Previewable` properties moved into a view, and what is left as that view's body.
    static func hoisted(in closure: ClosureExprSyntax) -> ClosureExprSyntax {
        var properties: [VariableDeclSyntax] = []
        let rest = closure.statements.filter { statement in
            guard let variable = statement.item.as(VariableDeclSyntax.self), let property = unmarked(variable) else {
                return true
            }
            properties.append(property)
            return false
        }
        guard !properties.isEmpty else { return closure }
        let members = MemberBlockItemListSyntax(
            properties.map { MemberBlockItemSyntax(decl: $0.with(\.trailingTrivia, .newline)) })
        let statements: CodeBlockItemListSyntax = """
            struct __Previewable: SwiftUICompat.View {
            \(members)
                var body: some SwiftUICompat.View {
                    \(rest)
                }
            }
            return __Previewable()
            """
        return closure.with(\.statements, statements)
    }

    /// The property without `@Previewable`; nil where it has none.
    private static func unmarked(_ variable: VariableDeclSyntax) -> VariableDeclSyntax? {
        let others = variable.attributes.filter { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return true }
            return attribute.attributeName.trimmedDescription.split(separator: ".").last != "Previewable"
        }
        guard others.count < variable.attributes.count else { return nil }
        return variable.with(\.attributes, others)
    }
}
