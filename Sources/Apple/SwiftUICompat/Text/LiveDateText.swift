package import Foundation
package import WidgetArchive

/// Writes dates that keep changing, as of one moment.
package struct LiveDateText {
    package var now: Date
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone

    package init(now: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.now = now
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    package func string(_ date: Date, style: Text.DateStyle) -> String {
        switch style.kind {
        case .time: format(date, .omitted, .shortened)
        case .date: format(date, .long, .omitted)
        case .relative: units(abs(date.timeIntervalSince(now)), count: 2, width: .abbreviated)
        case .offset: offset(date.timeIntervalSince(now))
        case .timer: clock(abs(date.timeIntervalSince(now)), showsHours: true)
        }
    }

    /// A timer's reading: it stands still before its start, after its end and at its pause.
    package func timer(
        _ range: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool
    ) -> String {
        let moment = min(max(min(now, pauseTime ?? now), range.lowerBound), range.upperBound)
        let seconds =
            countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        // A countdown shows the second that has begun, as a clock does: 10 s before its end it reads 0:10.
        return clock(countsDown ? seconds.rounded(.up) : seconds.rounded(.down), showsHours: showsHours)
    }

    package func interval(_ range: ClosedRange<Date>) -> String {
        var zoned = calendar
        zoned.timeZone = timeZone
        let isOneDay = zoned.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale, calendar: calendar,
            timeZone: timeZone)
        return style.format(range.lowerBound..<range.upperBound)
    }

    private func format(
        _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
        Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(date)
    }

    /// Hours, minutes and seconds with colons: `2:05`, `1:02:05`; without hours, minutes go past 60.
    private func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let whole = Int(min(seconds, 1e9))
        let (hours, minutes, rest) = (whole / 3600, whole / 60, whole % 60)
        let padded = rest < 10 ? "0\(rest)" : "\(rest)"
        guard showsHours, hours > 0 else { return "\(minutes):\(padded)" }
        let minute = minutes % 60
        return "\(hours):\(minute < 10 ? "0" : "")\(minute):\(padded)"
    }

    private func offset(_ seconds: TimeInterval) -> String {
        (seconds < 0 ? "-" : "+") + units(abs(seconds), count: 1, width: .wide)
    }

    private func units(_ seconds: TimeInterval, count: Int, width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let whole = Int64(min(seconds, 1e12))
        var style = Duration.UnitsFormatStyle(
            allowedUnits: whole >= 86_400 * 7 ? [.weeks, .days] : [.days, .hours, .minutes, .seconds], width: width,
            maximumUnitCount: count)
        style.locale = locale
        return style.format(.seconds(whole))
    }
}

// MARK: - When it says something else

extension LiveDateText {
    /// When a date says something else; nil for never.
    package func nextChange(of date: Date, style: Text.DateStyle) -> Date? {
        let distance = abs(date.timeIntervalSince(now))
        switch style.kind {
        case .time, .date: return nil
        case .timer: return next(by: 1, from: date)
        // The smaller unit of two that are shown; what is rounded changes in its middle.
        case .relative: return next(by: distance < 3600 ? 1 : distance < 86_400 ? 30 : 1800, from: date)
        case .offset: return next(by: distance < 60 ? 1 : distance < 3600 ? 30 : 1800, from: date)
        }
    }

    /// The same for a timer, which stands still before its start, after its end and at its pause.
    package func nextChange(ofTimer range: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool) -> Date? {
        let end = min(range.upperBound, pauseTime ?? range.upperBound)
        guard now < end else { return nil }
        var running = self
        running.now = max(now, range.lowerBound)
        return running.next(by: 1, from: countsDown ? range.upperBound : range.lowerBound)
    }

    /// The next whole second.
    var nextSecond: Date { next(by: 1, from: Date(timeIntervalSince1970: 0)) }

    /// The first moment after the present that is so many steps away from a date.
    private func next(by step: TimeInterval, from date: Date) -> Date {
        let steps = (now.timeIntervalSince(date) / step).rounded(.down) + 1
        return date.addingTimeInterval(steps * step)
    }
}

extension Text.DateStyle {
    package var archived: LiveDate.Style {
        switch kind {
        case .time: .time
        case .date: .date
        case .relative: .relative
        case .offset: .offset
        case .timer: .timer
        }
    }
}
