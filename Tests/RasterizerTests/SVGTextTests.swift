import CPango
import Foundation
import FoundationXML
import Testing
import WidgetArchive
import WidgetProtocol

@testable import Rasterizer

@Suite("Text in an SVG")
struct SVGTextTests {
    private struct Document {
        let root: XMLElement
        let rendered: RenderedWidget

        init(
            _ items: [ArchiveItem], outlinesText: Bool = false, tapRegions: [TapRegion] = [],
            accessibility: [AccessibilityElement] = []
        ) throws {
            let archive = WidgetArchive(
                size: ArchiveSize(width: 300, height: 100), items: items, tapRegions: tapRegions,
                accessibility: accessibility)
            rendered = try Rasterizer.shared.render(
                archive, options: RenderOptions(format: .svg, cornerRadius: 0, outlinesText: outlinesText))
            root = try #require(XMLDocument(data: Data(rendered.data)).rootElement())
        }

        func elements(_ path: String) throws -> [XMLElement] {
            try root.nodes(forXPath: "//*[local-name()='\(path)']").compactMap { $0 as? XMLElement }
        }

        var texts: [XMLElement] { get throws { try elements("text") } }

        var strings: [String] { get throws { try texts.compactMap(\.stringValue) } }

        /// The fonts that it brings along, by their families and weights.
        var fonts: [String: Data] {
            get throws {
                let style = try elements("style").compactMap(\.stringValue).joined()
                let rule = /@font-face\{font-family:'([^']*)';font-weight:([0-9]*);[^}]*;base64,([^)]*)\)/
                return Dictionary(
                    uniqueKeysWithValues: style.matches(of: rule).map {
                        ("\($0.1) \($0.2)", Data(base64Encoded: String($0.3)) ?? Data())
                    })
            }
        }
    }

    private func value(_ name: String, of element: XMLElement) -> String? {
        element.attributes?.first { $0.name == name }?.stringValue
    }

    @Test("is text, where the picture has it, in its font, size, weight, spacing and colour")
    func attributes() throws {
        let document = try Document([
            .text(
                "R&D <1>", 20, 30, width: 200, weight: 600, color: ArchiveColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
            .text("right", 20, 60, width: 200) { $0.alignment = .trailing },
        ])
        let texts = try document.texts
        #expect(try document.strings == ["R&D <1>", "right"])
        let text = try #require(texts.first)
        #expect(value("x", of: text) == "20" && value("font-size", of: text) == "17")
        #expect(value("font-family", of: text) == "'Inter', sans-serif" && value("font-weight", of: text) == "600")
        #expect(value("fill", of: text) == "rgb(100%,0%,0%)" && value("fill-opacity", of: text) == "0.5")
        // San Francisco's letters stand closer than Inter's.
        let spacing = try #require(value("letter-spacing", of: text).flatMap(Double.init))
        #expect((-0.6 ... -0.1).contains(spacing))
        let baseline = try #require(value("y", of: text).flatMap(Double.init))
        #expect((45...47).contains(baseline))
        let x = try #require(value("x", of: texts[1]).flatMap(Double.init))
        #expect((180...186).contains(x))
        #expect(try document.elements("symbol").isEmpty)
    }

    @Test("keeps gradients, transforms, groups and digits of one width")
    func paints() throws {
        let gradient = Paint.linearGradient(
            stops: [GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1)],
            start: ArchivePoint(x: 0, y: 0), end: ArchivePoint(x: 100, y: 0))
        let turn = ArchiveTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
        let document = try Document([
            .text("gradient", 0, 0, width: 200, paint: gradient),
            .group(
                ArchiveGroup(
                    items: [.group(ArchiveGroup(items: [.text("turned", 10, 20, width: 80)], transform: turn))],
                    opacity: 0.5)),
            .text("123", 0, 40, width: 200) { $0.runs[0].font.hasMonospacedDigits = true },
        ])
        // A group is written before what it is a part of.
        let texts = Dictionary(uniqueKeysWithValues: try document.texts.map { ($0.stringValue ?? "", $0) })
        let fill = try #require(texts["gradient"].flatMap { value("fill", of: $0) }?.firstMatch(of: /url\(#(.*)\)/)?.1)
        #expect(try document.elements("linearGradient").contains { value("id", of: $0) == String(fill) })
        #expect(texts["turned"].flatMap { value("transform", of: $0) }?.hasPrefix("matrix(0,1,-1,0,") == true)
        #expect(texts["123"].flatMap { value("style", of: $0) } == "font-variant-numeric:tabular-nums")
    }

    @Test("is what is seen of it: cut where it is cut, and from right to left where it is read so")
    func parts() throws {
        let document = try Document([
            .text("far too long for so little room", 0, 0, width: 100) { $0.lineLimit = 1 },
            .text("two\nlines", 0, 20, width: 100),
            .text("שלום", 0, 60, width: 100) { $0.direction = .rightToLeft },
        ])
        let strings = try document.strings
        #expect(strings.first?.hasPrefix("far too") == true && strings.contains("…"))
        #expect(strings.contains("two") && strings.contains("lines"))
        let hebrew = try #require(try document.texts.first { $0.stringValue == "שלום" })
        #expect(value("direction", of: hebrew) == "rtl" && value("x", of: hebrew) == "100")
    }

    @Test("brings its fonts along, with the letters that it has and no others")
    func fonts() throws {
        let document = try Document([
            .text("Fit 12", 0, 0, width: 200), .text("bold", 0, 20, width: 200, weight: 700),
            .text("น้ำ", 0, 40, width: 200),
        ])
        let fonts = try document.fonts
        #expect(fonts.keys.sorted() == ["Inter 400", "Inter 700", "Loma 400"])
        #expect(fonts.values.allSatisfy { $0.count < 20_000 })
        #expect(try missing("Fit 12bold", in: #require(fonts["Inter 400"])) == ["b", "d", "l", "o"])
        #expect(try missing("bold", in: #require(fonts["Inter 700"])).isEmpty)
        // A shaper takes the vowel apart.
        #expect(try missing("น้ำ\u{E4D}\u{E32}", in: #require(fonts["Loma 400"])).isEmpty)
    }

    /// The letters that a font has no shapes for.
    private func missing(_ letters: String, in font: Data) throws -> [String] {
        var library: FT_Library?
        #expect(FT_Init_FreeType(&library) == 0)
        defer { FT_Done_FreeType(library) }
        return try font.withUnsafeBytes { bytes in
            var face: FT_Face?
            let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
            try #require(FT_New_Memory_Face(library, start, FT_Long(bytes.count), 0, &face) == 0)
            defer { FT_Done_Face(face) }
            let absent = letters.unicodeScalars.filter { FT_Get_Char_Index(face, FT_ULong($0.value)) == 0 }
            return absent.map { String($0) }.sorted()
        }
    }

    @Test("is drawn where it has colours of its own, small capitals or a paint that SVG does not know")
    func drawn() throws {
        let document = try Document([
            .text("👍🏽", 0, 0, width: 200), .text("caps", 0, 20, width: 200) { $0.runs[0].font.hasSmallCaps = true },
        ])
        #expect(try document.texts.isEmpty && !document.elements("use").isEmpty)
        let conic = Paint.angularGradient(
            stops: [GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1)],
            center: ArchivePoint(x: 50, y: 10), startAngle: 0, endAngle: 6)
        let around = try Document([.text("around", 0, 0, width: 200, paint: conic), .text("plain", 0, 40, width: 200)])
        #expect(try around.texts.isEmpty)
        #expect(around.rendered.warnings.map(\.message).contains { $0.hasPrefix("The SVG's texts are the shapes") })
    }

    @Test("is the shapes of its letters where that is asked for, and in a blend")
    func outlines() throws {
        let text = ArchiveItem.text("shapes", 0, 0, width: 200, height: 21)
        let outlined = try Document([text], outlinesText: true)
        #expect(try outlined.texts.isEmpty && outlined.fonts.isEmpty && outlined.elements("symbol").count == 6)
        #expect(outlined.rendered.warnings.isEmpty)
        let blended = try Document([
            .text("above", 0, 40, width: 200, height: 21), .group(ArchiveGroup(items: [text], blendMode: .multiply)),
        ])
        #expect(try blended.texts.isEmpty)
        #expect(blended.rendered.warnings.map(\.kind) == [.pictureIncomplete])
    }

    @Test("is hidden from assistive technologies, which get the elements' roles, labels and states")
    func roles() throws {
        func element(
            _ label: String, _ x: Double, _ traits: [AccessibilityElement.Trait], value: String? = nil,
            hint: String? = nil
        ) -> AccessibilityElement {
            AccessibilityElement(
                frame: ArchiveRect(x: x, y: 0, width: 30, height: 20), label: label, value: value, hint: hint,
                identifier: label == "Add" ? "add" : nil, traits: traits)
        }
        let frame = ArchiveRect(x: 200, y: 0, width: 30, height: 20)
        let document = try Document(
            [.text("Title", 0, 0, width: 100)],
            tapRegions: [TapRegion(frame: frame, action: .intent(type: "Turn", parameters: "{}"), isOn: true)],
            accessibility: [
                element("Title", 0, [.staticText, .header]), element("Rain", 40, [.image], value: "80 %"),
                element("Add", 80, [.button, .staticText], hint: "Adds \"one\""), element("More", 120, [.link]),
                element("text", 160, [.staticText]), element("Lamp", 200, [.button]),
            ])
        let roles = try document.root.nodes(forXPath: "//*[@role]").compactMap { $0 as? XMLElement }
        #expect(roles.map { value("role", of: $0) } == ["heading", "img", "button", "link", "group", "switch"])
        #expect(roles.map { value("aria-label", of: $0) } == ["Title", "Rain, 80 %", "Add", "More", "text", "Lamp"])
        #expect(value("aria-level", of: roles[0]) == "2" && value("aria-checked", of: roles[5]) == "true")
        #expect(value("data-identifier", of: roles[2]) == "add")
        #expect(roles[2].children?.first?.stringValue == "Adds \"one\"")
        let rect = try #require(roles[1].children?.first as? XMLElement)
        #expect(value("x", of: rect) == "40" && value("width", of: rect) == "30")
        let text = try #require(try document.texts.first)
        #expect(try text.nodes(forXPath: "ancestor::*[@aria-hidden='true']").count == 1)
        #expect(try document.root.nodes(forXPath: "//*[@role]/ancestor::*[@aria-hidden]").isEmpty)
    }
}
