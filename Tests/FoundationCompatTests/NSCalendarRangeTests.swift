import Foundation
import FoundationCompat
import Testing

@Suite("A calendar's units and weekends, written where they are asked for")
struct NSCalendarRangeTests {
    private let calendar: NSCalendar
    /// Saturday, 31 January 2026, 09:30.
    private let saturday = Date(timeIntervalSince1970: 1_769_851_800)

    init() throws {
        calendar = try #require(NSCalendar(identifier: .gregorian))
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        calendar.locale = Locale(identifier: "en_US")
    }

    @Test("are the day's that a date is in")
    func day() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(calendar.range(of: .day, start: &start, interval: &length, for: saturday))
        #expect(start?.timeIntervalSince1970 == 1_769_817_600 && length == 86_400)
    }

    @Test("are a weekend's, the one that is or the one that comes")
    func weekends() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(calendar.range(ofWeekendStart: &start, interval: &length, containing: saturday))
        #expect(start?.timeIntervalSince1970 == 1_769_817_600 && length == 2 * 86_400)
        #expect(!calendar.range(ofWeekendStart: nil, interval: nil, containing: saturday - 2 * 86_400))
        #expect(calendar.nextWeekendStart(&start, interval: nil, after: saturday - 2 * 86_400))
        #expect(start?.timeIntervalSince1970 == 1_769_817_600)
    }
}
