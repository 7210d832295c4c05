/// What blocks of Markdown a text is in, the innermost first; Markdown that is read here has none.
public struct PresentationIntent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList, unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote, thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Sendable {
        public enum Alignment: Int, Sendable {
            case left, center, right
        }

        public var alignment: Alignment

        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block, and what tells it from the others of its document.
    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public var components: [IntentType]

    public init(types: [IntentType]) {
        components = types
    }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public var count: Int { components.count }

    /// How many lists and quotes the text is within.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}
