public import Foundation

/// A string that is looked up where it is shown, which Foundation on Linux lacks.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// Where the string's table is.
    public enum BundleDescription: Sendable, Equatable {
        case main
        case atURL(URL)
        case forClass(ObjectIdentifier)

        public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass(ObjectIdentifier(type)) }

        /// The bundle's folder; nil for the widget's own, where every class of it is.
        var path: String? {
            if case .atURL(let url) = self { url.path } else { nil }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
    }

    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
            comment: comment)
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The words in a locale with their values put in.
    func formatted(locale: Locale) -> FormattedKey {
        defaultValue.key.formatted(tableKey: key, table: table, bundle: bundle.path, locale: locale)
    }

    /// The words in the resource's own locale.
    package var string: String { string(locale: locale) }

    package func string(locale: Locale) -> String {
        defaultValue.key.string(tableKey: key, table: table, bundle: bundle.path, locale: locale)
    }
}

/// Values that were put into a resource are kept as the words that they stand in.
extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey { case key, defaultValue, table, locale, bundleURL }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        defaultValue = String.LocalizationValue(try container.decode(String.self, forKey: .defaultValue))
        table = try container.decodeIfPresent(String.self, forKey: .table)
        locale = try container.decode(Locale.self, forKey: .locale)
        bundle = try container.decodeIfPresent(URL.self, forKey: .bundleURL).map(BundleDescription.atURL) ?? .main
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let words = defaultValue.key.arguments.isEmpty ? nil : string
        try container.encode(words ?? key, forKey: .key)
        try container.encode(words ?? defaultValue.key.key, forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encode(locale, forKey: .locale)
        if case .atURL(let url) = bundle { try container.encode(url, forKey: .bundleURL) }
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
