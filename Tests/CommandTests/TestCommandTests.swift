import Foundation
import ImageLoading
import JSON
import TestSupport
import Testing

@Suite("`widget-bridge test`") struct TestCommandTests {
    private let folder: TemporaryFolder
    private var widget: String { folder.path("NewsWidget") }
    private var plan: String { folder.path("widget-tests.yml") }

    private static let data = #"data: {hello: {posts: [{title: Hello, source: AP, cover: ""}]}}"# + "\n"

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.news.appending(path: "NewsWidget").path(), toPath: folder.path("NewsWidget"))
        try FileManager.default.copyItem(
            atPath: Repository.news.appending(path: "NewsWidget.entitlements").path(),
            toPath: folder.path("NewsWidget.entitlements"))
    }

    private func test(_ arguments: String..., plan text: String? = nil, on gitHub: Bool = false) throws -> ProgramRun {
        if let text { try folder.write(Self.data + text, to: "widget-tests.yml") }
        return try ProgramRun(
            Repository.program, ["test", widget] + arguments,
            environment: ["GITHUB_ACTIONS": gitHub ? "true" : "false"])
    }

    private var recorded: [String] {
        let folder = folder.path("widget-pictures/NewsWidget")
        return (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    }

    @Test("records, verifies, tells what has changed, and takes it for right")
    func life() throws {
        let first = try test(plan: "family: [systemSmall, systemMedium]\nmatrix: {colorScheme: dark}\n")
        #expect(first.status == 1 && first.output.contains("not recorded yet") && recorded.isEmpty, "\(first.errors)")
        #expect(first.errors.contains("--record-failed"))
        let second = try test("--record")
        #expect(second.status == 0 && second.output.hasPrefix("2 cases: 2 recorded"), "\(second.errors)")
        #expect(recorded == ["NewsWidget.systemMedium.png", "NewsWidget.systemSmall.png"])
        #expect(try test().status == 0)

        let file = folder.path("widget-pictures/NewsWidget/NewsWidget.systemSmall.png")
        let before = try Data(contentsOf: URL(filePath: file))
        let source = folder.path("NewsWidget/LeadStoryView.swift")
        let code = try String(contentsOfFile: source, encoding: .utf8)
        try code.replacing(".font(.headline)", with: ".font(.title)").write(
            toFile: source, atomically: true, encoding: .utf8)
        let report = folder.path("reports/index.html")
        let changed = try test("--html", report, "--junit", folder.path("junit.xml"), on: true)
        #expect(changed.status == 1 && changed.output.contains("% of its pixels differ"), "\(changed.errors)")
        #expect(changed.output.contains("::error title=NewsWidget.systemSmall::"))
        #expect(try folder.read("junit.xml").contains(#"tests="2" failures="1""#))
        #expect(try folder.read("reports/index.html").contains(before.base64EncodedString()))
        #expect(try test("--record-failed").output.hasPrefix("2 cases: 1 recorded, 1 passed"))
        #expect(try Data(contentsOf: URL(filePath: file)) != before)
        #expect(try test().status == 0)
    }

    @Test("takes steps, and holds what they lead to against what is expected")
    func steps() throws {
        let plan = """
            widgets: false
            cases:
              - name: news come
                kind: NewsWidget
                family: systemMedium
                colorScheme: light
                steps:
                  - draw: {name: before, expect: {texts: [Hello], noTexts: [Later]}}
                  - save: {posts: [{title: Later, source: AP, cover: ""}]}
                  - update: true
                  - draw: {name: after, expect: {texts: [Later]}}
            """
        let run = try test("--record", plan: plan)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(recorded == ["news-come.after.png", "news-come.before.png"])
        let atLast = try test(plan: plan + "\n    expect: {noTexts: [Later]}\n")
        #expect(atLast.status == 1 && atLast.output.contains("there is a text 'Later'"), "\(atLast.output)")
        let wrong = try test(plan: plan.replacing("texts: [Later]}}", with: "texts: [Never]}}"))
        #expect(wrong.status == 1 && wrong.output.contains("there is no text 'Never'"), "\(wrong.output)")
        let unexpected = try test(
            plan: plan.replacing(
                "- update: true", with: "- call: getWidgetData\n        params: {id: posts}\n        expect: {title: x}"
            ))
        #expect(unexpected.status == 1 && unexpected.output.contains("title is null"), "\(unexpected.output)")
    }

    @Test("compares in words, and as roughly as it is told")
    func comparisons() throws {
        let plan = "family: systemSmall\ncolorScheme: light\ncompare: [picture, text]\n"
        #expect(try test("--record", plan: plan).status == 0)
        #expect(recorded == ["NewsWidget.systemSmall.png", "NewsWidget.systemSmall.txt"])
        let words = try folder.read("widget-pictures/NewsWidget/NewsWidget.systemSmall.txt")
        #expect(words.contains("text \"Hello\" at "))
        try folder.write(
            words.replacing("Hello", with: "Goodbye"), to: "widget-pictures/NewsWidget/NewsWidget.systemSmall.txt")
        let run = try test()
        #expect(run.status == 1 && run.output.contains("- text \"Goodbye\"") && run.output.contains("+ text \"Hello\""))

        // One pixel of another colour.
        let file = URL(filePath: folder.path("widget-pictures/NewsWidget/NewsWidget.systemSmall.png"))
        let picture = try Bitmap(decoding: Array(Data(contentsOf: file)))
        var pixels = picture.pixels
        let middle = pixels.count / 2
        pixels[middle] = pixels[middle] ^ 0x00FF_FFFF
        let changed = Bitmap(width: picture.width, height: picture.height, pixels: pixels, isOpaque: false)
        try Data(try #require(changed.encoded(as: .png))).write(to: file)
        let pictures = "family: systemSmall\ncolorScheme: light\n"
        #expect(try test(plan: pictures).status == 1)
        #expect(try test(plan: pictures + "precision: 0.999\n").status == 0)
        #expect(try test(plan: pictures + "perceptualPrecision: 0\n").status == 0)
    }

    @Test("finds what nobody can read, where it is asked to")
    func checks() throws {
        let long = #"{title: A headline that is longer than there is room for, source: AP, cover: ""}"#
        let large = """
            widgets: false
            family: systemMedium
            colorScheme: light
            dynamicTypeSize: accessibility3
            cases: [{kind: NewsWidget, data: {posts: [\(long), \(long)]}}]

            """
        #expect(try test("--record", plan: large).status == 0)
        let run = try test(plan: large + "checks: [overflow, cutText]\n")
        #expect(run.status == 1 && run.output.contains("cutText: "), "\(run.output)")
        #expect(run.errors.contains("Mend what failed"), "\(run.errors)")
        let source = folder.path("NewsWidget/StoryListView.swift")
        let code = try String(contentsOfFile: source, encoding: .utf8)
        try code.replacing("Color.secondary", with: "Color(white: 0.7)").write(
            toFile: source, atomically: true, encoding: .utf8)
        let faint = try test(
            "--record", plan: "family: systemMedium\ncolorScheme: light\nchecks: contrast\n")
        #expect(faint.status == 1 && faint.output.contains("contrast: 'AP' has 2.05:1"), "\(faint.output)")
    }

    @Test("draws the same bytes each time, in as many processes as there are")
    func deterministic() throws {
        let plan = "dynamicTypeSize: [xSmall, small, medium, large, xLarge, xxLarge]\n"
        #expect(try test("--record", plan: plan).status == 0)
        #expect(recorded.count == 36)
        let run = try test()
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("tells of pictures that no case has, and removes them when it is asked to")
    func unused() throws {
        let plan = "family: systemSmall\ncolorScheme: light\n"
        #expect(try test("--record", plan: plan).status == 0)
        try folder.write("old", to: "widget-pictures/NewsWidget/Old.dark.png")
        let told = try test()
        #expect(told.status == 0 && told.errors.contains("Old.dark.png") && told.errors.contains("--clean"))
        let cleaned = try test("--clean")
        #expect(cleaned.status == 0 && cleaned.output.contains("removed") && recorded == ["NewsWidget.systemSmall.png"])
    }

    @Test("says which picture cannot be read, and leaves devices what they are")
    func unreadable() throws {
        let plan = "family: systemSmall\ncolorScheme: light\n"
        #expect(try test("--record", plan: plan).status == 0)
        try folder.write("no picture", to: "widget-pictures/NewsWidget/NewsWidget.systemSmall.png")
        let run = try test()
        #expect(run.status == 1 && run.output.contains("none that can be read"), "\(run.output)")
        #expect(try test("--record-failed").status == 0)
        #expect(try test("--html", "/dev/full").status == 73)
        #expect(try test("--junit", "-").output.hasPrefix("<?xml"))
        var status = stat()
        #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("lists its cases, takes some of them, and says what makes no sense")
    func usage() throws {
        let list = try test("--list")
        #expect(list.output.split(separator: "\n").count == 6 && list.output.contains("NewsWidget.systemLarge.dark\n"))
        #expect(try test("--list", "--filter", "Large").output.split(separator: "\n").count == 2)
        #expect(try test("--filter", "Nothing").status == 64)
        #expect(try test("--record", "--verify").status == 64)
        #expect(try test("--plan", folder.path("none.yml")).status == 64)
        let wrong = try test(plan: "famly: x\n")
        #expect(wrong.status == 65 && wrong.errors.contains("widget-tests.yml:2:"), "\(wrong.errors)")
    }
}
