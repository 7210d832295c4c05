import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: a type that is found at run time and makes the preview out of the macro's own arguments.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let location = context.location(of: node) else {
            throw MacroError("#Preview must be written in a source file")
        }
        let name = context.makeUniqueName("Preview")
        return [
            """
            struct \(name): SwiftUICompat.PreviewRegistry {
                static var fileID: String { \(location.file) }
                static var line: Int { \(location.line) }
                static var column: Int { \(location.column) }

                @MainActor static func makePreview() throws -> SwiftUICompat.Preview {
                    \(preview(of: node))
                }
            }
            """
        ]
    }

    /// `#Preview(…) { … }` as the initialiser with the same arguments.
    private static func preview(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
        let arguments = LabeledExprListSyntax(
            node.arguments.map { argument in
                guard let body = argument.expression.as(ClosureExprSyntax.self) else { return argument }
                return argument.with(\.expression, ExprSyntax(PreviewableState.hoisted(in: body)))
            })
        return ExprSyntax(
            FunctionCallExprSyntax(
                calledExpression: "SwiftUICompat.Preview" as ExprSyntax, leftParen: .leftParenToken(),
                arguments: arguments, rightParen: .rightParenToken(),
                trailingClosure: node.trailingClosure.map(PreviewableState.hoisted),
                additionalTrailingClosures: node.additionalTrailingClosures))
    }
}
