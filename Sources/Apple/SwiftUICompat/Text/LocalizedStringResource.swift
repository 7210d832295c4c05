public import Foundation

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
}

/// A string that is looked up where it is shown, which Foundation on Linux lacks.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// Where the string's table is.
    public enum BundleDescription: Sendable, Equatable {
        case main
        case atURL(URL)
        case forClass(ObjectIdentifier)

        public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass(ObjectIdentifier(type)) }
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

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The string with its values put in.
    package var string: String {
        String(localizedKey: defaultValue.key, locale: locale)
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    init(localizedKey key: LocalizedStringKey, locale: Locale) {
        self = FormattedKey(format: key.key, arguments: key.arguments, locale: locale).pieces.map { piece in
            switch piece {
            case .literal(let character): String(character)
            case .string(let string): string
            case .text(let text): text.plainString(locale: locale)
            }
        }.joined()
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localizedKey: keyAndValue.key, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localizedKey: defaultValue.key, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.string
    }
}
