public import Foundation
package import WidgetArchive

extension Path {
    /// The smallest rectangle around the outline; null when it is empty.
    public var boundingRect: CGRect {
        guard let first = elements.first?.end else { return .null }
        var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
        func include(_ point: CGPoint) {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        var current = first
        for element in elements {
            switch element {
            case .move, .line, .closeSubpath: break
            case .quadCurve(let end, let control):
                CubicCurve(quadraticFrom: current, control: control, to: end).extremes.forEach(include)
            case .curve(let end, let c1, let c2): CubicCurve(current, c1, c2, end).extremes.forEach(include)
            }
            if let end = element.end {
                include(end)
                current = end
            }
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in FlatPath(self).subpaths {
            for index in line.points.indices {
                let a = line.points[index]
                let b = line.points[(index + 1) % line.points.count]
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part between two fractions of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        PathTrimmer(self).trimmed(from: from, to: to)
    }

    package var archived: ArchivePath {
        ArchivePath(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(point.archived)
                case .line(let point): .line(point.archived)
                case .quadCurve(let point, let control): .quad(point.archived, control: control.archived)
                case .curve(let point, let control1, let control2):
                    .curve(point.archived, control1: control1.archived, control2: control2.archived)
                case .closeSubpath: .close
                }
            })
    }
}
