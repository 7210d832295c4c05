public import Foundation

public enum EKRecurrenceFrequency: Int, Sendable {
    case daily, weekly, monthly, yearly
}

public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of a repeated event's weeks.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    public convenience init(_ dayOfTheWeek: EKWeekday) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
    }

    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    public override convenience init() { self.init(.sunday) }

    public required init?(coder: NSCoder) {
        guard let day = EKWeekday(rawValue: coder.decodeInteger(forKey: "dayOfTheWeek")) else { return nil }
        dayOfTheWeek = day
        weekNumber = coder.decodeInteger(forKey: "weekNumber")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(dayOfTheWeek.rawValue, forKey: "dayOfTheWeek")
        coder.encode(weekNumber, forKey: "weekNumber")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }

    open override var hash: Int { dayOfTheWeek.rawValue + weekNumber * 8 }
}

/// When an event is repeated for the last time.
open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let endDate: Date?
    public let occurrenceCount: Int

    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    public override convenience init() { self.init(occurrenceCount: 0) }

    public required init?(coder: NSCoder) {
        endDate = coder.decodeObject(of: NSDate.self, forKey: "endDate") as Date?
        occurrenceCount = coder.decodeInteger(forKey: "occurrenceCount")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(endDate as NSDate?, forKey: "endDate")
        coder.encode(occurrenceCount, forKey: "occurrenceCount")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceEnd else { return false }
        return other.endDate == endDate && other.occurrenceCount == occurrenceCount
    }

    open override var hash: Int { endDate?.hashValue ?? occurrenceCount }
}

/// How often an event is repeated.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var recurrenceEnd: EKRecurrenceEnd?
    open var calendarIdentifier: String { "gregorian" }
    open var firstDayOfTheWeek: Int { 0 }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
    }

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    public override convenience init() { self.init(recurrenceWith: .daily, interval: 1, end: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear, setPositions: setPositions, end: recurrenceEnd)
    }
}
