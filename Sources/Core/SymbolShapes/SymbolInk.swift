import Synchronization
package import WidgetArchive

/// How large a symbol is drawn and how much room it keeps around itself, in parts of the font's size at medium scale.
///
/// Measured on pictures that SwiftUI drew, of symbols of regular weight where the table says no other: docs/fidelity.md has
/// the evidence, and what is not known. A symbol that is no other but for its `fill`, or turned, is as large.
package struct SymbolInk: Sendable, Hashable {
    package var width: Double
    package var height: Double
    /// Between the ink and the left and right edges of the symbol's box, and between it and the upper and lower ones.
    package var margins: ArchiveSize

    init(width: Double, height: Double, margins: ArchiveSize = ArchiveSize(width: margin, height: margin)) {
        self.width = width
        self.height = height
        self.margins = margins
    }

    static let margin = 0.08

    package init(of name: String) {
        self = Self.known.withLock { known in
            if let ink = known[name] { return ink }
            let plain = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
            let ink =
                Self.measured[plain] ?? Self.table[name[...]] ?? Self.table[plain]
                ?? SymbolInk(of: SymbolLibrary.shared.outline(of: name), name: name)
            if known.count == Self.knownLimit { known = [:] }
            known[name] = ink
            return ink
        }
    }

    /// Those that were asked for: a symbol is measured a dozen times until it is drawn.
    private static let known = Mutex<[String: SymbolInk]>([:])
    private static let knownLimit = 256

    /// What is known of whole kinds: circles are as high as the font's size, squares lower, pages higher.
    private init(of outline: SymbolOutline, name: String) {
        let (bounds, side) = (outline.bounds, SymbolOutline.side)
        let isPage = name.hasPrefix("doc") || name.hasPrefix("text.document")
        let fillsItsBox = min(bounds.width, bounds.height) > side * 0.99
        let isSquare = fillsItsBox && name.split(separator: ".").contains("square")
        let unit =
            if isPage { 1.06 / bounds.height } else if isSquare { 0.91 / side } else if fillsItsBox { 1 / side } else {
                Self.otherSize / side
            }
        self.init(
            width: bounds.width * unit, height: bounds.height * unit,
            margins: ArchiveSize(width: isPage || isSquare ? 0.11 : Self.margin, height: Self.margin))
    }

    /// What the side of the icons' box is for all other symbols: the median of what the measured ones have of it.
    private static let otherSize = 1.07

    private static let measured: [Substring: SymbolInk] = {
        func sides(_ side: Double, above: Double = margin) -> ArchiveSize { ArchiveSize(width: side, height: above) }
        let triangle = SymbolInk(width: 1.02, height: 0.92, margins: sides(0.10, above: 0.10))
        // Measured at semibold, and bold and rounded.
        let circling = SymbolInk(width: 0.89, height: 1.07)
        let arrow = SymbolInk(width: 0.78, height: 0.93, margins: sides(0.11, above: 0.11))
        let chevron = SymbolInk(width: 0.854, height: 0.479, margins: sides(0.11))
        let swap = SymbolInk(width: 0.95, height: 1.16, margins: sides(0.11))
        return [
            "arrow.clockwise": circling, "arrow.counterclockwise": circling,
            "arrow.up": arrow, "arrow.down": arrow, "arrow.left": arrow.turned, "arrow.right": arrow.turned,
            "arrow.backward": arrow.turned, "arrow.forward": arrow.turned,
            "arrow.left.arrow.right": swap, "arrow.up.arrow.down": swap.turned,
            "bolt": SymbolInk(width: 0.686, height: 1.098, margins: sides(0.14)),
            "calendar": SymbolInk(width: 0.969, height: 0.896, margins: sides(0.11)),
            "chevron.up": chevron, "chevron.down": chevron, "chevron.left": chevron.turned,
            "chevron.right": chevron.turned, "chevron.backward": chevron.turned, "chevron.forward": chevron.turned,
            "exclamationmark.triangle": triangle,
            "hand.raised": SymbolInk(width: 0.79, height: 1.05, margins: sides(0.19)),
            "location": SymbolInk(width: 0.93, height: 0.93, margins: sides(0.11)),
            "lock": SymbolInk(width: 0.67, height: 0.97, margins: sides(0.20)),
            "wifi": SymbolInk(width: 1.12, height: 0.81),
        ]
    }()

    private var turned: SymbolInk { SymbolInk(width: height, height: width, margins: margins) }

    /// Where the ink lies in a symbol's box that is stretched to a rectangle.
    package func frame(in box: ArchiveRect) -> ArchiveRect {
        let (x, y) = (
            box.width * margins.width / (width + 2 * margins.width),
            box.height * margins.height / (height + 2 * margins.height)
        )
        return ArchiveRect(x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y)
    }

    /// Where the ink lies in a frame: as large as fits, in the middle; the ink of a resizable symbol fills its frame but
    /// for a hundredth at each side, in whatever proportions.
    package func frame(in frame: ArchiveRect, isResizable: Bool) -> ArchiveRect {
        let (roomX, roomY) =
            isResizable ? (width / 0.98, height / 0.98) : (width + 2 * margins.width, height + 2 * margins.height)
        var (wide, high) = (frame.width / roomX, frame.height / roomY)
        // Frames have whole pixels: what those make of the symbol's own proportions is no stretching.
        if !isResizable || max(wide, high) <= min(wide, high) * 1.02 {
            (wide, high) = (min(wide, high), min(wide, high))
        }
        return ArchiveRect(
            x: frame.x + (frame.width - width * wide) / 2, y: frame.y + (frame.height - height * high) / 2,
            width: width * wide, height: height * high)
    }
}
