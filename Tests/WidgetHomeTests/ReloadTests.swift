import GroupStorage
import JSON
import TestSupport
import Testing
import WidgetArchive
import WidgetHome
import WidgetProtocol

@Suite("Reloading and drawing") struct ReloadTests {
    let fake: FakeExtension
    let home: WidgetHome

    init() throws {
        fake = try FakeExtension()
        home = fake.home()
    }

    private func drawn(_ family: String = "systemSmall", at date: Double? = nil) throws -> String? {
        try home.draw(home.widget(kind: "News", family: family), date: date).text
    }

    @Test("a reload shows the provider what was saved before it")
    func savedValueReachesProvider() throws {
        try fake.save("title", "Hello")
        #expect(try home.reload(kind: "News").reloaded.map(\.entries) == [3, 3, 3])
        #expect(try drawn() == "Hello 200")
        try fake.save("title", "Again")
        #expect(try drawn() == "Hello 200")
        try home.reload(kind: "News")
        #expect(try drawn() == "Again 200")
    }

    @Test("one process serves every family")
    func oneProcess() throws {
        try fake.save("title", "Hello")
        try home.reload(kind: "News")
        try home.reload(kind: "News")
        try fake.save("title", "Again")
        try home.reload(kind: "News")
        #expect(fake.processes.count == 1)
    }

    @Test(
        "the entry shown is the latest whose date is not after it, else the first",
        arguments: [
            (50.0, "x 100"), (100, "x 100"), (199.9, "x 100"), (200, "x 200"), (1e9, "x 300"),
        ])
    func entryShown(date: Double, text: String) throws {
        try fake.save("title", "x")
        #expect(try drawn(at: date) == text)
    }

    @Test("an unordered timeline is shown by its dates")
    func unordered() throws {
        try fake.behave(["timeline": ["dates": [300, 100, 200]]])
        #expect(try drawn(at: 250) == "nothing 200")
        #expect(try drawn(at: 1) == "nothing 100")
    }

    @Test(
        "a timeline tells its dates, relevance, policy and next reload",
        arguments: [
            (["type": "atEnd"], .atEnd, 300), (["type": "never"], .never, nil),
            (["type": "after", "date": 1234.5], .after(1234.5), 1234.5),
        ] as [(JSONValue, ReloadPolicy, Double?)])
    func timeline(policy: JSONValue, expected: ReloadPolicy, next: Double?) throws {
        try fake.behave(["timeline": ["policy": policy]])
        let timeline = try home.timeline(of: home.widget(kind: "News", family: "systemSmall"))
        #expect(timeline.entries.map(\.date) == [100, 200, 300])
        #expect(timeline.entries[0].relevance == ["score": 1, "duration": 60])
        #expect(timeline.entries[1].relevance == nil)
        #expect(timeline.policy == expected)
        #expect(timeline.reloadedAt == 250)
        #expect(timeline.nextReload == next)
    }

    @Test("light and dark are drawn from what is kept, other environments from the timeline in memory")
    func environments() throws {
        let widget = try home.widget(kind: "News", family: "systemMedium")
        try home.reload(kind: "News")
        let before = fake.calls.count
        #expect(try home.draw(widget).json["scheme"] == "light")
        #expect(try home.draw(widget, environment: .init(colorScheme: .dark)).json["scheme"] == "dark")
        #expect(
            try home.draw(widget, environment: .init(locale: "en_US", dynamicTypeSize: .large)).text == "nothing 200")
        #expect(fake.calls.count == before)
        let redacted = try home.draw(widget, date: 120, environment: .init(redaction: [.privacy]))
        #expect(redacted.text == "nothing 100 again")
        #expect(redacted.date == 100)
        let large = try home.draw(widget, size: ArchiveSize(width: 400, height: 200))
        #expect(large.json["size"] == [400.0, 200.0])
        #expect(fake.calls[before...].allSatisfy { $0.contains(" archive ") })
    }

    @Test("another language shows the same entries once more, though other values were saved since")
    func languages() throws {
        let widget = try home.widget(kind: "News", family: "systemMedium")
        try home.reload(kind: "News")
        try fake.save("title", "Later")
        let french = try home.draw(widget, date: 120, environment: .init(locale: "fr_FR"))
        #expect(french.text == "nothing 100 again")
        #expect(french.json["locale"] == "fr_FR")
        #expect(french.date == 100 && !french.isRerun)
        #expect(fake.calls.last?.contains(" archive ") == true)
        #expect(try home.draw(widget).json["locale"] == "en_US")
    }

    @Test("after a failed reload the last good entries are drawn in any environment")
    func afterFailure() throws {
        let widget = try home.widget(kind: "News", family: "systemSmall")
        try home.reload(kind: "News")
        try fake.save("title", "Later")
        let error: JSONValue = ["code": -27, "message": "none", "data": ["kind": "emptyTimeline", "hint": "."]]
        try fake.behave(["timeline": ["do": "refuse", "error": error]])
        #expect(try home.reload(kind: "News").failed.count == 3)
        #expect(try home.draw(widget, environment: .init(dynamicTypeSize: .xLarge)).text == "nothing 200 again")
    }

    @Test("a timeline that the extension holds no longer is asked for again, which the result says, and not kept")
    func forgottenTimeline() throws {
        try home.reload(kind: "News")
        home.stop()
        try fake.behave(["timeline": ["dates": [7]]])
        let widget = try home.widget(kind: "News", family: "systemSmall")
        let again = try home.draw(widget, environment: .init(locale: "fr_FR"))
        #expect(again.text == "nothing 7" && again.isRerun)
        #expect(try home.draw(widget).text == "nothing 200")
    }

    @Test("where asking again fails, the error says that the entries are gone, and why")
    func goneForGood() throws {
        try home.reload(kind: "News")
        home.stop()
        try fake.behave(["timeline": ["do": "crash"]])
        let widget = try home.widget(kind: "News", family: "systemSmall")
        let error = failure { () throws(BridgeError) in
            try home.draw(widget, environment: .init(locale: "fr_FR"))
        }
        #expect(error?.kind == .extensionCrashed)
        #expect(error?.message.hasPrefix("The last good entries are gone with the extension's process") == true)
        #expect(try home.draw(widget).text == "nothing 200")
    }

    @Test("placeholder and snapshot are drawn")
    func previews() throws {
        let widget = try home.widget(kind: "Clock", family: "systemSmall")
        #expect(try home.placeholder(widget).text == "placeholder")
        let snapshot = try home.snapshot(widget, environment: .init(colorScheme: .dark))
        #expect(snapshot.json["scheme"] == "dark")
        #expect(snapshot.date == 5.5)
    }

    @Test("what the widget writes to its group is the host's to read")
    func written() throws {
        try fake.save("title", "Hello")
        try fake.behave(["timeline": ["write": ["count": 7, "ratio": 7.0, "title": "Mine"]]])
        try home.reload(kind: "News")
        fake.storage.beginTurn()
        #expect(try fake.group.value("count") == 7)
        #expect(try fake.group.value("ratio") == .double(7))
        #expect(try fake.group.value("title") == "Mine")
    }
}
