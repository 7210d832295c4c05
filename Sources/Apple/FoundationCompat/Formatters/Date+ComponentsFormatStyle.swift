public import Foundation

extension Date {
    /// "2 hours, 5 minutes": how long a range of dates is.
    ///
    /// Apple's name for it is taken by Foundation for Linux, which has no more of it than its fields.
    public struct _DurationFormatStyle: Foundation.FormatStyle, Sendable {
        public struct Style: Codable, Hashable, Sendable {
            let option: Int
            public static let wide = Style(option: 0)
            public static let abbreviated = Style(option: 1)
            public static let condensedAbbreviated = Style(option: 2)
            public static let narrow = Style(option: 3)
            public static let spellOut = Style(option: 4)
        }

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        public var fields: Set<ComponentsFormatStyle.Field>?
        public var isPositive = true

        public init(
            style: Style = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<ComponentsFormatStyle.Field>? = nil
        ) {
            self.style = style
            self.locale = locale
            self.calendar = calendar
            self.fields = fields
        }

        public func format(_ range: Range<Date>) -> String {
            let units = TimeUnit.allCases.filter { fields?.contains($0.field) ?? ($0 != .week) }
            let components = calendar.dateComponents(
                Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
            let amounts = units.map { ($0, components.value(for: $0.component) ?? 0) }.filter { $0.1 != 0 }
            let width: TimeUnit.Width =
                style == .wide || style == .spellOut ? .wide : style == .narrow ? .narrow : .abbreviated
            let shown = amounts.isEmpty ? units.suffix(1).map { ($0, 0) } : amounts
            let isTight = style == .narrow || style == .condensedAbbreviated
            return shown.map { $0.0.text($0.1, width, locale) }.joined(separator: isTight ? " " : ", ")
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }
}

extension FormatStyle where Self == Date._DurationFormatStyle {
    public static var timeDuration: Self { Date._DurationFormatStyle(style: .condensedAbbreviated) }

    public static func components(
        style: Date._DurationFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        Date._DurationFormatStyle(style: style, fields: fields)
    }
}
