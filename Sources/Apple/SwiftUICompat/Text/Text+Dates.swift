public import Foundation

extension Text {
    /// How a date is shown, and whether it goes on changing.
    public struct DateStyle: Sendable, Equatable, Codable {
        package enum Kind: String, Sendable, Codable { case time, date, relative, offset, timer }

        package let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(storage: .date(date, style: style))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .interval(dates))
    }

    public init(_ interval: DateInterval) {
        self.init(storage: .interval(interval.start...interval.end))
    }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(storage: .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
