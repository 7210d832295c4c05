import JSON
import Testing
import WidgetArchive
import WidgetProtocol
import WidgetTesting

@Suite("What is said of widget tests") struct ReportTests {
    private let outcomes: [TestOutcome]

    init() throws {
        let text = """
            widgets: false
            cases:
              - {kind: Clock, name: good, colorScheme: light}
              - {kind: Clock, name: bad, colorScheme: light}
              - {kind: Clock, name: later, colorScheme: light, skip: not yet}
            """
        let cases = try TestPlan(text: text, file: "/app/widget-tests.yml").cases(
            widgets: [(kind: "Clock", families: ["systemSmall"])], previews: [])
        outcomes = cases.map { test in
            var outcome = TestOutcome(test)
            var picture = PictureOutcome(name: test.name, status: test.name == "bad" ? .changed : .passed)
            if test.name == "bad" {
                picture.messages = ["1 < 2 & \"so\"\u{1} on"]
                picture.recorded = [1, 2]
            }
            picture.drawn = [3]
            outcome.pictures = test.skipped == nil ? [picture] : []
            outcome.duration = 0.25
            return outcome
        }
    }

    @Test("JUnit's XML has every case, and is well-formed whatever a message has in it")
    func junit() {
        #expect(
            JUnitReport(outcomes, suite: "Clock").text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites><testsuite name="Clock" tests="3" failures="1" errors="0" skipped="1" time="0.75">
                <testcase classname="Clock" name="good" time="0.25"/>
                <testcase classname="Clock" name="bad" time="0.25"><failure message="1 &lt; 2 &amp; &quot;so&quot; on">\
                1 &lt; 2 &amp; "so" on</failure></testcase>
                <testcase classname="Clock" name="later" time="0.25"><skipped message="not yet"/></testcase>
                </testsuite></testsuites>

                """)
    }

    @Test("the page holds its pictures itself, and no message ends its script")
    func html() {
        let page = HTMLReport(outcomes, title: "Tests of </script><b>").text
        #expect(page.contains("data:image/png;base64,AQI=") && page.contains("data:image/png;base64,Aw=="))
        #expect(page.contains("<title>Tests of &lt;/script>&lt;b></title>") && !page.contains("{data}"))
        #expect(page.ranges(of: "</script>").count == 2)
        #expect(!page.contains("http"))
    }
}

@Suite("A widget in words") struct TextSnapshotTests {
    private static func text(
        _ string: String, _ frame: ArchiveRect, _ paint: ArchiveColor = ArchiveColor(red: 0, green: 0, blue: 0),
        size: Double = 12
    ) -> ArchiveItem {
        let run = TextRun(content: .string(string), font: ArchiveFont(size: size), paint: .color(paint))
        return .text(ArchiveText(text: StyledText(runs: [run]), frame: frame))
    }

    private let archive: WidgetArchive

    init() {
        let turned = ArchiveGroup(
            items: [Self.text("moved", ArchiveRect(x: 1, y: 2, width: 10, height: 5))], opacity: 0.5,
            transform: ArchiveTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
        archive = WidgetArchive(
            size: ArchiveSize(width: 158, height: 158),
            items: [
                Self.text("say \"hi\"", ArchiveRect(x: 16, y: 16, width: 41.4, height: 20.3)), .group(turned),
                .group(
                    ArchiveGroup(items: [Self.text("unseen", ArchiveRect(x: 0, y: 0, width: 1, height: 1))], opacity: 0)
                ),
            ], widgetURL: "app://open",
            tapRegions: [
                TapRegion(
                    frame: ArchiveRect(x: 0, y: 100, width: 44, height: 44),
                    action: .intent(type: "Add", parameters: "{}"), isOn: true),
                TapRegion(frame: ArchiveRect(x: 60, y: 100, width: 90, height: 20), action: .url("app://there")),
            ],
            accessibility: [
                AccessibilityElement(
                    frame: ArchiveRect(x: 10, y: 110, width: 20, height: 20), label: "Done", value: "1",
                    traits: [.button])
            ])
    }

    @Test("has its texts where they are drawn, what is read aloud, and what answers taps")
    func snapshot() {
        #expect(
            TextSnapshot(archive).text == """
                widget 158 x 158
                text "say \\"hi\\"" at 16,16 41 x 20
                text "moved" at 12,24 20 x 10
                button "Done" = "1" at 10,110 20 x 20
                tap Add {} on at 0,100 44 x 44
                tap app://there at 60,100 90 x 20
                tap app://open anywhere

                """)
    }

    @Test("tells the lines that differ")
    func difference() {
        #expect(TextSnapshot.difference("a\nb\n", "a\nb\n") == nil)
        #expect(TextSnapshot.difference("a\nb\nc\n", "a\nB\nc\n") == "- b\n+ B")
    }

    @Test("fails by what VoiceOver cannot say, a finger cannot hit, and nobody can read")
    func checks() {
        func failures(_ checks: Set<TestCheck>, _ warnings: [Warning] = []) -> [String] {
            let white = ArchiveColor(red: 1, green: 1, blue: 1)
            return ContentChecks(checks).failures(of: archive, warnings: warnings, backgrounds: [white, white])
        }
        #expect(failures([.unnamedTaps]).count == 1 && failures([.unnamedTaps])[0].contains("60,100 (90 x 20)"))
        #expect(failures([.tapAreas]).count == 1 && failures([.tapAreas])[0].contains("60,100 (90 x 20)"))
        // Black at half its strength over white is 3.97:1 (WCAG's formula), black 21:1.
        #expect(failures([.contrast]).count == 1 && failures([.contrast])[0].contains("'moved' has 3.97:1"))
        let cut = Warning(.textCut, "cut", hint: "Make room.")
        #expect(failures([.cutText], [cut]) == ["cutText: cut. Make room."] && failures([.overflow], [cut]) == [])
    }
}
