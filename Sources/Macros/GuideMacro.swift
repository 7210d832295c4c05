import SwiftSyntax
import SwiftSyntaxMacros

/// `@Guide`, which `@Generable` reads.
struct GuideMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else { throw MacroError("@Guide stands before a property") }
        return []
    }
}

/// What the `@Guide`s before a property say together.
struct Guide {
    private(set) var description: ExprSyntax?
    private(set) var guides: [ExprSyntax] = []

    init(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription.split(separator: ".").last
            guard name == "Guide", case .argumentList(let arguments)? = attribute.arguments else { continue }
            for argument in arguments {
                if argument.label?.text == "description" {
                    description = argument.expression.trimmed
                } else {
                    guides.append(argument.expression.trimmed)
                }
            }
        }
    }

    /// The arguments of a property's schema, each with a comma before it.
    func arguments(type: String) -> String {
        (description.map { ", description: \($0)" } ?? "") + ", type: \(type).self"
            + (guides.isEmpty ? "" : ", guides: [\(guides.map(\.description).joined(separator: ", "))]")
    }
}
