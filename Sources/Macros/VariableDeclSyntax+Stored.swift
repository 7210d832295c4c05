import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether each value of the type keeps one of its own.
    var isStoredInstanceProperty: Bool {
        bindings.allSatisfy { $0.accessorBlock == nil }
            && !modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
}

extension TokenSyntax {
    /// An identifier without the backticks that let it be a keyword.
    var plainText: String { text.filter { $0 != "`" } }
}
