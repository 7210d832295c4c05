public import Foundation

/// What a locale tells by names of its own, as `Locale` does.
extension NSLocale {
    private func text(_ key: NSLocale.Key) -> String? { object(forKey: key) as? String }

    public var localeIdentifier: String { text(.identifier) ?? "" }
    public var languageCode: String { text(.languageCode) ?? "" }
    public var languageIdentifier: String {
        [languageCode, scriptCode, regionCode].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
    }
    public var countryCode: String? { text(.countryCode) }
    public var regionCode: String? { text(.countryCode) }
    public var scriptCode: String? { text(.scriptCode) }
    public var variantCode: String? { text(.variantCode) }
    public var collationIdentifier: String? { text(.collationIdentifier) }
    public var collatorIdentifier: String { text(.collatorIdentifier) ?? "" }
    public var decimalSeparator: String { text(.decimalSeparator) ?? "" }
    public var groupingSeparator: String { text(.groupingSeparator) ?? "" }
    public var currencySymbol: String { text(.currencySymbol) ?? "" }
    public var currencyCode: String? { text(.currencyCode) }
    public var quotationBeginDelimiter: String { text(.quotationBeginDelimiterKey) ?? "" }
    public var quotationEndDelimiter: String { text(.quotationEndDelimiterKey) ?? "" }
    public var alternateQuotationBeginDelimiter: String { text(.alternateQuotationBeginDelimiterKey) ?? "" }
    public var alternateQuotationEndDelimiter: String { text(.alternateQuotationEndDelimiterKey) ?? "" }
    public var usesMetricSystem: Bool { object(forKey: .usesMetricSystem) as? Bool ?? true }
    public var calendarIdentifier: String {
        (object(forKey: .calendar) as? NSCalendar)?.calendarIdentifier.rawValue ?? ""
    }
    public var exemplarCharacterSet: CharacterSet { object(forKey: .exemplarCharacterSet) as? CharacterSet ?? [] }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        displayName(forKey: .identifier, value: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        displayName(forKey: .languageCode, value: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
        displayName(forKey: .countryCode, value: countryCode)
    }
    public func localizedString(forRegionCode regionCode: String) -> String? {
        displayName(forKey: .countryCode, value: regionCode)
    }
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        displayName(forKey: .scriptCode, value: scriptCode)
    }
    public func localizedString(forVariantCode variantCode: String) -> String? {
        displayName(forKey: .variantCode, value: variantCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        displayName(forKey: .currencyCode, value: currencyCode)
    }
    public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
        displayName(forKey: .calendar, value: calendarIdentifier)
    }
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        displayName(forKey: .collationIdentifier, value: collationIdentifier)
    }
    public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
        displayName(forKey: .collatorIdentifier, value: collatorIdentifier)
    }
}
