import CPango
import Typesetting
import WidgetArchive

/// The texts of an SVG that stay text.
///
/// Cairo writes letters as shapes. For these texts it draws a line where the letters stand, and writes it with their
/// transform, clip and paint. The line's only dash is longer than anything that is drawn, and has a length that no other
/// line has: by it, the lines in the finished document are found, and replaced by `text` elements.
final class KeptText {
    /// As the document will have them, but for paint and transform.
    private var elements: [SVGElement] = []
    private var fonts: [Face: EmbeddedFont] = [:]

    /// What CSS tells fonts apart by.
    private struct Face: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
    }

    private static let firstDash = 1_000_000

    /// Draws a line in a text's place, in Cairo's paint; false where the text has to be drawn by its shapes.
    func draw(_ stretch: TextStretch, in cairo: OpaquePointer) -> Bool {
        guard stretch.string.contains(where: { !$0.isWhitespace }) else { return true }
        guard let font = font(of: stretch) else { return false }
        font.add(stretch.string)
        // Accents reach out of a line, and Cairo clips to what it thinks is drawn.
        let frame = stretch.frame.inset(by: -stretch.size)
        cairo_save(cairo)
        cairo_set_line_width(cairo, frame.height)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        var dash = Double(KeptText.firstDash + elements.count)
        cairo_set_dash(cairo, &dash, 1, 0)
        cairo_new_path(cairo)
        cairo_move_to(cairo, frame.x, frame.y + frame.height / 2)
        cairo_line_to(cairo, frame.x + frame.width, frame.y + frame.height / 2)
        cairo_stroke(cairo)
        cairo_restore(cairo)
        elements.append(element(stretch, font))
        return true
    }

    private func font(of stretch: TextStretch) -> EmbeddedFont? {
        guard let font = EmbeddedFont(stretch.font) else { return nil }
        let face = Face(family: font.family, weight: font.weight, isItalic: font.isItalic)
        if let known = fonts[face] { return known }
        fonts[face] = font
        return font
    }

    private func element(_ stretch: TextStretch, _ font: EmbeddedFont) -> SVGElement {
        var element = SVGElement("text")
        element.set("x", stretch.isRightToLeft ? stretch.frame.x + stretch.frame.width : stretch.x)
        element.set("y", stretch.baseline)
        element.set("font-family", "'\(font.family)', \(stretch.run.font.family.generic)")
        element.set("font-size", stretch.size)
        if font.weight != 400 { element.set("font-weight", "\(font.weight)") }
        if font.isItalic { element.set("font-style", "italic") }
        if stretch.letterSpacing != 0 { element.set("letter-spacing", stretch.letterSpacing) }
        if stretch.run.font.hasMonospacedDigits { element.set("style", "font-variant-numeric:tabular-nums") }
        if stretch.isRightToLeft {
            element.set("direction", "rtl")
            element.set("unicode-bidi", "bidi-override")
        }
        element.append(stretch.string)
        return element
    }

    /// The document with its texts, and the fonts that they need.
    func written(into svg: [UInt8]) -> [UInt8] {
        guard !elements.isEmpty else { return svg }
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        for line in svg.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if !result.isEmpty { result.append(UInt8(ascii: "\n")) }
            if line.starts(with: KeptText.lineStart), let text = text(inPlaceOf: String(decoding: line, as: UTF8.self))
            {
                result.append(contentsOf: text.utf8)
            } else {
                result.append(contentsOf: line)
                if line.starts(with: "<svg ".utf8) { result.append(contentsOf: style.utf8) }
            }
        }
        return result
    }

    private static let lineStart = Array("<path style=\"fill:none;".utf8)

    private func text(inPlaceOf line: String) -> String? {
        func attribute(_ name: String) -> Substring? {
            guard let start = line.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
            return line[start...].prefix { $0 != "\"" }
        }
        let style = attribute("style")?.split(separator: ";").map { $0.split(separator: ":", maxSplits: 1) } ?? []
        func property(_ name: String) -> String? { style.first { $0.first == Substring(name) }?.last.map(String.init) }
        guard let dash = property("stroke-dasharray").flatMap(Int.init),
            elements.indices.contains(dash - KeptText.firstDash)
        else { return nil }
        var element = elements[dash - KeptText.firstDash]
        element.set("fill", property("stroke"))
        if let opacity = property("stroke-opacity"), opacity != "1" { element.set("fill-opacity", opacity) }
        element.set("transform", attribute("transform").map(String.init))
        return element.text
    }

    private var style: String {
        let rules = fonts.values.compactMap(\.rule).sorted()
        let texts = "text{white-space:pre;text-rendering:geometricPrecision;font-synthesis:none}"
        return "\n<style>\n\(rules.joined(separator: "\n"))\n\(texts)\n</style>"
    }
}

extension ArchiveFont.Family {
    /// What CSS calls fonts of the kind.
    fileprivate var generic: String {
        switch self {
        case .system, .named: "sans-serif"
        case .rounded: "ui-rounded, sans-serif"
        case .serif: "serif"
        case .monospaced: "monospace"
        }
    }
}
