public import Foundation

/// What Markdown means by a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)

    init(_ style: InlineMarkdown.Style) {
        self = []
        if style.isEmphasized { insert(.emphasized) }
        if style.isStrong { insert(.stronglyEmphasized) }
        if style.isCode { insert(.code) }
        if style.isStruck { insert(.strikethrough) }
    }
}

extension AttributedString {
    /// How Markdown is read: inline Markdown alone is read here, whatever the syntax.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Int, Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Int, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = Self.marked(markdown)
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = Self.marked(String(decoding: markdown, as: UTF8.self))
    }
}
