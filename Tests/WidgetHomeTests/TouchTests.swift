import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("A tap on a widget's button") struct TouchTests {
    let fake: FakeExtension

    init() throws { fake = try FakeExtension() }

    private func tap(_ home: WidgetHome, _ place: WidgetHome.TapPlace) throws -> (
        outcome: WidgetHome.TapOutcome, warnings: [Warning]
    ) {
        var results: [WidgetHome.TapResult] = []
        home.tap([.init(.widget(.placement(kind: "Clock", family: .systemSmall)), at: place)]) { results.append($1) }
        return try #require(results.first).get()
    }

    /// What a tap on a button leads to whose intent answers so, after the state's file was taken away.
    private func tap(_ result: JSONValue) throws -> (outcome: WidgetHome.IntentOutcome, warnings: [Warning]) {
        let everywhere: JSONValue = [0, 0, 1000, 1000]
        try fake.behave([
            "timeline": [
                "taps": [["frame": everywhere, "intent": "Count", "parameters": "{}"]],
                "accessibility": [["frame": [10, 10, 20, 20], "label": "More"]],
            ],
            "perform": ["result": result, "remove": [.string(fake.root + "/home.sqlite")]],
        ])
        let home = fake.home()
        let (outcome, warnings) = try tap(home, .element("More"))
        guard case .intent(let intent) = outcome else { throw BridgeError.internalError("no intent has run") }
        return (intent, warnings)
    }

    @Test("says what the intent gave where the reload that follows it fails")
    func reloadFails() throws {
        let (outcome, warnings) = try tap(["value": 42])
        #expect(outcome.name == "Count" && outcome.reply.value == 42)
        #expect(outcome.reloadError?.kind == .storageFailed && outcome.reloads.isEmpty)
        #expect(warnings == [])
    }

    @Test("says what the intent gave where the URL that it opens cannot be kept")
    func clickLost() throws {
        let (outcome, warnings) = try tap(["opensURL": "app://there?homeWidget"])
        #expect(outcome.reply.opensURL == "app://there?homeWidget" && outcome.event == nil)
        #expect(warnings.map(\.kind) == [.storageFailed])
        #expect(outcome.reloadError == nil && outcome.reloads.reloaded.map(\.reason) == [.intent])
    }

    @Test("and on links, sent together, are answered in their order, each with its event or its error")
    func together() throws {
        let everywhere: JSONValue = [0, 0, 1000, 1000]
        try fake.behave([
            "timeline": [
                "taps": [["frame": everywhere, "url": "app://here?homeWidget"]],
                "accessibility": [["frame": [10, 10, 20, 20], "label": "Here"]],
            ]
        ])
        let home = fake.home()
        let widget = WidgetReference.placement(kind: "Clock", family: .systemSmall)
        let places: [WidgetHome.TapPlace] = [.element("Here"), .element("There"), .element("Here"), .element("Here")]
        var answers: [String] = []
        home.tap(places.map { .init(.widget(widget), at: $0) }) { index, result in
            let text =
                switch result {
                case .success((.url(_, let event), _)): "\(event?.sequence ?? 0)"
                case .success: "another"
                case .failure(let error): "\(error.kind)"
                }
            answers.append("\(index): \(text)")
        }
        #expect(answers == ["0: 1", "1: unknownElement", "2: 2", "3: 3"])
        #expect(try home.events.all().map(\.sequence) == [1, 2, 3])
    }
}
