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

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
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
