import Foundation
import Typesetting

/// What lies at an upper or lower edge of a view, which decides the distance to its neighbour in a column.
///
/// Texts follow each other as lines of the lower one do; between text and anything else a line's rhythm is kept,
/// measured from the capitals' height and the baseline; all else is eight points apart. The rules are OpenSwiftUI's, and
/// agree with pictures that SwiftUI drew (docs/fidelity.md).
package struct EdgeSpacing: Hashable {
    /// The distance where no text is at either edge.
    static let standard: CGFloat = 8

    /// How far the edge's text stays away from what is not text, where there is text.
    private var text: CGFloat?
    /// What the edge's text keeps between its own lines.
    private var leading: CGFloat = 0
    /// Whether there is anything but text.
    private var isPlain: Bool

    /// An edge without text.
    init() {
        isPlain = true
    }

    private init(text: CGFloat, leading: CGFloat = 0) {
        self.text = text
        self.leading = leading
        isPlain = false
    }

    /// The edge of a text of a font of a size, whose style may state how far its lines are apart.
    static func text(
        _ edge: VerticalEdge, fontSize: Double, lineHeight: Double?, pixelLength: CGFloat
    ) -> EdgeSpacing {
        func roundedUp(_ length: Double) -> CGFloat {
            max((CGFloat(length) / pixelLength - 0.001).rounded(.up) * pixelLength, 0)
        }
        let own = fontSize * SystemFont.lineHeight
        let gap = roundedUp(own * 0.1)
        let aboveDescent = CGFloat(fontSize * SystemFont.descent) + gap
        let belowCapitals = CGFloat(own - fontSize * SystemFont.capHeight) + gap
        return EdgeSpacing(
            text: edge == .top ? aboveDescent : max(belowCapitals, aboveDescent),
            leading: roundedUp((lineHeight ?? own) - own))
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
        union.leading = max(leading, other.leading)
        return union
    }

    /// The distance from this lower edge to the upper one of the next view.
    func distance(to next: EdgeSpacing) -> CGFloat {
        var distance: CGFloat?
        if text != nil, next.text != nil { distance = next.leading }
        if let text, next.isPlain { distance = max(distance ?? text, text) }
        if isPlain, let text = next.text { distance = max(distance ?? text, text) }
        return distance ?? EdgeSpacing.standard
    }
}
