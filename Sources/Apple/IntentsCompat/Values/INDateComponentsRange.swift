public import Foundation

public enum INRecurrenceFrequency: Int, Sendable {
    case unknown
    case minute
    case hourly
    case daily
    case weekly
    case monthly
    case yearly
}

/// Some days of the week.
public struct INDayOfWeekOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let monday = INDayOfWeekOptions(rawValue: 1 << 0)
    public static let tuesday = INDayOfWeekOptions(rawValue: 1 << 1)
    public static let wednesday = INDayOfWeekOptions(rawValue: 1 << 2)
    public static let thursday = INDayOfWeekOptions(rawValue: 1 << 3)
    public static let friday = INDayOfWeekOptions(rawValue: 1 << 4)
    public static let saturday = INDayOfWeekOptions(rawValue: 1 << 5)
    public static let sunday = INDayOfWeekOptions(rawValue: 1 << 6)
}

/// How often something happens again.
open class INRecurrenceRule: NSObject, NSCopying {
    public let interval: Int
    public let frequency: INRecurrenceFrequency
    public let weeklyRecurrenceDays: INDayOfWeekOptions

    public init(interval: Int, frequency: INRecurrenceFrequency) {
        self.interval = interval
        self.frequency = frequency
        weeklyRecurrenceDays = []
    }

    public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions) {
        self.interval = interval
        self.frequency = frequency
        self.weeklyRecurrenceDays = weeklyRecurrenceDays
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A span of time, by its first and last date.
open class INDateComponentsRange: NSObject, NSCopying {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?
    public let recurrenceRule: INRecurrenceRule?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        recurrenceRule = nil
    }

    public init(
        start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
        recurrenceRule: INRecurrenceRule?
    ) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        self.recurrenceRule = recurrenceRule
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
