import Foundation
import ImageLoading
import TestSupport
import Testing

@Suite("widget-bridge render --matrix") struct ContactSheetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Widgets.one("One"), to: "One/One.swift")
    }

    private func render(_ arguments: String...) throws -> ProgramRun {
        try ProgramRun(Repository.program, ["render", folder.path("One")] + arguments, in: folder.url)
    }

    private func sheet(_ name: String) throws -> Bitmap {
        try Bitmap(decoding: [UInt8](Data(contentsOf: folder.url.appending(path: name))))
    }

    /// The colour at a place in points, in a sheet of two pixels to a point.
    private func color(_ sheet: Bitmap, _ x: Int, _ y: Int) -> UInt32 { sheet.pixels[2 * y * sheet.width + 2 * x] }

    /// Names take 134 points at the left, 38 at the top; pictures are as large as the widgets, and 16 (30 below) apart.
    @Test("draws the last axis from left to right and the others downwards, each of all the values that there are")
    func axes() throws {
        let run = try render("--matrix", "family,colorScheme", "-o", "sheet.png")
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        let drawn = try sheet("sheet.png")
        #expect(drawn.width == 2 * (134 + 2 * (338 + 16)) && drawn.height == 2 * (38 + 2 * (158 + 30)))
        for y in [38 + 20, 38 + 188 + 20] {
            #expect(color(drawn, 134 + 40, y) == 0xFFFF_FFFF)
            #expect(color(drawn, 134 + 354 + 40, y) == 0xFF1C_1C1E)
        }
        // Beside the small one, which is narrower than its column.
        #expect(color(drawn, 134 + 200, 58) == color(drawn, 4, 4))
        #expect(color(drawn, 134 + 200, 38 + 188 + 20) == 0xFFFF_FFFF)
    }

    @Test("draws the values that are given, to standard output too, in another format and scale")
    func values() throws {
        let arguments = "--matrix locale --locale de --locale ar --family systemSmall --scale 1 --format webp -o -"
        let run = try ProgramRun(
            URL(filePath: "/bin/sh"), ["-c", "'\(Repository.program.path)' render One \(arguments) > sheet.webp"],
            in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let drawn = try sheet("sheet.webp")
        #expect(drawn.width == 16 + 2 * (158 + 16) && drawn.height == 38 + 158 + 30)
    }

    @Test("names the picture that a warning or an error is about, draws the rest, and fails then")
    func failures() throws {
        try folder.write(
            Widgets.one("One").replacing(
                "Text(\"", with: "Text(\"A line that is far too long for a small widget \").lineLimit(1); Text(\""),
            to: "One/One.swift")
        let run = try render(
            "--matrix", "colorScheme,family", "--family", "systemLarge", "--family", "systemSmall", "-o", "sheet.png")
        #expect(run.status == 64)
        #expect(run.errors.contains("error: light systemLarge: "), "\(run.errors)")
        #expect(run.errors.contains("warning: light systemSmall and 1 more: The text 'A line that"), "\(run.errors)")
        let drawn = try sheet("sheet.png")
        #expect(drawn.width == 2 * (134 + 2 * (158 + 16)))
        #expect(color(drawn, 134 + 174 + 40, 38 + 20) == 0xFFFF_FFFF)
    }

    @Test(
        "says what is wrong with a matrix, and draws nothing then",
        arguments: [
            ("family,size", ["-o", "sheet.png"], "There is no 'size' in --matrix; there are kind, family, "),
            ("family,family", ["-o", "sheet.png"], "--matrix names family twice"),
            ("device,family", ["-o", "sheet.png"], "--matrix device takes what is named by --device"),
            (
                "family", ["--locale", "de", "--locale", "ar", "-o", "sheet.png"],
                "A contact sheet shows one locale, unless --matrix names it too"
            ),
            ("colorScheme", ["-o", "sheet.png"], "Name a family after --family"),
            ("preview,family", ["-o", "sheet.png"], "--kind and --family go with widgets"),
            ("family", ["-o", "sheet.json"], "A contact sheet is a picture"),
            ("family", ["-o", "sheet.gif"], "sheet.gif ends in .gif"),
        ])
    func refusals(matrix: String, arguments: [String], sentence: String) throws {
        let run = try ProgramRun(
            Repository.program, ["render", folder.path("One"), "--matrix", matrix] + arguments, in: folder.url)
        #expect(run.status == 64 && run.errors.contains(sentence), "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["One"])
    }
}
