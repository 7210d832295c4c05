public import Foundation

// Foundation's own lookup follows the languages of the process's user, not the request's; these take its place as
// `CurrentLocale` describes.

@_silgen_name("widget_bridge_localized_string")
public func _localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    bundle._localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
    /// The localizations that serve what is drawn for; what `preferredLocalizations` is in widgets.
    public var _preferredLocalizations: [String] {
        StringTables.of(bundle: bundlePath).chain(for: CurrentLocale.locale).filter { $0 != "Base" }
    }

    /// The key's words in the language that is drawn for; what `localizedString(forKey:value:table:)` calls in widgets.
    public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
        switch StringTables.of(bundle: bundlePath).entry(key, table: table, locale: CurrentLocale.locale) {
        case (.string(let string), _)?: string
        case (.rules(let rules), let language)?: PluralFormats.remember(rules, language)
        case nil: value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
    }

    /// The key's words in the language that is drawn for, else what the Info.plist has for it; what
    /// `object(forInfoDictionaryKey:)` is in widgets.
    public func _object(forInfoDictionaryKey key: String) -> Any? {
        informationString(forKey: key) ?? infoDictionary?[key]
    }

    /// The words of `InfoPlist.strings` in the language that is drawn for; what `localizedInfoDictionary` is in widgets.
    public var _localizedInfoDictionary: [String: Any]? {
        localizedInfoDictionary.map { words in
            Dictionary(uniqueKeysWithValues: words.map { ($0.key, informationString(forKey: $0.key) ?? $0.value) })
        }
    }

    private func informationString(forKey key: String) -> String? {
        string(forKey: key, table: "InfoPlist")?.string
    }

    /// The key's words where a table has some in the very language that is drawn for, and not in one to fall back on.
    package func ownString(forKey key: String, table: String) -> String? {
        guard let (string, language) = string(forKey: key, table: table),
            Locale(identifier: language).language.languageCode == CurrentLocale.locale.language.languageCode
        else { return nil }
        return string
    }

    /// The key's words in a table that may not be there, and the language that these are of.
    private func string(forKey key: String, table: String) -> (string: String, language: String)? {
        let entry = StringTables.of(bundle: bundlePath).entry(
            key, table: table, isOptional: true, locale: CurrentLocale.locale)
        guard case (.string(let string), let language)? = entry else { return nil }
        return (string, language)
    }
}
