import Testing
import WidgetArchive
import WidgetProtocol

@testable import Rasterizer

/// In a widget of 200 x 100 points with margins of 16.
@Suite("What overflows") struct OverflowTests {
    private static let long = "Markets rally as the central bank keeps its rates unchanged"

    private func warnings(
        _ items: [ArchiveItem], taps: [TapRegion] = [], accessibility: [AccessibilityElement] = []
    ) throws -> [Warning] {
        let archive = WidgetArchive(
            size: ArchiveSize(width: 200, height: 100),
            contentMargins: ArchiveInsets(top: 16, left: 16, bottom: 16, right: 16), items: items, tapRegions: taps,
            accessibility: accessibility)
        return try Rasterizer().render(archive, options: RenderOptions(scale: 1)).warnings
    }

    @Test("of a text is told with what it needs and has, and where")
    func cut() throws {
        let told = try warnings([.text(Self.long, 20, 40, width: 160, height: 21) { $0.lineLimit = 1 }])
        let warning = try #require(told.first)
        #expect(told.count == 1 && warning.kind == .textCut)
        #expect(warning.message.hasPrefix("The text '\(Self.long)' is cut: it needs "))
        #expect(warning.message.hasSuffix(" × 20.3 points, and has 160 × 21"))
        #expect(warning.frame == ArchiveRect(x: 20, y: 40, width: 160, height: 21))
        #expect(warning.subject == Self.long)
        #expect(Warning(json: warning.json) == warning)
    }

    @Test("names a text of several lines in one")
    func severalLines() throws {
        let told = try warnings([.text("Glasses\nDisconnected", 20, 40, width: 160, height: 21) { $0.lineLimit = 1 }])
        #expect(told.first?.message.hasPrefix("The text 'Glasses Disconnected' is cut: ") == true)
        #expect(told.first?.subject == "Glasses\nDisconnected")
    }

    @Test(
        "of a text in lines is told of its height, whatever limits it",
        arguments: [(limit: 2, height: 68.0), (limit: 9, height: 45.0)])
    func lines(limit: Int, height: Double) throws {
        let told = try warnings([.text(Self.long, 20, 16, width: 160, height: height) { $0.lineLimit = limit }])
        #expect(told.map(\.kind) == [.textCut])
        #expect(told.first?.message.hasSuffix("and has 160 × \(Int(height))") == true)
    }

    @Test("is none of a text that fits, or that lies in its margins by what no letter reaches")
    func fitting() throws {
        let told = try warnings([
            .text("Fits", 16, 13, width: 160, height: 21), .text("Fits", 16, 66, width: 160, height: 21),
            .symbol("star.fill", 16, 40, 20),
        ])
        #expect(told.isEmpty)
    }

    @Test("names the element by its identifier, else by its label")
    func subjects() throws {
        let item = ArchiveItem.text("Fits", 100, 40, width: 120, height: 21)
        let frame = ArchiveRect(x: 90, y: 30, width: 140, height: 50)
        let around = AccessibilityElement(
            frame: ArchiveRect(x: 0, y: 0, width: 300, height: 100), label: "All")
        let labelled = AccessibilityElement(frame: frame, label: "Headline")
        let identified = AccessibilityElement(frame: frame, label: "Headline", identifier: "headline")
        #expect(try warnings([item]).map(\.subject) == ["Fits"])
        #expect(try warnings([item], accessibility: [around, labelled]).map(\.subject) == ["Headline"])
        #expect(try warnings([item], accessibility: [identified, around]).map(\.subject) == ["headline"])
    }

    @Test(
        "of content is told with how far it reaches, and where",
        arguments: [
            (-30.0, 20.0, "reaches 30 points out of the widget, at the left"),
            (150, 20, "reaches 10 points out of the widget, at the right"),
            (150, 60, "reaches 20 points out of the widget, at the bottom and right"),
            (70, -8, "reaches 8 points out of the widget, at the top"),
            (70, 3, "reaches 13 points into the widget's margins, at the top"),
            (138, 20, "reaches 14 points into the widget's margins, at the right"),
        ])
    func sides(x: Double, y: Double, sentence: String) throws {
        let told = try warnings([.symbol("star.fill", x, y, 60)])
        #expect(told.map(\.message) == ["The symbol 'star.fill' \(sentence)"])
        #expect(told.map(\.kind) == [sentence.contains("margins") ? .contentInMargins : .contentOutside])
    }

    @Test("is seen where a group has moved its items, and within what clips them")
    func groups() throws {
        let text = ArchiveItem.text("Fits", 20, 40, width: 60, height: 21)
        let moved = ArchiveGroup(items: [text], transform: ArchiveTransform(a: 1, b: 0, c: 0, d: 1, tx: 150, ty: 0))
        let twice = ArchiveGroup(
            items: [.group(moved)], transform: ArchiveTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
        #expect(try warnings([.group(moved)]).map(\.kind) == [.contentOutside])
        #expect(try warnings([.group(moved)]).first?.frame == ArchiveRect(x: 170, y: 40, width: 60, height: 21))
        #expect(try warnings([.group(twice)]).isEmpty)

        let clipped = ArchiveGroup(items: [text], clip: .rectangle(20, 40, 30, 40))
        let told = try warnings([.group(clipped)])
        #expect(told.map(\.message) == ["The text 'Fits' is clipped by 30 points, at the right"])
        #expect(told.map(\.kind) == [.textCut])
        #expect(try warnings([.group(ArchiveGroup(items: [text], clip: .rectangle(120, 0, 30, 40)))]).isEmpty)
    }

    @Test("is none of shapes, images and what is hardly seen")
    func decoration() throws {
        let faint = ArchiveColor.black.opacity(0.2)
        let told = try warnings([
            .fill(.ellipse(-50, -50, 400, 400), .blue),
            .symbol("star.fill", 150, 40, 90, paints: [.color(faint)]),
            .text(Self.long, 20, 40, width: 60, height: 21, color: faint),
            .group(ArchiveGroup(items: [.symbol("star.fill", 150, 40, 90)], opacity: 0.1)),
            .text(" ", 190, 40, width: 60, height: 21),
        ])
        #expect(told.isEmpty)
    }

    @Test("of a tap region is told where most of it cannot be tapped")
    func taps() throws {
        func region(_ x: Double) -> TapRegion {
            TapRegion(frame: ArchiveRect(x: x, y: 20, width: 60, height: 44), action: .url("sample://\(Int(x))"))
        }
        let told = try warnings([.symbol("star.fill", 40, 40, 20)], taps: [region(20), region(160), region(180)])
        #expect(
            told.map(\.message) == [
                "The tap region 'sample://180' lies outside of the widget, where nobody can tap it"
            ])
    }
}
