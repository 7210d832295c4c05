import JSON
import Testing
import WidgetTesting

@Suite("A plan of widget tests") struct TestPlanTests {
    private static let widgets = [
        (kind: "News", families: ["systemSmall", "accessoryInline"]), (kind: "Clock", families: ["systemSmall"]),
    ]

    private func cases(_ text: String?, previews: [String] = []) throws -> [TestCase] {
        try TestPlan(text: text, file: "/app/widget-tests.yml").cases(widgets: Self.widgets, previews: previews)
    }

    private func names(_ text: String?, previews: [String] = []) throws -> [String] {
        try cases(text, previews: previews).map(\.name)
    }

    @Test("without a file is of each kind and family in light and dark, accessories once, and each preview")
    func standard() throws {
        let cases = try cases(nil, previews: ["Small: after a sync"])
        #expect(
            cases.map(\.name) == [
                "News.systemSmall.light", "News.systemSmall.dark", "News.accessoryInline",
                "Clock.systemSmall.light", "Clock.systemSmall.dark", "Small-after-a-sync",
            ])
        #expect(cases[0].params["kind"] == "News" && cases[0].params["colorScheme"] == "light")
        #expect(cases[0].params["scale"] == 2)
        #expect(cases[2].params["colorScheme"] == nil)
        // 2026-01-01T09:41:00Z
        #expect(cases.allSatisfy { $0.state.date == 1_767_260_460 && $0.state.timeZone == "UTC" })
        #expect(cases[5].params["preview"] == "Small: after a sync")
    }

    @Test("draws over its matrix, less what is excluded and with what is included")
    func matrix() throws {
        let names = try names(
            """
            matrix:
              locale: [de, no]
              colorScheme: light
              exclude:
                - {locale: de, family: systemSmall, kind: News}
                - {kind: Clock, locale: no}
            cases:
              - kind: Clock
                name: late
                family: systemSmall
                locale: ar
                matrix:
                  dynamicTypeSize: [large, accessibility1]
                  include: [{dynamicTypeSize: xSmall, renderingMode: accented}]
            """)
        #expect(
            names == [
                "News.systemSmall.no", "News.accessoryInline.de", "News.accessoryInline.no", "Clock.systemSmall.de",
                "late.large", "late.accessibility1", "late.xSmall.accented",
            ])
    }

    @Test("names two cases that would have one file")
    func ambiguous() {
        let error = #expect(throws: TestPlanError.self) {
            try cases(
                "cases: [{kind: Clock, name: a, family: systemSmall}, {kind: News, name: a, family: systemSmall}]")
        }
        #expect(error?.message.contains("two cases are called") == true)
    }

    @Test("has data sets, from the file and of a case's own, and the first where none is named")
    func data() throws {
        let cases = try cases(
            """
            widgets: false
            data:
              some: {count: 1, names: [a, "2", no]}
              none: {}
            cases:
              - {kind: Clock, name: first, colorScheme: light}
              - {kind: Clock, name: both, colorScheme: light, data: [some, none]}
              - {kind: Clock, name: own, colorScheme: light, data: {count: 1.5}}
            """)
        #expect(cases.map(\.name) == ["first", "both.some", "both.none", "own"])
        #expect(cases[0].state.data == ["count": 1, "names": ["a", "2", "no"]] && cases[2].state.data == [:])
        #expect(cases[1].state == cases[0].state && cases[3].state.data == ["count": 1.5])
    }

    @Test("makes the protocol's calls of steps")
    func steps() throws {
        let test = try #require(
            try cases(
                """
                widgets: false
                timeZone: Europe/Berlin
                cases:
                  - kind: News
                    family: systemSmall
                    colorScheme: light
                    steps:
                      - tap: More
                        expect: {intent: Add}
                      - tap: {x: 10, y: 20}
                      - save: {a: 1, b: two}
                      - update: true
                      - advance: 60
                      - advance: "18:00"
                      - perform: Add
                        parameters: {by: 2}
                      - draw: {name: at night, date: "23:30", colorScheme: dark}
                      - draw
                """
            ).first)
        var calls: [ProtocolCall] = []
        var draws: [(String?, JSONObject)] = []
        for step in test.steps {
            switch step {
            case .calls(let made, _, _): calls += made
            case .draw(let name, let changes, _, _): draws.append((name, changes))
            }
        }
        let widget: JSONObject = ["kind": "News", "family": "systemSmall"]
        func tap(_ members: JSONObject) -> ProtocolCall {
            var params = widget
            for (name, value) in members.members { params[name] = value }
            return ProtocolCall(method: "tapWidget", params: .object(params))
        }
        #expect(
            calls == [
                tap(["element": "More"]), tap(["x": 10, "y": 20]),
                ProtocolCall(method: "saveWidgetData", params: ["id": "a", "data": 1]),
                ProtocolCall(method: "saveWidgetData", params: ["id": "b", "data": "two"]),
                ProtocolCall(method: "updateWidget", params: ["ios": "News"]),
                ProtocolCall(method: "advanceClock", params: ["by": 60.0]),
                ProtocolCall(method: "advanceClock", params: ["to": "2026-01-01T17:00:00Z"]),
                ProtocolCall(method: "performIntent", params: ["intent": "Add", "parameters": ["by": 2]]),
            ])
        #expect(draws[0].0 == "at-night" && draws[0].1 == ["date": "2026-01-01T22:30:00Z", "colorScheme": "dark"])
        #expect(draws[1].0 == nil && draws[1].1 == [:])
    }

    @Test(
        "names the line of what makes no sense, and what would",
        arguments: [
            ("cases:\n  - {kind: News, famly: x}", 2, "famly"),
            ("\nchecks: [overflow, contrasts]", 2, "overflow, cutText"),
            ("precision: 1.5", 1, "0 to 1"),
            ("cases:\n  - name: nothing", 2, "kind, preview, activity or control"),
            ("cases:\n  - kind: Newz", 2, "News"),
            ("cases:\n  - {kind: News, data: some}", 2, "data set"),
            ("date: tomorrow\nlocale: de", nil, "2026-01-31T09:30:00Z"),
            ("timeZone: Mars/Base", nil, "Europe/Berlin"),
            ("matrix: {weather: [sun]}", 1, "dynamicTypeSize"),
            ("cases:\n  - kind: News\n    steps:\n      - jump: high", 4, "tap"),
            ("cases: [", nil, "YAML"),
            ("- a list", 1, "mapping"),
        ] as [(String, Int?, String)])
    func refused(text: String, line: Int?, hint: String) {
        let error = #expect(throws: TestPlanError.self) { try cases(text) }
        #expect(line == nil || error?.line == line)
        let said = error.map(String.init(describing:)) ?? ""
        #expect(said.hasPrefix("/app/widget-tests.yml:") && said.contains(hint), "\(said)")
    }
}
