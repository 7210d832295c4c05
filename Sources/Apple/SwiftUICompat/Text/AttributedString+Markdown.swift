public import Foundation
import FoundationCompat

extension InlinePresentationIntent {
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
        public var appliesSourcePositionAttributes = false

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool
        ) {
            self.init(
                allowsExtendedAttributes: allowsExtendedAttributes, interpretedSyntax: interpretedSyntax,
                failurePolicy: failurePolicy, languageCode: languageCode)
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }

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
        self = Self.marked(markdown, baseURL: baseURL)
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

/// With the attributes of a scope, which Markdown that is read here has no way to name.
extension AttributedString {
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}
