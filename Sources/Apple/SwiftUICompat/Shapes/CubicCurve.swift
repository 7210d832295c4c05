import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// A quadratic curve with its degree raised.
    init(quadraticFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(start, start.between(control, 2 / 3), end.between(control, 2 / 3), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The curve's two parts at `t`, by de Casteljau.
    func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let (a, b, c) = (p0.between(p1, t), p1.between(p2, t), p2.between(p3, t))
        let (d, e) = (a.between(b, t), b.between(c, t))
        let middle = d.between(e, t)
        return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
    }

    func part(from: CGFloat, to: CGFloat) -> CubicCurve {
        let end = to < 1 ? split(at: to).0 : self
        return from > 0 && to > 0 ? end.split(at: from / to).1 : end
    }

    /// The points where the curve turns along x or y.
    var extremes: [CGPoint] {
        (turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)).map { point(at: $0) }
    }

    /// Zeros of the derivative within 0...1.
    private func turns(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        let a = -v0 + 3 * v1 - 3 * v2 + v3
        let b = 2 * (v0 - 2 * v1 + v2)
        let c = v1 - v0
        var found: [CGFloat] = []
        if abs(a) < 1e-9 {
            if abs(b) > 1e-9 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }

    /// The curve as points at equal parameters, without the first; their number follows from its length.
    var flattened: [CGPoint] {
        let length = p0.distance(to: p1) + p1.distance(to: p2) + p2.distance(to: p3)
        guard length.isFinite else { return [p3] }
        let count = min(max(Int(length / 2), 8), 200)
        return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }
}

extension CGPoint {
    /// The point a part `t` of the way to `other`.
    func between(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
