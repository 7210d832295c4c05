import Foundation

/// A localized format with its arguments put in, in pieces that Markdown sees or leaves alone.
struct FormattedKey {
    /// A piece of the outcome.
    enum Piece: Equatable {
        /// Of the key itself, in which Markdown counts.
        case literal(Character)
        /// Of an argument, in which it does not.
        case string(String)
        case text(Text)
    }

    private(set) var pieces: [Piece] = []

    init(format: String, arguments: [LocalizedStringKey.Argument], locale: Locale) {
        var next = 0
        var rest = format[...]
        while let character = rest.first {
            guard character == "%" else {
                pieces.append(.literal(character))
                rest.removeFirst()
                continue
            }
            if rest.dropFirst().first == "%" {
                pieces.append(.literal("%"))
                rest.removeFirst(2)
                continue
            }
            guard let specifier = FormatSpecifier(rest) else {
                pieces.append(.literal("%"))
                rest.removeFirst()
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            rest.removeFirst(specifier.length)
            guard arguments.indices.contains(index) else { continue }
            if case .text(let text) = arguments[index] {
                pieces.append(.text(text))
            } else {
                pieces.append(.string(specifier.format(arguments[index], locale: locale)))
            }
        }
    }
}

/// One specifier of a format, such as `%1$@`, `%lld` or `%.2f`.
struct FormatSpecifier {
    /// From 1, where the format names the argument by its place.
    var position: Int?
    /// Characters from `%` to the conversion.
    var length: Int
    private var flags = ""
    private var width = ""
    private var precision: Int?
    private var conversion: Character

    init?(_ text: Substring) {
        var rest = text.dropFirst()
        func take(_ isWanted: (Character) -> Bool) -> String {
            let taken = rest.prefix(while: isWanted)
            rest = rest.dropFirst(taken.count)
            return String(taken)
        }
        let digits = take(\.isASCIIDigit)
        if !digits.isEmpty, rest.first == "$" {
            position = Int(digits)
            rest.removeFirst()
        } else {
            rest = text.dropFirst()
        }
        flags = take { "-+ #0'".contains($0) }
        width = take(\.isASCIIDigit)
        if rest.first == "." {
            rest.removeFirst()
            precision = Int(take(\.isASCIIDigit)) ?? 0
        }
        _ = take { "hlqLzjt".contains($0) }
        guard let conversion = rest.first, "@diuoxXfFeEgGaAcsp".contains(conversion) else { return nil }
        self.conversion = conversion
        length = text.count - rest.count + 1
    }

    func format(_ argument: LocalizedStringKey.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .text: return ""
        case .integer(let value):
            if "fFeEgGaA".contains(conversion) { return number(Double(value), locale) }
            return isPlain ? grouped(value, locale) : String(format: pattern("ll"), value)
        case .unsigned(let value):
            if "fFeEgGaA".contains(conversion) { return number(Double(value), locale) }
            return isPlain ? grouped(value, locale) : String(format: pattern("ll"), value)
        case .number(let value):
            if "diuoxX".contains(conversion), let whole = Int64(exactly: value.rounded(.towardZero)) {
                return isPlain ? grouped(whole, locale) : String(format: pattern("ll"), whole)
            }
            return number(value, locale)
        }
    }

    private var isPlain: Bool { flags.isEmpty && width.isEmpty && precision == nil && "diu@".contains(conversion) }

    private func pattern(_ size: String) -> String {
        "%" + flags + width + (precision.map { ".\($0)" } ?? "") + size + String(conversion)
    }

    /// A whole number as the locale writes it; those that need no grouping in English go the short way.
    private func grouped<Value: BinaryInteger>(_ value: Value, _ locale: Locale) -> String {
        if value.magnitude < 1000, locale.identifier.hasPrefix("en") { return String(value) }
        return IntegerFormatStyle<Value>(locale: locale).format(value)
    }

    private func number(_ value: Double, _ locale: Locale) -> String {
        guard flags.isEmpty, width.isEmpty, "fF@diu".contains(conversion), value.isFinite else {
            let floating = "fFeEgGaA".contains(conversion) ? self : nil
            return String(format: floating?.pattern("") ?? "%f", value)
        }
        return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6)).format(value)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
