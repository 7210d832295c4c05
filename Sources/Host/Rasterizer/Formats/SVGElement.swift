import Foundation

/// An element that is written into an SVG.
struct SVGElement {
    let name: String
    private var start: String
    private var content = ""

    init(_ name: String) {
        self.name = name
        start = "<\(name)"
    }

    /// Adds an attribute; nothing for nil.
    mutating func set(_ name: String, _ value: String?) {
        guard let value else { return }
        start += " \(name)=\"\(SVGElement.escaped(value).replacing("\"", with: "&quot;"))\""
    }

    mutating func set(_ name: String, _ value: Double) { set(name, SVGElement.number(value)) }

    mutating func append(_ text: String) { content += SVGElement.escaped(text) }

    mutating func append(_ element: SVGElement) { content += element.text }

    var text: String { content.isEmpty ? start + "/>" : "\(start)>\(content)</\(name)>" }

    /// XML has no way to write control characters and what is no character.
    private static func escaped(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control && !$0.properties.isNoncharacterCodePoint
        }
        return String(String.UnicodeScalarView(scalars)).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }

    /// A thousandth of a point is more than is seen.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
