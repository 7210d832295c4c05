package import WidgetArchive

/// A symbol's shapes, in the 16 x 16 box that Bootstrap's icons are drawn in.
package struct SymbolOutline: Sendable {
    package struct Shape: Sendable {
        package var path: ArchivePath
        package var isEvenOdd: Bool
    }

    package var shapes: [Shape]
    /// What the shapes cover of the box.
    package private(set) var bounds: ArchiveRect
    /// True for the mark that stands for a symbol that there is no icon for.
    package private(set) var isMissing: Bool
    /// The symbol that is drawn in this one's place, less some part of it; nil where it is drawn whole.
    package private(set) var standIn: String?

    init(shapes: [Shape], isMissing: Bool = false, standIn: String? = nil) {
        self.shapes = shapes
        self.isMissing = isMissing
        self.standIn = standIn
        bounds =
            shapes.map(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
            ?? ArchiveRect(x: 0, y: 0, width: 16, height: 16)
    }

    /// The side of the box.
    package static let side = 16.0

    /// How the bounds are scaled to fill the frame that a symbol's ink has.
    ///
    /// An icon of other proportions than the symbol's is stretched by 15 % at most, and stays what it is.
    package func scale(filling frame: ArchiveRect, with ink: SymbolInk) -> ArchiveSize {
        let (wide, high) = (ink.width / bounds.width, ink.height / bounds.height)
        return ArchiveSize(
            width: min(wide, high * 1.15) * frame.width / ink.width,
            height: min(high, wide * 1.15) * frame.height / ink.height)
    }

    /// The icon made smaller around the middle of the box.
    func scaled(by factor: Double) -> SymbolOutline {
        let center = SymbolOutline.side / 2
        return mapped { [bounds] point in
            ArchivePoint(
                x: center + (point.x - bounds.x - bounds.width / 2) * factor,
                y: center + (point.y - bounds.y - bounds.height / 2) * factor)
        }
    }

    func mapped(_ move: (ArchivePoint) -> ArchivePoint) -> SymbolOutline {
        SymbolOutline(
            shapes: shapes.map { Shape(path: $0.path.mapped(move), isEvenOdd: $0.isEvenOdd) }, isMissing: isMissing,
            standIn: standIn)
    }

    /// Both, one over the other.
    func joined(with other: SymbolOutline) -> SymbolOutline { made(of: shapes + other.shapes, with: other) }

    /// What lies in one of both alone: even-odd filling cuts the other out of this one.
    func cut(by other: SymbolOutline) -> SymbolOutline {
        let path = ArchivePath(elements: (shapes + other.shapes).flatMap(\.path.elements))
        return made(of: [Shape(path: path, isEvenOdd: true)], with: other)
    }

    private func made(of shapes: [Shape], with other: SymbolOutline) -> SymbolOutline {
        SymbolOutline(
            shapes: shapes, isMissing: isMissing || other.isMissing, standIn: standIn ?? other.standIn)
    }
}

extension ArchivePath {
    func mapped(_ move: (ArchivePoint) -> ArchivePoint) -> ArchivePath {
        ArchivePath(
            elements: elements.map { element in
                switch element {
                case .move(let end): .move(move(end))
                case .line(let end): .line(move(end))
                case .quad(let end, let control): .quad(move(end), control: move(control))
                case .curve(let end, let control1, let control2):
                    .curve(move(end), control1: move(control1), control2: move(control2))
                case .close: .close
                }
            })
    }

    /// The smallest rectangle around the path; curves are followed in steps fine enough for icons.
    var bounds: ArchiveRect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        var current = ArchivePoint(x: 0, y: 0)
        for element in elements {
            let points = element.points(from: current, curveSteps: 16)
            for point in points {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
            current = points.last ?? current
        }
        guard left <= right else { return ArchiveRect(x: 0, y: 0, width: 0, height: 0) }
        return ArchiveRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension ArchiveRect {
    func union(_ other: ArchiveRect) -> ArchiveRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return ArchiveRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
