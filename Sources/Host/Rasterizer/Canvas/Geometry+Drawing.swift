import CPango
import Glibc
import WidgetArchive

extension ArchiveTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension ArchiveRect {
    var corners: [ArchivePoint] {
        [
            ArchivePoint(x: x, y: y), ArchivePoint(x: x + width, y: y), ArchivePoint(x: x + width, y: y + height),
            ArchivePoint(x: x, y: y + height),
        ]
    }

    func inset(by amount: Double) -> ArchiveRect {
        ArchiveRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }

    func offset(x dx: Double, y dy: Double) -> ArchiveRect {
        ArchiveRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    func union(_ other: ArchiveRect) -> ArchiveRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return ArchiveRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    func intersection(_ other: ArchiveRect) -> ArchiveRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return left < right && top < bottom
            ? ArchiveRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    /// The upright rectangle around the transformed one.
    func mapped(_ matrix: cairo_matrix_t) -> ArchiveRect {
        let points = corners.map { corner in
            ArchivePoint(
                x: matrix.xx * corner.x + matrix.xy * corner.y + matrix.x0,
                y: matrix.yx * corner.x + matrix.yy * corner.y + matrix.y0)
        }
        return ArchiveRect(around: points)
    }

    /// What a rectangle's path consists of.
    var outline: [ArchivePath.Element] { [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close] }

    /// The smallest rectangle around points, of which there must be one.
    init(around points: [ArchivePoint]) {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension ArchivePath {
    /// A rectangle around the path's points and controls, which the path does not leave.
    var controlBounds: ArchiveRect? {
        var points: [ArchivePoint] = []
        for element in elements {
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .quad(let end, let control): points += [control, end]
            case .curve(let end, let control1, let control2): points += [control1, control2, end]
            case .close: break
            }
        }
        return points.isEmpty ? nil : ArchiveRect(around: points)
    }

    /// A rectangle whose corners bend as the home screen's do: the curvature grows from nothing instead of jumping.
    ///
    /// The numbers are those that `UIBezierPath(roundedRect:cornerRadius:)` draws, in parts of the radius. They reach
    /// further than it; with less room they near a circle, which they are where the radius is half of a side.
    static func continuousRectangle(_ frame: ArchiveRect, radius wanted: Double) -> ArchivePath {
        let half = min(frame.width, frame.height) / 2
        let radius = min(wanted, half)
        let smoothness = min(max((half / radius - 1) / (continuousCorner[0].along - 1), 0), 1)
        let curve = zip(circularCorner, continuousCorner).map { circular, smooth in
            (
                along: circular.along + (smooth.along - circular.along) * smoothness,
                across: circular.across + (smooth.across - circular.across) * smoothness
            )
        }
        let (left, top) = (frame.x, frame.y)
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        /// Each corner with the direction in which its side comes in, and the one in which the next goes out.
        let corners: [(x: Double, y: Double, inX: Double, inY: Double, outX: Double, outY: Double)] = [
            (right, top, 1, 0, 0, 1), (right, bottom, 0, 1, -1, 0), (left, bottom, -1, 0, 0, -1),
            (left, top, 0, -1, 1, 0),
        ]
        var elements: [ArchivePath.Element] = [.move(ArchivePoint(x: left + curve[0].along * radius, y: top))]
        for corner in corners {
            let points = curve.map { point in
                ArchivePoint(
                    x: corner.x + radius * (corner.outX * point.across - corner.inX * point.along),
                    y: corner.y + radius * (corner.outY * point.across - corner.inY * point.along))
            }
            elements.append(.line(points[0]))
            for start in [1, 4, 7] {
                elements.append(.curve(points[start + 2], control1: points[start], control2: points[start + 1]))
            }
        }
        return ArchivePath(elements: elements + [.close])
    }

    /// A start and three curves, as distances along the side that leads to the corner and away from its other side.
    private static let continuousCorner: [(along: Double, across: Double)] = [
        (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
    ]

    /// A quarter of a circle as three equal curves.
    private static let circularCorner: [(along: Double, across: Double)] = {
        let third = Double.pi / 6
        let handle = 4 / 3 * tan(third / 4)
        func at(_ turn: Double, _ move: Double = 0) -> (along: Double, across: Double) {
            (1 - sin(turn) - move * cos(turn), 1 - cos(turn) + move * sin(turn))
        }
        return [at(0)]
            + (0..<3).flatMap { piece in
                let (from, to) = (third * Double(piece), third * Double(piece + 1))
                return [at(from, handle), at(to, -handle), at(to)]
            }
    }()
}

/// A rectangle of whole pixels.
struct DeviceBox: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels that the rectangle touches; far outside of any picture it is cut off.
    init(_ rect: ArchiveRect) {
        func pixel(_ value: Double) -> Int { Int(max(-100_000, min(100_000, value.isNaN ? 0 : value))) }
        x = pixel(rect.x.rounded(.down))
        y = pixel(rect.y.rounded(.down))
        width = max(0, pixel((rect.x + rect.width).rounded(.up)) - x)
        height = max(0, pixel((rect.y + rect.height).rounded(.up)) - y)
    }

    func intersection(_ other: DeviceBox) -> DeviceBox? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return left < right && top < bottom
            ? DeviceBox(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}
