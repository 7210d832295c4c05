import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule`: a rule that asks its closure.
struct TipRuleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let call = FunctionCallExprSyntax(
            calledExpression: "TipKitCompat.Tips.Rule" as ExprSyntax, leftParen: .leftParenToken(),
            arguments: node.arguments, rightParen: .rightParenToken(), trailingClosure: node.trailingClosure)
        return ExprSyntax(call)
    }
}

/// `@Parameter` of TipKit: a static property whose value is kept by the parameter beside it.
struct TipParameterMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let name = try property(declaration).name
        return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors say what is wrong; twice would be once too often.
        guard let property = try? property(declaration) else { return [] }
        let type = property.type.map { "<\($0)>" } ?? ""
        let access = property.variable.modifiers.filter { $0.name.tokenKind != .keyword(.nonisolated) }
        let options = node.arguments.map { ", \($0.trimmedDescription)" } ?? ""
        return [
            """
            \(access)let $\(raw: property.name) = TipKitCompat.Tips.Parameter\(raw: type)(
                Self.self, \(literal: property.name), \(property.value)\(raw: options))
            """
        ]
    }

    private static func property(
        _ declaration: some DeclSyntaxProtocol
    ) throws -> (variable: VariableDeclSyntax, name: String, type: TypeSyntax?, value: ExprSyntax) {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.var),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { throw MacroError("@Parameter stands before a single 'static var'") }
        let type = binding.typeAnnotation?.type.trimmed
        let isOptional = type?.is(OptionalTypeSyntax.self) == true
        guard let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil) else {
            throw MacroError("@Parameter needs an initial value")
        }
        return (variable, name.plainText, type, value)
    }
}
