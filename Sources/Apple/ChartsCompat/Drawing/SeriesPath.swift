import Foundation
import SwiftUICompat

/// A line through points.
struct SeriesPath {
    let points: [CGPoint]
    let method: InterpolationMethod

    var path: Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        // A point at the start of its step holds to where the next one stands.
        case .stepStart: addSteps(to: &path, turn: 1)
        case .stepCenter: addSteps(to: &path, turn: 0.5)
        case .stepEnd: addSteps(to: &path, turn: 0)
        case .monotone: addCurve(to: &path, tangents: monotoneTangents)
        case .cardinal(let tension): addCurve(to: &path, tangents: cardinalTangents(tension))
        case .catmullRom(let alpha): addCatmullRom(to: &path, alpha: alpha)
        }
        return path
    }

    /// Adds steps that turn at a share of the way from point to point.
    private func addSteps(to path: inout Path, turn: CGFloat) {
        for (last, next) in zip(points, points.dropFirst()) {
            let x = last.x + (next.x - last.x) * turn
            if x != last.x { path.addLine(to: CGPoint(x: x, y: last.y)) }
            path.addLine(to: CGPoint(x: x, y: next.y))
            if x != next.x { path.addLine(to: next) }
        }
    }

    private func addCurve(to path: inout Path, tangents: [CGPoint]) {
        for index in points.indices.dropLast() {
            let (from, to) = (points[index], points[index + 1])
            let (start, end) = (tangents[index], tangents[index + 1])
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + start.x / 3, y: from.y + start.y / 3),
                control2: CGPoint(x: to.x - end.x / 3, y: to.y - end.y / 3))
        }
    }

    /// Half of the way from the point before to the point after, or less of it with tension.
    private func cardinalTangents(_ tension: CGFloat) -> [CGPoint] {
        points.indices.map { index in
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            let share = (1 - tension) / 2
            return CGPoint(x: (after.x - before.x) * share, y: (after.y - before.y) * share)
        }
    }

    /// Adds Catmull and Rom's spline with Barry and Goldman's knots, whose distances are the points' to the power of
    /// `alpha`, as Bézier curves.
    private func addCatmullRom(to path: inout Path, alpha: CGFloat) {
        func knot(_ from: CGPoint, _ to: CGPoint) -> CGFloat { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
        /// The control point beside `point`, which lies between `before` and `after`.
        func control(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> CGPoint {
            let (near, far) = (knot(before, point), knot(point, after))
            guard before != point, near > 0 else { return point }
            let (near2, far2) = (near * near, far * far)
            let weight = 2 * near2 + 3 * near * far + far2
            let whole = 3 * near * (near + far)
            return CGPoint(
                x: (near2 * after.x - far2 * before.x + weight * point.x) / whole,
                y: (near2 * after.y - far2 * before.y + weight * point.y) / whole)
        }
        for index in points.indices.dropLast() {
            let (from, to) = (points[index], points[index + 1])
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(to: to, control1: control(before, from, to), control2: control(after, to, from))
        }
    }

    /// Fritsch and Carlson's: the curve never rises or falls where the data does not.
    private var monotoneTangents: [CGPoint] {
        guard points.count > 1 else { return [.zero] }
        let slopes = zip(points, points.dropFirst()).map { last, next in
            next.x == last.x ? 0 : (next.y - last.y) / (next.x - last.x)
        }
        return points.indices.map { index in
            let before = index > 0 ? slopes[index - 1] : slopes[0]
            let after = index < slopes.count ? slopes[index] : slopes[slopes.count - 1]
            let slope: CGFloat =
                before * after <= 0 ? 0 : 2 * before * after / (before + after)
            let left = points[max(index - 1, 0)].x
            let right = points[min(index + 1, points.count - 1)].x
            let width = index == 0 || index == points.count - 1 ? right - left : (right - left) / 2
            return CGPoint(x: width, y: slope * width)
        }
    }
}
