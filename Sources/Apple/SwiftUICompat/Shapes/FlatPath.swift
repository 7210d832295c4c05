import Foundation

/// A path as straight lines.
struct FlatPath {
    struct Subpath {
        var points: [CGPoint]
        var isClosed: Bool
    }

    private(set) var subpaths: [Subpath] = []

    init(_ path: Path) {
        var points: [CGPoint] = []
        for element in path.elements {
            switch element {
            case .move(let point):
                finish(points, isClosed: false)
                points = [point]
            case .line(let point): points.append(point)
            case .quadCurve(let end, let control):
                points += CubicCurve(quadraticFrom: points.last ?? end, control: control, to: end).flattened
            case .curve(let end, let c1, let c2):
                points += CubicCurve(points.last ?? end, c1, c2, end).flattened
            case .closeSubpath:
                finish(points, isClosed: true)
                points = points.first.map { [$0] } ?? []
            }
        }
        finish(points, isClosed: false)
    }

    private mutating func finish(_ points: [CGPoint], isClosed: Bool) {
        if points.count > 1 { subpaths.append(Subpath(points: points, isClosed: isClosed)) }
    }
}
