public import Foundation

/// What the toolchain's Foundation gives as intervals, Apple's writes where it is told to.
extension NSCalendar {
    /// Finds the start and the length of the unit that a date is in; false where that has none.
    public func range(
        of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        Self.write(range(of: unit, for: date), to: datep, tip)
    }

    /// Finds the weekend that a date is in; false on a weekday.
    public func range(
        ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        Self.write(range(ofWeekendContaining: date), to: datep, tip)
    }

    /// Finds the weekend that comes after a date.
    public func nextWeekendStart(
        _ datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: Options = [], after date: Date
    ) -> Bool {
        Self.write(nextWeekendAfter(date, options: options), to: datep, tip)
    }

    private static func write(
        _ found: DateInterval?, to start: UnsafeMutablePointer<NSDate?>?, _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let found else { return false }
        start?.pointee = found.start as NSDate
        length?.pointee = found.duration
        return true
    }
}
