import Foundation

/// A curve from (0, 0) to (1, 1) that says how far an animation has come.
public struct UnitCurve: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
        case bezier(UnitPoint, UnitPoint)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }

    private var kind: Kind
    private var isInverse = false

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
    }

    // The control points of CSS's and Core Animation's curves of these names.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    /// How far the curve has come at `progress`, both 0...1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverse ? solve(for: progress) : forward(progress)
    }

    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private func forward(_ x: Double) -> Double {
        switch kind {
        case .bezier(let p1, let p2):
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if Self.cubic(middle, Double(p1.x), Double(p2.x)) < x { low = middle } else { high = middle }
            }
            return Self.cubic((low + high) / 2, Double(p1.y), Double(p2.y))
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : ((1 - (2 * x - 2) * (2 * x - 2)).squareRoot() + 1) / 2
        }
    }

    private func solve(for y: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if forward(middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func cubic(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
