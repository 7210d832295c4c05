public import Foundation

/// The formats of texts that keep changing by themselves.
public enum SystemFormatStyle {
    /// How long ago a date was, or how far ahead it lies.
    public struct DateReference: Codable, Hashable, Sendable {
        let date: Date

        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .week
        ) {
            self.date = date
        }
    }

    /// The difference to a date, with its sign.
    public struct DateOffset: Codable, Hashable, Sendable {
        let date: Date

        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.date = date
        }
    }

    /// A clock that counts up from a date.
    public struct Stopwatch: Codable, Hashable, Sendable {
        let start: Date

        public init(
            startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = date
        }
    }

    /// A clock that counts through an interval, and stands still outside of it.
    public struct Timer: Codable, Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            self.showsHours = showsHours
            countsDown = true
        }

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            self.showsHours = showsHours
            countsDown = false
        }
    }
}

/// A format that widgets have as live text of their own.
protocol SystemTimeFormat: FormatStyle where FormatInput == Date, FormatOutput == AttributedString {
    var storage: Text.Storage { get }
}

extension SystemTimeFormat {
    func text(at date: Date) -> AttributedString {
        var environment = EnvironmentValues()
        environment.entryDate = date
        return AttributedString(Text(storage: storage).plainString(in: environment))
    }
}

extension SystemFormatStyle.DateReference: SystemTimeFormat {
    var storage: Text.Storage { .date(date, style: .relative) }
    public func format(_ input: Date) -> AttributedString { text(at: input) }
}

extension SystemFormatStyle.DateOffset: SystemTimeFormat {
    var storage: Text.Storage { .date(date, style: .offset) }
    public func format(_ input: Date) -> AttributedString { text(at: input) }
}

extension SystemFormatStyle.Stopwatch: SystemTimeFormat {
    var storage: Text.Storage { .date(start, style: .timer) }
    public func format(_ input: Date) -> AttributedString { text(at: input) }
}

extension SystemFormatStyle.Timer: SystemTimeFormat {
    var storage: Text.Storage {
        .timer(
            interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown, showsHours: showsHours)
    }

    public func format(_ input: Date) -> AttributedString { text(at: input) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .week
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
