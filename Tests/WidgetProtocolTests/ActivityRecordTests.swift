import JSON
import Testing
import WidgetProtocol

@Suite("A Live Activity in time") struct ActivityRecordTests {
    private static let hour = 3600.0

    private func record(startDate: Double = 1000, staleDate: Double? = nil) -> ActivityRecord {
        var record = ActivityRecord(
            id: "a", attributesType: "Ride", attributes: ["driver": "Ann"], state: ["minutes": 5], startDate: startDate,
            updatedAt: 1000)
        record.staleDate = staleDate
        return record
    }

    private func content(_ minutes: Int) -> ActivityUpdate.Content {
        ActivityUpdate.Content(state: ["minutes": .int(minutes)], staleDate: nil, relevanceScore: 2)
    }

    @Test("goes on for eight hours, and is shown for twelve")
    func limits() {
        let record = record()
        #expect(record.phase(at: 1000) == .active && record.phase(at: 999) == .pending)
        #expect(record.phase(at: 1000 + 8 * Self.hour - 1) == .active)
        #expect(record.phase(at: 1000 + 8 * Self.hour) == .ended)
        #expect(record.phase(at: 1000 + 12 * Self.hour - 1) == .ended)
        #expect(record.phase(at: 1000 + 12 * Self.hour) == .dismissed)
    }

    @Test("is stale from its date on, until it is updated")
    func staleness() {
        var record = record(staleDate: 1500)
        #expect(record.phase(at: 1499) == .active && record.phase(at: 1500) == .stale)
        let isApplied1 = record.apply(ActivityUpdate(content: content(4)), at: 1600)
        #expect(isApplied1)
        #expect(record.phase(at: 1600) == .active && record.relevanceScore == 2 && record.revision == 1)
    }

    @Test("changes by itself at these dates, and then no more")
    func changes() {
        let record = record(startDate: 2000, staleDate: 3000)
        var dates: [Double] = []
        var date = 1000.0
        while let next = record.nextChange(after: date) {
            dates.append(next)
            date = next
        }
        #expect(dates == [2000, 3000, 2000 + 8 * Self.hour, 2000 + 12 * Self.hour])
    }

    @Test(
        "leaves as its end says, within four hours",
        arguments: [
            (ActivityUpdate.Dismissal.default, 2000 + 4 * 3600.0), (.immediate, 2000), (.after(2500), 2500),
            (.after(10), 2000), (.after(99_999), 2000 + 4 * 3600.0),
        ])
    func dismissal(policy: ActivityUpdate.Dismissal, expected: Double) {
        var record = record()
        let isApplied2 = record.apply(ActivityUpdate(content: nil, end: policy), at: 2000)
        #expect(isApplied2)
        #expect(record.dismissal == expected && record.state == ["minutes": 5])
        let isApplied3 = record.apply(ActivityUpdate(content: content(1)), at: 2000)
        #expect(!isApplied3)
    }

    @Test("takes no update that says it is older than another")
    func timestamps() {
        var record = record()
        let isApplied4 = record.apply(ActivityUpdate(content: content(4), timestamp: 50), at: 2000)
        #expect(isApplied4)
        let isApplied5 = record.apply(ActivityUpdate(content: content(3), timestamp: 49), at: 2001)
        #expect(!isApplied5)
        let isApplied6 = record.apply(ActivityUpdate(content: content(2)), at: 2002)
        #expect(isApplied6)
        let isApplied7 = record.apply(ActivityUpdate(content: content(1), timestamp: 50), at: 2003)
        #expect(isApplied7)
        #expect(record.state == ["minutes": 1] && record.revision == 3)
    }

    @Test("is read as it was written, and so are its updates")
    func coding() {
        var record = record(staleDate: 1500)
        record.alert = ["title": "Soon", "body": "Ann is near"]
        record.pushToken = ActivityRecord.newPushToken()
        #expect(record.pushToken?.count == 64 && record.pushToken != ActivityRecord.newPushToken())
        let isApplied8 = record.apply(ActivityUpdate(content: content(1), end: .after(2500), timestamp: 7), at: 2000)
        #expect(isApplied8)
        #expect(ActivityRecord(json: record.json) == record)
        #expect(ActivityRecord(json: ["id": "a"]) == nil)
        for end in [nil, .default, .immediate, .after(2500)] as [ActivityUpdate.Dismissal?] {
            let alert: JSONValue = ["title": "T", "body": "B"]
            let update = ActivityUpdate(content: content(1), end: end, alert: alert, timestamp: 3)
            #expect(ActivityUpdate(json: .object(update.json)) == update)
        }
    }
}
