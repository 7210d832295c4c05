import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a value of the environment, and of its kin, with the key behind it.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors say what is wrong; twice would be once too often.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return [
            """
            private struct \(entry.key): \(raw: entry.container.keyProtocol) {
                \(raw: entry.requirements)
            }
            """
        ]
    }
}

/// A property that `@Entry` is written before.
private struct Entry {
    /// What `@Entry` may extend, with the protocol of its keys.
    enum Container: String, CaseIterable {
        case EnvironmentValues, Transaction, ContainerValues, FocusedValues

        var keyProtocol: String {
            switch self {
            case .EnvironmentValues: "SwiftUICompat.EnvironmentKey"
            case .Transaction: "SwiftUICompat.TransactionKey"
            case .ContainerValues: "SwiftUICompat.ContainerValueKey"
            case .FocusedValues: "SwiftUIAppCompat.FocusedValueKey"
            }
        }
    }

    let key: TokenSyntax
    let container: Container
    private let type: TypeSyntax?
    private let value: ExprSyntax?

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.var),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw MacroError("@Entry stands before a single 'var'") }
        guard variable.isStoredInstanceProperty else {
            throw MacroError("@Entry stands before a property that is neither computed nor static")
        }
        let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let extended, let container = Container(rawValue: String(extended.split(separator: ".").last ?? ""))
        else {
            let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
            throw MacroError("@Entry belongs into an extension of one of \(names)")
        }
        key = "__Key_\(raw: name.plainText)"
        self.container = container
        type = binding.typeAnnotation?.type.trimmed
        value = binding.initializer?.value.trimmed
        guard type != nil || value != nil else { throw MacroError("@Entry needs a type or a default value") }
    }

    /// What the key's protocol asks for.
    var requirements: String {
        if container == .FocusedValues {
            return "typealias Value = \(wrappedType.map(\.description) ?? "Never")"
        }
        guard let type else { return "static let defaultValue = \(value.map(\.description) ?? "nil")" }
        return "static var defaultValue: \(type) { \(value.map(\.description) ?? "nil") }"
    }

    /// The type of a value of the focus, which every property there has as an optional.
    private var wrappedType: TypeSyntax? {
        if let optional = type?.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        guard let named = type?.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
        else { return type }
        return wrapped
    }
}
