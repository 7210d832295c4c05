import SwiftSyntax

/// A part of a file that may be left out, and what is put in its place.
struct Part {
    enum Kind: String {
        case `import`, attribute, inheritance, override, element, modifier, view, statement, `case`, value, body
        case property, declaration

        /// For ordering what is in front of the same token.
        var size: Mark.Size {
            switch self {
            case .import, .attribute, .inheritance, .override, .element, .modifier: .element
            case .view, .statement, .case, .value: .statement
            case .body: .body
            case .property, .declaration: .declaration
            }
        }
    }

    var kind: Kind
    /// Offsets in UTF-8.
    var range: Range<Int>
    /// The text in its place, given the arguments that say what is missing and where.
    var replacement: (_ arguments: String) -> String
    /// The declaration that it is of.
    var declaration: String
    /// What is no longer declared, or declared as something else.
    var names: [String] = []
    /// What goes with it elsewhere in the file.
    var companions: [Part] = []

    init(
        _ kind: Kind, of node: some SyntaxProtocol, names: [String] = [],
        replacement: @escaping (_ arguments: String) -> String = { _ in "" }
    ) {
        self.init(kind, node.trimmedOffsets, of: Syntax(node), names: names, replacement: replacement)
    }

    init(
        _ kind: Kind, _ range: Range<Int>, of node: Syntax, names: [String] = [],
        replacement: @escaping (_ arguments: String) -> String = { _ in "" }
    ) {
        self.kind = kind
        self.range = range
        self.names = names
        self.replacement = replacement
        declaration = node.declarationPath
    }
}

extension SyntaxProtocol {
    /// Without the trivia around it.
    var trimmedOffsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
