import Glibc
import WidgetArchive

/// The outline of a line that is drawn along a path: flat ends, pointed corners.
enum StrokeOutline {
    static func path(along path: ArchivePath, width: Double) -> ArchivePath {
        ArchivePath(elements: polylines(of: path).flatMap { outline($0.points, isClosed: $0.isClosed, width / 2) })
    }

    private typealias Polyline = (points: [ArchivePoint], isClosed: Bool)

    /// The path's parts in straight pieces, fine enough for icons.
    private static func polylines(of path: ArchivePath) -> [Polyline] {
        var lines: [Polyline] = []
        var points: [ArchivePoint] = []
        func finish(isClosed: Bool) {
            if points.count > 1 { lines.append((points, isClosed)) }
            points = []
        }
        func add(_ point: ArchivePoint) {
            if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 1e-3 { return }
            points.append(point)
        }
        for element in path.elements {
            let from = points.last ?? ArchivePoint(x: 0, y: 0)
            switch element {
            case .move(let point):
                finish(isClosed: false)
                add(point)
            case .line, .quad, .curve: element.points(from: from, curveSteps: 12).forEach(add)
            case .close:
                let start = points.first
                if let start, let last = points.last, hypot(last.x - start.x, last.y - start.y) < 1e-3 {
                    points.removeLast()
                }
                finish(isClosed: true)
                if let start { add(start) }
            }
        }
        finish(isClosed: false)
        return lines
    }

    private static func outline(_ points: [ArchivePoint], isClosed: Bool, _ reach: Double) -> [ArchivePath.Element] {
        let left = side(points, isClosed: isClosed, reach)
        let right = side(points, isClosed: isClosed, -reach)
        guard isClosed else { return polygon(clockwise(left + right.reversed())) }
        // The outer one clockwise and the inner one against it, so that lines may cross whatever fills them.
        let (outer, inner) = abs(area(left)) > abs(area(right)) ? (left, right) : (right, left)
        return polygon(clockwise(outer)) + polygon(clockwise(inner).reversed())
    }

    private static func polygon(_ points: [ArchivePoint]) -> [ArchivePath.Element] {
        [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }

    private static func clockwise(_ points: [ArchivePoint]) -> [ArchivePoint] {
        area(points) < 0 ? points.reversed() : points
    }

    private static func area(_ points: [ArchivePoint]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    /// The points beside a polyline's, where the pieces' parallels meet.
    private static func side(_ points: [ArchivePoint], isClosed: Bool, _ reach: Double) -> [ArchivePoint] {
        func normal(_ a: ArchivePoint, _ b: ArchivePoint) -> ArchivePoint {
            let length = hypot(b.x - a.x, b.y - a.y)
            return ArchivePoint(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
        }
        return points.indices.map { index in
            let (previous, next) = (index - 1, index + 1)
            let before = previous >= 0 ? points[previous] : isClosed ? points[points.count - 1] : nil
            let after = next < points.count ? points[next] : isClosed ? points[0] : nil
            let point = points[index]
            let into = before.map { normal($0, point) }
            let out = after.map { normal(point, $0) }
            let (a, b) = (into ?? out ?? point, out ?? into ?? point)
            // A corner's point is as far as the parallels' meeting point, but no further than two widths.
            let scale = reach / max(0.25, 1 + a.x * b.x + a.y * b.y)
            return ArchivePoint(x: point.x + (a.x + b.x) * scale, y: point.y + (a.y + b.y) * scale)
        }
    }
}
