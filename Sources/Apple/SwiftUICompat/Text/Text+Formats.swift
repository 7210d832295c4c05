public import Foundation

extension Text {
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .formatted(FormattedValue { format.locale($0).format(input) }))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    /// Apple asks for `ReferenceConvertible`, to which `Date` and its like do not conform on Linux.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.text(for: subject))
    }

    /// A value and its format, to be written in the locale where it is shown.
    ///
    /// `@unchecked Sendable`: the closure holds a value and a format style, both of which are values that nothing
    /// changes after this.
    package struct FormattedValue: @unchecked Sendable, Equatable {
        package let string: (Locale) -> String

        init(_ string: @escaping (Locale) -> String) {
            self.string = string
        }

        package static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
            lhs.string(.current) == rhs.string(.current)
        }
    }
}

extension Formatter {
    /// The formatter's string for a value, whose numbers formatters know by Foundation's class alone.
    func text(for subject: Any) -> String {
        let object: Any =
            switch subject {
            case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
            case let value as Double: NSNumber(value: value)
            case let value as Float: NSNumber(value: value)
            case let value as CGFloat: NSNumber(value: Double(value))
            case let value as Decimal: NSDecimalNumber(decimal: value)
            default: subject
            }
        return string(for: object) ?? ""
    }
}
