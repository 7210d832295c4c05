import SwiftSyntax
import SwiftSyntaxMacros

/// `#bundle`: the bundle of what is compiled, whose resources are all the extension's own here.
struct BundleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        "Foundation.Bundle.main"
    }
}
