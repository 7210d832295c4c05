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
    /// The numbers are those that `UIBezierPath(roundedRect:cornerRadius:)` draws, in parts of the radius. Where the
    /// radius is half of a side, that is a circle or a capsule.
    static func continuousRectangle(_ frame: ArchiveRect, radius wanted: Double) -> ArchivePath {
        let half = min(frame.width, frame.height) / 2
        if wanted >= half { return capsule(frame, radius: half) }
        let reach = 1.52866483
        let radius = min(wanted, half / reach)
        /// One corner's points as distances along the side that leads to it and away from the corner's other side.
        let curve: [(Double, Double)] = [
            (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
            (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
            (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
        ]
        let (left, top) = (frame.x, frame.y)
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        /// Each corner with the direction in which its side comes in, and the one in which the next goes out.
        let corners: [(x: Double, y: Double, inX: Double, inY: Double, outX: Double, outY: Double)] = [
            (right, top, 1, 0, 0, 1), (right, bottom, 0, 1, -1, 0), (left, bottom, -1, 0, 0, -1),
            (left, top, 0, -1, 1, 0),
        ]
        var elements: [ArchivePath.Element] = [.move(ArchivePoint(x: left + reach * radius, y: top))]
        for corner in corners {
            func point(_ index: Int) -> ArchivePoint {
                let (before, after) = curve[index]
                return ArchivePoint(
                    x: corner.x + radius * (corner.outX * after - corner.inX * before),
                    y: corner.y + radius * (corner.outY * after - corner.inY * before))
            }
            elements.append(
                .line(
                    ArchivePoint(
                        x: corner.x - radius * reach * corner.inX, y: corner.y - radius * reach * corner.inY)))
            for start in [0, 3, 6] {
                elements.append(.curve(point(start + 2), control1: point(start), control2: point(start + 1)))
            }
        }
        return ArchivePath(elements: elements + [.close])
    }

    /// Ends that are half circles; each quarter is the cubic curve that comes nearest to it.
    private static func capsule(_ frame: ArchiveRect, radius: Double) -> ArchivePath {
        let (left, top) = (frame.x, frame.y)
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        let arm = radius * (1 - 4 / 3 * (2.0.squareRoot() - 1))
        func point(_ x: Double, _ y: Double) -> ArchivePoint { ArchivePoint(x: x, y: y) }
        return ArchivePath(elements: [
            .move(point(left + radius, top)), .line(point(right - radius, top)),
            .curve(point(right, top + radius), control1: point(right - arm, top), control2: point(right, top + arm)),
            .line(point(right, bottom - radius)),
            .curve(
                point(right - radius, bottom), control1: point(right, bottom - arm),
                control2: point(right - arm, bottom)),
            .line(point(left + radius, bottom)),
            .curve(
                point(left, bottom - radius), control1: point(left + arm, bottom), control2: point(left, bottom - arm)),
            .line(point(left, top + radius)),
            .curve(point(left + radius, top), control1: point(left, top + arm), control2: point(left + arm, top)),
            .close,
        ])
    }
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
