import Foundation

/// The outline of a rectangle with rounded corners.
struct RoundedRectangleOutline {
    struct CornerSizes {
        var topLeft: CGSize
        var topRight: CGSize
        var bottomRight: CGSize
        var bottomLeft: CGSize

        init(all size: CGSize) {
            self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
        }

        init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }
    }

    var rect: CGRect
    var sizes: CornerSizes
    var style: RoundedCornerStyle

    /// A corner seen from its edges: `along` runs back on the edge that comes in, `across` on the one that leaves.
    private struct Corner {
        var point: CGPoint
        var along: CGVector
        var across: CGVector
        var radii: (along: CGFloat, across: CGFloat)
        var room: (along: CGFloat, across: CGFloat)

        func at(_ unit: Unit) -> CGPoint {
            CGPoint(
                x: point.x + along.dx * unit.along * radii.along + across.dx * unit.across * radii.across,
                y: point.y + along.dy * unit.along * radii.along + across.dy * unit.across * radii.across)
        }
    }

    /// A point at a corner in units of its radii.
    private struct Unit {
        var along: CGFloat
        var across: CGFloat

        init(_ along: CGFloat, _ across: CGFloat) {
            self.along = along
            self.across = across
        }
    }

    private struct Curve {
        var control1: Unit
        var control2: Unit
        var end: Unit
    }

    var elements: [Path.Element] {
        var elements: [Path.Element] = []
        for corner in corners {
            let (start, curves) = curves(of: corner)
            let first = corner.at(start)
            if elements.isEmpty {
                elements.append(.move(to: first))
            } else if elements.last?.end != first {
                elements.append(.line(to: first))
            }
            for curve in curves {
                elements.append(
                    .curve(
                        to: corner.at(curve.end), control1: corner.at(curve.control1),
                        control2: corner.at(curve.control2)))
            }
        }
        elements.append(.closeSubpath)
        return elements
    }

    private var corners: [Corner] {
        let sizes = fitted
        let (left, right) = (CGVector(dx: -1.0, dy: 0), CGVector(dx: 1.0, dy: 0))
        let (up, down) = (CGVector(dx: 0.0, dy: -1), CGVector(dx: 0.0, dy: 1))
        func corner(_ x: CGFloat, _ y: CGFloat, _ along: CGVector, _ across: CGVector, _ size: CGSize) -> Corner {
            let isHorizontal = along.dx != 0
            return Corner(
                point: CGPoint(x: x, y: y), along: along, across: across,
                radii: isHorizontal ? (size.width, size.height) : (size.height, size.width),
                room: isHorizontal ? (rect.width, rect.height) : (rect.height, rect.width))
        }
        return [
            corner(rect.maxX, rect.minY, left, down, sizes.topRight),
            corner(rect.maxX, rect.maxY, up, left, sizes.bottomRight),
            corner(rect.minX, rect.maxY, right, up, sizes.bottomLeft),
            corner(rect.minX, rect.minY, down, right, sizes.topLeft),
        ]
    }

    private func curves(of corner: Corner) -> (start: Unit, curves: [Curve]) {
        guard corner.radii.along > 0, corner.radii.across > 0 else { return (Unit(0, 0), []) }
        // A continuous corner reaches further than its radius; with less room it nears the circle.
        let room = min(corner.room.along / (2 * corner.radii.along), corner.room.across / (2 * corner.radii.across))
        let smoothness = style == .continuous ? min(max((room - 1) / (Self.reach - 1), 0), 1) : 0
        if smoothness == 0 {
            let handle = 1 - Path.circleHandle
            return (Unit(1, 0), [Curve(control1: Unit(handle, 0), control2: Unit(0, handle), end: Unit(0, 1))])
        }
        let points = zip(Self.circularCorner, Self.continuousCorner).map { circular, smooth in
            Unit(
                circular.along + (smooth.along - circular.along) * smoothness,
                circular.across + (smooth.across - circular.across) * smoothness)
        }
        return (
            points[0],
            [1, 4, 7].map { Curve(control1: points[$0], control2: points[$0 + 1], end: points[$0 + 2]) }
        )
    }

    private static let reach: CGFloat = 1.528665

    /// iOS's continuous corner: a start and three curves, in radii; the numbers are those found in UIBezierPath's
    /// rounded rectangles (paintcodeapp.com, "Code for iOS 7 rounded rectangles").
    private static let continuousCorner = [
        Unit(reach, 0), Unit(1.08849296, 0), Unit(0.86840694, 0), Unit(0.63149379, 0.07491139),
        Unit(0.37282383, 0.16905956), Unit(0.16905956, 0.37282383), Unit(0.07491139, 0.63149379),
        Unit(0, 0.86840694), Unit(0, 1.08849296), Unit(0, reach),
    ]

    /// A quarter of a circle as three equal curves, which continuous corners blend into.
    private static let circularCorner: [Unit] = {
        let third = CGFloat.pi / 6
        let handle = 4 / 3 * tan(third / 4)
        func at(_ turn: CGFloat, _ move: CGFloat = 0) -> Unit {
            Unit(1 - sin(turn) - move * cos(turn), 1 - cos(turn) + move * sin(turn))
        }
        return [at(0)]
            + (0..<3).flatMap { piece in
                let (from, to) = (third * CGFloat(piece), third * CGFloat(piece + 1))
                return [at(from, handle), at(to, -handle), at(to)]
            }
    }()

    /// The corners shrunk so that no two overlap along an edge.
    private var fitted: CornerSizes {
        func ratio(_ room: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            let sum = max(a, 0) + max(b, 0)
            return sum > room && sum > 0 ? max(room, 0) / sum : 1
        }
        let factor = min(
            ratio(rect.width, sizes.topLeft.width, sizes.topRight.width),
            ratio(rect.width, sizes.bottomLeft.width, sizes.bottomRight.width),
            ratio(rect.height, sizes.topLeft.height, sizes.bottomLeft.height),
            ratio(rect.height, sizes.topRight.height, sizes.bottomRight.height))
        func scaled(_ size: CGSize) -> CGSize {
            CGSize(width: max(size.width, 0) * factor, height: max(size.height, 0) * factor)
        }
        return CornerSizes(
            topLeft: scaled(sizes.topLeft), topRight: scaled(sizes.topRight), bottomRight: scaled(sizes.bottomRight),
            bottomLeft: scaled(sizes.bottomLeft))
    }
}
