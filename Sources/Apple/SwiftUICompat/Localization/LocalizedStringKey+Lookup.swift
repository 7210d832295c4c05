import Foundation

extension LocalizedStringKey {
    /// The key's words in a locale with the values put in; the key itself is the format where no table has it.
    func formatted(
        tableKey: String? = nil, table: String?, bundle: String?, locale: Locale
    ) -> FormattedKey {
        let format: String
        switch StringTables.of(bundle: bundle).entry(tableKey ?? key, table: table, locale: locale) {
        case nil: format = key
        case (.string(let string), _)?: format = string
        case (.rules(let rules), let language)?:
            format = rules.format(numbers: arguments.map(\.operand), language: language)
        }
        return FormattedKey(format: format, arguments: arguments, locale: locale)
    }

    /// The words as plain text.
    func string(tableKey: String? = nil, table: String?, bundle: String?, locale: Locale) -> String {
        formatted(tableKey: tableKey, table: table, bundle: bundle, locale: locale).pieces.map { piece in
            switch piece {
            case .literal(let character): String(character)
            case .string(let string): string
            case .text(let text): text.plainString(locale: locale)
            }
        }.joined()
    }
}

extension LocalizedStringKey.Argument {
    /// The number that decides a plural form; nil for what is none.
    fileprivate var operand: PluralOperand? {
        switch self {
        case .integer(let value): PluralOperand(value: Double(value))
        case .unsigned(let value): PluralOperand(value: Double(value))
        case .number(let value): PluralOperand(value: value)
        case .string, .text: nil
        }
    }
}
