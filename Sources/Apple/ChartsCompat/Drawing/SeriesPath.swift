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
        case .stepStart, .stepCenter, .stepEnd: addSteps(to: &path)
        case .monotone: addCurve(to: &path, tangents: monotoneTangents)
        case .catmullRom, .cardinal: addCurve(to: &path, tangents: cardinalTangents)
        }
        return path
    }

    private func addSteps(to path: inout Path) {
        for (last, next) in zip(points, points.dropFirst()) {
            let turn: CGFloat =
                switch method.kind {
                case .stepStart: last.x
                case .stepEnd: next.x
                default: (last.x + next.x) / 2
                }
            path.addLine(to: CGPoint(x: turn, y: last.y))
            path.addLine(to: CGPoint(x: turn, y: next.y))
            path.addLine(to: next)
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

    /// Half of the way from the point before to the point after.
    private var cardinalTangents: [CGPoint] {
        points.indices.map { index in
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            return CGPoint(x: (after.x - before.x) / 2, y: (after.y - before.y) / 2)
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
