import Foundation
import Testing
import WidgetArchive

@testable import Typesetting

@Suite("A font that a widget brings")
struct FontFaceTests {
    private let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

    @Test("is known by its family, its full name and its PostScript name")
    func names() throws {
        let face = try #require(FontFace.faces(ofFile: file).first)
        #expect(face.family == "DejaVu Sans Mono")
        #expect(Set(face.names) == ["DejaVu Sans Mono Bold", "DejaVuSansMono-Bold"])
        #expect(face.weight == 700 && !face.isItalic)
        #expect(FontFace.faces(ofFile: "/etc/passwd").isEmpty)
    }

    @Test("is measured from its file")
    func measuring() {
        let typesetter = Typesetter()
        func width(_ text: String) -> Double {
            let font = ArchiveFont(family: .named("DejaVu Sans Mono"), size: 20, weight: 700, file: file)
            let run = TextRun(
                content: .string(text), font: font, paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)))
            return typesetter.measure(StyledText(runs: [run]), width: nil, height: nil).size.width
        }
        #expect(abs(width("iiii") - width("mmmm")) < 0.5)
    }
}
