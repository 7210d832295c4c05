import Foundation
import JSON
import TestSupport
import Testing

@Suite("widget-bridge render of several pictures") struct SeveralPicturesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Widgets.one("One"), to: "One/One.swift")
    }

    private func render(_ arguments: String...) throws -> ProgramRun {
        try ProgramRun(Repository.program, ["render", folder.path("One")] + arguments, in: folder.url)
    }

    /// What is written in a picture, by its file.
    private func words(_ name: String) throws -> String {
        try JSONValue(parsing: folder.read(name))["accessibility"]?.text ?? ""
    }

    @Test("draws each family in each locale into a folder, and prints their paths")
    func families() throws {
        let run = try render(
            "--family", "systemSmall", "--family", "systemMedium", "--locale", "de", "--locale", "ar", "-o", "pictures",
            "--format", "archive")
        #expect(run.status == 0, "\(run.errors)")
        let names = ["de", "ar"].flatMap { locale in
            ["systemSmall", "systemMedium"].map { "pictures/One-\($0)-\(locale).json" }
        }
        #expect(run.output == names.map { $0 + "\n" }.joined())
        for name in names {
            let parts = name.dropLast(5).split(separator: "-")
            #expect(try words(name).contains("\(parts[2]) \(parts[1]) light"), "\(name)")
        }
    }

    @Test("says of data that cannot be read that alone, though the extension is being started")
    func unreadableData() throws {
        let run = try render("--family", "systemSmall", "--data", "missing.json", "--group", "group.a", "-o", "a.png")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("Error: missing.json cannot be read."), "\(run.errors)")
    }

    @Test("draws by a pattern, in light and dark, in folders that it makes")
    func pattern() throws {
        let run = try render(
            "--family", "systemSmall", "--color-scheme", "light", "--color-scheme", "dark", "-o",
            "out/{locale}/{kind}/{family} {colorScheme}.json")
        #expect(run.status == 0, "\(run.errors)")
        for scheme in ["light", "dark"] {
            #expect(try words("out/en_US/One/systemSmall \(scheme).json").contains("systemSmall \(scheme)"))
        }
        let one = try render("--family", "systemMedium", "-o", "{family}.json")
        #expect(one.status == 0 && one.output.isEmpty, "\(one.errors)")
        #expect(try words("systemMedium.json").contains("en_US systemMedium light"))
    }

    @Test("draws what it can, names what it cannot, and fails then")
    func failures() throws {
        let run = try render("--family", "systemLarge", "--family", "systemSmall", "-o", "pictures")
        #expect(run.status == 64)
        #expect(run.errors.contains("error: pictures/One-systemLarge.png: "), "\(run.errors)")
        #expect(run.output == "pictures/One-systemSmall.png\n")
        #expect(folder.exists("pictures/One-systemSmall.png"))
    }

    @Test("names what is missing in a pattern, and draws nothing then")
    func collisions() throws {
        let alike = try render(
            "--family", "systemSmall", "--locale", "de", "--locale", "ar", "-o", "{family}.png")
        #expect(alike.status == 64 && alike.errors.contains("Several pictures would be systemSmall.png"))
        let preview = try render("--family", "systemSmall", "-o", "{preview}.png")
        #expect(preview.status == 64 && preview.errors.contains("{preview}"))
        try folder.write("", to: "file")
        let blocked = try render("--family", "systemSmall", "--family", "systemMedium", "-o", "file")
        #expect(blocked.status == 73, "\(blocked.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["One", "file"])
    }

    @Test("draws all previews, each in a file by its name, and says where there are none")
    func previews() throws {
        let none = try render("--all-previews", "-o", "previews")
        #expect(none.status == 64 && none.errors.contains("The extension has no previews"), "\(none.errors)")
        try folder.write(
            Widgets.one("One") + """
                #Preview("By/name", as: .systemSmall) { One() } timeline: { Entry() }
                #Preview("Medium", as: .systemMedium) { One() } timeline: { Entry() }

                """, to: "One/One.swift")
        let run = try render("--all-previews", "--locale", "de", "-o", "previews", "--format", "archive")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "previews/By_name.json\npreviews/Medium.json\n")
        #expect(try words("previews/By_name.json").contains("de systemSmall"))
        #expect(try words("previews/Medium.json").contains("de systemMedium"))
    }
}
