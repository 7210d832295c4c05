public import Foundation

/// What a text that keeps changing shows of the time.
public struct TimeDataSource<Value>: Sendable {
    /// The value at a moment.
    let value: @Sendable (Date) -> Value
}

// As Apple's, these are members whatever the value is: `TimeDataSource<Date>.durationOffset(to:)` is written, too.
extension TimeDataSource {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date> { $0 } }

    /// What has passed since a date: nothing before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { date..<max(date, $0) }
    }

    /// What is left until a date: nothing behind it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { min(date, $0)..<date }
    }

    /// How far a date lies ahead, below zero once it has passed.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration> { .seconds(date.timeIntervalSince($0)) }
    }
}

extension Text {
    /// A value that keeps changing, as of the widget's entry.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where F: FormatStyle, F.FormatInput == V, F.FormatOutput == AttributedString {
        let live = (format as? any SystemTimeFormat)?.storage
        self.init(storage: live ?? .timed(TimedValue { format.locale($1).format(source.value($0)) }))
    }

    /// A value that keeps changing, as of the widget's entry.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where F: FormatStyle, F.FormatInput == V, F.FormatOutput == String {
        self.init(storage: .timed(TimedValue { AttributedString(format.locale($1).format(source.value($0))) }))
    }

    /// A value of the time and its format.
    ///
    /// `@unchecked Sendable`: the closure holds a source and a format style, both of which are values that nothing
    /// changes after this.
    package struct TimedValue: @unchecked Sendable {
        package let string: (Date, Locale) -> AttributedString

        init(_ string: @escaping (Date, Locale) -> AttributedString) {
            self.string = string
        }
    }
}
