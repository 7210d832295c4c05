public import Foundation

/// What a piece of a path is.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path, whose points live as long as the call that it is given to.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The controls of a curve, and its end after them.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Not of C's convention, which Swift's structures have no place in.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Paths that are made of other paths.
extension CGPath {
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self, transform: transform?.pointee ?? .identity)
        return copy
    }

    /// The path cut into dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(PathStroker.dashed(path, phase: phase, lengths: lengths).applying(transform))
    }

    /// The outline that a stroke of the path covers.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.strokedPath(style).applying(transform))
    }

    /// The path without overlaps.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(Path(), eoFill: rule == .evenOdd))
    }

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// The part of the outline that lies in another.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// The part of the outline that lies outside of another.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    /// The path of straight lines alone, as fine as everything is drawn here, whatever the threshold.
    public func flattened(threshold: CGFloat) -> CGPath {
        var lines = Path()
        for subpath in FlatPath(path).subpaths {
            lines.addLines(subpath.points)
            if subpath.isClosed { lines.closeSubpath() }
        }
        return CGPath(lines)
    }

    /// The subpaths, each with the holes in it.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        var components: [(outline: Path, whole: Path)] = []
        for subpath in path.union(Path(), eoFill: rule == .evenOdd).subpaths {
            let start = subpath.elements.first?.end ?? .zero
            if let index = components.firstIndex(where: { $0.outline.contains(start) }) {
                components[index].whole.addPath(subpath)
            } else {
                components.append((subpath, subpath))
            }
        }
        return components.map { CGPath($0.whole) }
    }
}

/// What a path is, and what it is made of.
extension CGPath {
    public static var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGPath.self)) }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Whether the path is a rectangle with sides along the axes, which `rect` then holds.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners: [CGPoint] = []
        for element in path.elements {
            switch element {
            case .move(let point) where corners.isEmpty: corners.append(point)
            case .line(let point): corners.append(point)
            case .closeSubpath: break
            default: return false
            }
        }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4 else { return false }
        let isUpright = corners.indices.allSatisfy { index in
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            return index % 2 == (corners[0].y == corners[1].y ? 0 : 1) ? from.y == to.y : from.x == to.x
        }
        guard isUpright else { return false }
        rect?.pointee = path.boundingRect
        return true
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each piece of the path.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in path.elements {
            var (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let end): (.moveToPoint, [end])
                case .line(let end): (.addLineToPoint, [end])
                case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
                case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
                case .closeSubpath: (.closeSubpath, [.zero])
                }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start), block)
            }
        }
    }
}

extension Path {
    /// The parts that each begin with a move.
    fileprivate var subpaths: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            if subpaths.isEmpty { subpaths.append(Path()) }
            subpaths[subpaths.count - 1].append(element)
        }
        return subpaths
    }
}
