public import Foundation
import FoundationCompat

extension String {
    /// A localizable string with the values to be put into it, which Foundation on Linux lacks.
    public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
        package let key: LocalizedStringKey

        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, bundle: bundle?.bundlePath, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.key.string(
            tableKey: key.description, table: table, bundle: bundle?.bundlePath, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.string
    }
}

extension AttributedString {
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        self = Self.marked(
            String(localized: keyAndValue, table: table, bundle: bundle, locale: locale), locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        self = Self.marked(
            String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale),
            locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = Self.marked(resource.string, locale: resource.locale)
    }

    /// What the string's values become; the choice has no effect here.
    ///
    /// - Compatibility: compiles
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The string with attributes in the place of its inline Markdown.
    static func marked(_ string: String, locale: Locale = .current, baseURL: URL? = nil) -> AttributedString {
        let spans = InlineMarkdown.spans(string.map { .literal($0) }, locale: locale)
        return spans.reduce(into: AttributedString()) { result, span in
            let text = span.pieces.map { if case .literal(let character) = $0 { String(character) } else { "" } }
            var part = AttributedString(text.joined())
            part.link = span.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            let intent = InlinePresentationIntent(span.style)
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            result += part
        }
    }
}
