import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@Suite("Text")
@MainActor
struct TextTests {
    private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        environment.entryDate = Date(timeIntervalSince1970: 1_000_000)
        change(&environment)
        return environment
    }

    private func string(_ text: Text) -> String { text.plainString(in: environment()) }

    private func runs(_ text: Text) throws -> [TextRun] { try SwiftUICompatTests.runs(of: text, in: environment()) }

    private func words(_ text: Text) throws -> [String] {
        try runs(text).map { if case .string(let string) = $0.content { string } else { "?" } }
    }

    @Test("values are put into keys as the locale writes them")
    func interpolation() {
        #expect(string(Text("\(3) of \(1234)")) == "3 of 1,234")
        #expect(string(Text("\(1.5)")) == "1.500000")
        #expect(string(Text("\(1.25, specifier: "%.1f")°")) == "1.2°")
        #expect(string(Text("\(7, specifier: "%03lld")")) == "007")
        #expect(string(Text("100% of \("100%")")) == "100% of 100%")
        #expect(string(Text("\(0.5, format: .percent)")) == "50%")
        #expect(string(Text("a\(Text("b").bold())c")) == "abc")
        #expect(string(Text(verbatim: "\(1234)")) == "1234")
        let name: String? = "x"
        #expect(string(Text("\(String(describing: name))")) == "Optional(\"x\")")
        let german = Text("\(1234)").plainString(in: environment { $0.locale = Locale(identifier: "de_DE") })
        #expect(german == "1.234")
    }

    @Test("formatters write dates and numbers of any type")
    func formatters() {
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateFormat = "yyyy-MM-dd"
        let date = Date(timeIntervalSince1970: 1_000_000)
        #expect(string(Text(date, formatter: dates)) == "1970-01-12")
        #expect(string(Text("on \(date, formatter: dates)")) == "on 1970-01-12")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.minimumFractionDigits = 2
        #expect(string(Text("\(2.5, formatter: numbers) \(3, formatter: numbers)")) == "2.50 3.00")
    }

    @Test("a key keeps the format that string tables have")
    func keys() {
        let key: LocalizedStringKey = "\(3) stories by \("AP") at 100%"
        #expect(key.key == "%lld stories by %@ at 100%%")
        let plain: LocalizedStringKey = "100%"
        #expect(plain.key == "100%")
    }

    @Test("concatenated texts keep their own looks, and outer modifiers give way to inner ones")
    func concatenation() throws {
        let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
        let runs = try runs(text.foregroundColor(.blue).italic())
        #expect(try words(text) == ["a", "b", "c"])
        #expect(runs.map(\.font.weight) == [600, 400, 400])
        #expect(runs.map(\.font.isItalic) == [true, true, true])
        let reds: [Double] = runs.map { run in
            guard case .color(let color) = run.paint else { return -1 }
            return color.red
        }
        #expect(reds == [0, 1, 0])
    }

    @Test("the innermost of two fonts, colours or weights wins")
    func innermost() throws {
        let run = try runs(Text("x").font(.title).font(.caption))[0]
        #expect(run.font.size == 28)
        #expect(try runs(Text("x").fontWeight(.light).bold())[0].font.weight == 300)
        #expect(try runs(Text("x").font(.headline).fontWeight(nil))[0].font.weight == 600)
    }

    @Test("lines, spacing and baseline reach the runs")
    func decorations() throws {
        let run = try runs(
            Text("x").underline(color: .red).strikethrough(pattern: .dash).kerning(2).baselineOffset(3))[0]
        #expect(run.underline?.color?.red == 1)
        #expect(run.strikethrough?.pattern == .dash)
        #expect(run.tracking == 2)
        #expect(run.baselineOffset == 3)
        #expect(try runs(Text("x").underline(false))[0].underline == nil)
    }

    @Test("Markdown in a key sets looks and links, in a value or a verbatim text it stays as it is")
    func markdown() throws {
        let text = Text("a **b** *c* `d` ~~e~~ [f](https://x.org)")
        #expect(try words(text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
        let runs = try runs(text)
        #expect(runs[1].font.weight == 600)
        #expect(runs[3].font.isItalic)
        #expect(runs[5].font.family == .monospaced)
        #expect(runs[7].strikethrough != nil)
        #expect(runs[9].link == "https://x.org")
        #expect(try words(Text("\("**a**")")) == ["**a**"])
        #expect(try words(Text(verbatim: "**a**")) == ["**a**"])
        let string = "**a**"
        #expect(try words(Text(string)) == ["**a**"])
    }

    @Test(
        "Markdown marks that enclose nothing are text",
        arguments: [
            ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
            ("a ~b~ c", "a ~b~ c"),
            ("\\*a\\*", "*a*"), ("[a] (b)", "[a] (b)"), ("***both***", "both"), ("*a **b** c*", "a b c"),
            ("**a *b* c**", "a b c"), ("`*a*`", "*a*"), ("_a_", "a"), ("****", "****"), ("[x](", "[x]("),
        ])
    func literalMarks(source: String, shown: String) {
        #expect(string(Text(LocalizedStringKey(source))) == shown)
    }

    @Test("nested emphasis adds up")
    func nestedMarkdown() throws {
        let runs = try runs(Text("*a **b** c*"))
        #expect(runs.map(\.font.isItalic) == [true, true, true])
        #expect(runs.map(\.font.weight) == [400, 600, 400])
    }

    @Test("dates are written as of the entry and stay live")
    func dates() throws {
        let entry = Date(timeIntervalSince1970: 1_000_000)
        #expect(string(Text(entry, style: .time)) == "1:46\u{202F}PM")
        #expect(string(Text(entry, style: .date)) == "January 12, 1970")
        #expect(string(Text(entry.addingTimeInterval(-8580), style: .relative)) == "2 hr, 23 min")
        #expect(string(Text(entry.addingTimeInterval(7300), style: .offset)) == "+2 hours")
        #expect(string(Text(entry.addingTimeInterval(152), style: .timer)) == "2:32")
        #expect(string(Text(entry.addingTimeInterval(-3725), style: .timer)) == "1:02:05")
        let run = try runs(Text(entry.addingTimeInterval(60), style: .relative))[0]
        #expect(run.live == .date(1_000_060, style: .relative))
    }

    @Test("a timer stands still before its start, after its end and at its pause")
    func timers() throws {
        let entry = Date(timeIntervalSince1970: 1_000_000)
        func timer(_ from: Double, _ to: Double, pause: Double? = nil, countsDown: Bool = true, hours: Bool = true)
            -> String
        {
            string(
                Text(
                    timerInterval: entry.addingTimeInterval(from)...entry.addingTimeInterval(to),
                    pauseTime: pause.map { entry.addingTimeInterval($0) }, countsDown: countsDown, showsHours: hours))
        }
        #expect(timer(-10, 90) == "1:30")
        #expect(timer(-10, 90, countsDown: false) == "0:10")
        #expect(timer(10, 70) == "1:00")
        #expect(timer(-100, -50) == "0:00")
        #expect(timer(-100, 100, pause: -50) == "2:30")
        #expect(timer(0, 7200, hours: false) == "120:00")
    }

    /// When a view is drawn otherwise than at 1,000,000.1 seconds, less a million.
    private func change(of view: some View) throws -> Double? {
        let live = LiveContent()
        let environment = environment {
            $0.entryDate = Date(timeIntervalSince1970: 1_000_000.1)
            $0.liveContent = live
        }
        _ = try archive(view, size: CGSize(width: 100, height: 100), environment: environment)
        return live.changesAt.map { (($0.timeIntervalSince1970 - 1_000_000) * 1000).rounded() / 1000 }
    }

    @Test("what counts on says when it is drawn otherwise")
    func changes() throws {
        func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_000_000 + seconds) }
        let styles: [(Double, Text.DateStyle, Double?)] = [
            (61, .timer, 1), (61.25, .timer, 0.25), (-61.25, .timer, 0.75), (61, .relative, 1), (7200, .relative, 30),
            (-90_000, .relative, 1800), (10, .offset, 1), (3000, .offset, 30), (7300, .offset, 100), (61, .time, nil),
            (61, .date, nil),
        ]
        for (seconds, style, expected) in styles {
            #expect(try change(of: Text(date(seconds), style: style)) == expected, "\(seconds) \(style)")
        }
        #expect(try change(of: Text(timerInterval: date(-10)...date(11.5))) == 0.5)
        #expect(try change(of: Text(timerInterval: date(-10)...date(11.5), countsDown: false)) == 1)
        #expect(try change(of: Text(timerInterval: date(20)...date(50))) == 21)
        #expect(try change(of: Text(timerInterval: date(-10)...date(50), pauseTime: date(0))) == nil)
        #expect(try change(of: Text(timerInterval: date(-10)...date(0))) == nil)
        #expect(try change(of: Text(.currentDate, format: .dateTime.hour().minute().second())) == 1)
        let ahead = TimeDataSource<Date>.durationOffset(to: date(90))
        #expect(try change(of: Text(ahead, format: .units(allowed: [.minutes, .seconds]))) == 1)
        #expect(
            try change(of: ProgressView(timerInterval: date(-10)...date(50), label: {}, currentValueLabel: {})) == 1.1)
        #expect(
            try change(of: ProgressView(timerInterval: date(20)...date(50), label: {}, currentValueLabel: {})) == 20)
        #expect(
            try change(of: ProgressView(timerInterval: date(-10)...date(0), label: {}, currentValueLabel: {})) == nil)
        #expect(try change(of: TimelineView(.periodic(from: date(-7), by: 5)) { _ in Color.red }) == 3)
        #expect(try change(of: TimelineView(.explicit([date(-7), date(-2)])) { _ in Color.red }) == nil)
        #expect(
            try change(
                of: VStack {
                    Text(date(100), style: .relative); Text(date(0.5), style: .timer)
                }) == 0.5)
        #expect(try change(of: Text("still")) == nil)
    }

    @Test("a date range of one day shows times only")
    func ranges() throws {
        let entry = Date(timeIntervalSince1970: 1_000_000)
        let shown = string(Text(entry...entry.addingTimeInterval(3600)))
        #expect(shown.contains("1:46") && shown.contains("2:46"))
        #expect(!shown.contains("/"))
    }

    @Test("attributed strings bring their looks")
    func attributed() throws {
        var string = AttributedString("plain ")
        var part = AttributedString("red")
        part.foregroundColor = .red
        part.font = .title
        part.underlineStyle = .single
        part.link = URL(string: "https://x.org")
        string += part
        let runs = try runs(Text(string))
        #expect(runs.count == 2)
        #expect(runs[1].font.size == 28)
        #expect(runs[1].underline != nil)
        #expect(runs[1].link == "https://x.org")
    }

    @Test("the environment's case, font and colour reach every run")
    func environmentStyle() throws {
        let environment = environment {
            $0.textCase = .uppercase
            $0.font = .caption
            $0.setForegroundStyle(Color.red)
        }
        let run = try SwiftUICompatTests.runs(of: Text("straße"), in: environment)[0]
        #expect(run.content == .string("STRASSE"))
        #expect(run.font.size == 12)
        #expect(run.paint == .color(Color.red.resolve(in: environment).sRGB))
    }

    @Test("a symbol in a text is a run of its own")
    func symbols() throws {
        let runs = try runs(Text("a \(Image(systemName: "star.fill")) b"))
        #expect(runs.map(\.content) == [.string("a "), .symbol("star.fill"), .string(" b")])
    }

    @Test("texts of the same pieces are equal")
    func equality() {
        #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    }
}
