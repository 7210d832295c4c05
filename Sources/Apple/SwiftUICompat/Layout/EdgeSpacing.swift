import Foundation
import Typesetting

/// What lies at an upper or lower edge of a view, which decides the distance to its neighbour in a column.
///
/// As SwiftUI has it: lines of text follow each other without a gap, as in a paragraph; between text and anything else
/// a line's rhythm is kept, measured from the capitals' height and the baseline; all else is eight points apart.
package struct EdgeSpacing: Hashable {
    /// The distance where no text is at either edge.
    static let standard: CGFloat = 8

    /// How far the edge's text stays away from what is not text, where there is text.
    private var text: CGFloat?
    /// Whether there is anything but text.
    private var isPlain: Bool

    /// An edge without text.
    init() {
        isPlain = true
    }

    private init(text: CGFloat) {
        self.text = text
        isPlain = false
    }

    /// The edge of a text of a font of a size, whose lines may be higher than the font's own.
    static func text(_ edge: VerticalEdge, fontSize: Double, lineHeight: Double, pixelLength: CGFloat) -> EdgeSpacing {
        let own = fontSize * SystemFont.lineHeight
        let gap = (CGFloat(own) * 0.1 / pixelLength).rounded(.up) * pixelLength
        let beyond = CGFloat(max(lineHeight - own, 0) / 2)
        let descent = CGFloat(fontSize * SystemFont.descent)
        guard edge == .bottom else { return EdgeSpacing(text: max(descent + gap - beyond, 0)) }
        let belowCapitals = CGFloat(own - fontSize * SystemFont.capHeight) + gap
        return EdgeSpacing(text: max(belowCapitals - beyond, 0))
    }

    /// The edge of a symbol, which stands on the baseline so far above its lower edge.
    static func symbol(_ edge: VerticalEdge, baselineOffset: CGFloat) -> EdgeSpacing {
        EdgeSpacing(text: edge == .top ? baselineOffset : baselineOffset + 1)
    }

    /// The edge of several views side by side.
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
        var union = self
        union.isPlain = isPlain || other.isPlain
        if let text = other.text { union.text = max(union.text ?? text, text) }
        return union
    }

    /// The distance from this lower edge to the upper one of the next view.
    func distance(to next: EdgeSpacing) -> CGFloat {
        var distance: CGFloat?
        if text != nil, next.text != nil { distance = 0 }
        if let text, next.isPlain { distance = max(distance ?? text, text) }
        if isPlain, let text = next.text { distance = max(distance ?? text, text) }
        return distance ?? EdgeSpacing.standard
    }
}
