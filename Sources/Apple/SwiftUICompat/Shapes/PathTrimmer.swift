import Foundation

/// Cuts paths at fractions of their length.
struct PathTrimmer {
    private struct Segment {
        var curve: CubicCurve
        var isLine: Bool
        /// The lengths from the segment's start to equally spaced parameters.
        var distances: [CGFloat]

        var length: CGFloat { distances.last ?? 0 }
    }

    private var segments: [Segment] = []
    private let path: Path

    init(_ path: Path) {
        self.path = path
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point): start = point
            case .line(let end): add(CubicCurve(current, current, end, end), isLine: true)
            case .quadCurve(let end, let control):
                add(CubicCurve(quadraticFrom: current, control: control, to: end), isLine: false)
            case .curve(let end, let c1, let c2): add(CubicCurve(current, c1, c2, end), isLine: false)
            case .closeSubpath:
                if current != start { add(CubicCurve(current, current, start, start), isLine: true) }
                current = start
            }
            if let end = element.end { current = end }
        }
    }

    private mutating func add(_ curve: CubicCurve, isLine: Bool) {
        var distances: [CGFloat] = [0]
        var last = curve.p0
        for point in isLine ? [curve.p3] : curve.flattened {
            distances.append((distances.last ?? 0) + last.distance(to: point))
            last = point
        }
        segments.append(Segment(curve: curve, isLine: isLine, distances: distances))
    }

    func trimmed(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return path }
        guard from < to else { return Path() }
        let total = segments.reduce(0) { $0 + $1.length }
        let (first, last) = (from * total, to * total)
        var result = Path()
        var travelled: CGFloat = 0
        for segment in segments {
            let start = travelled
            travelled += segment.length
            guard travelled > first, start < last, segment.length > 0 else { continue }
            let from = parameter(in: segment, at: max(first - start, 0))
            let to = parameter(in: segment, at: min(last - start, segment.length))
            if segment.isLine {
                let (p0, p3) = (segment.curve.p0, segment.curve.p3)
                if result.currentPoint != p0.between(p3, from) { result.move(to: p0.between(p3, from)) }
                result.addLine(to: p0.between(p3, to))
            } else {
                let piece = segment.curve.part(from: from, to: to)
                if result.currentPoint != piece.p0 { result.move(to: piece.p0) }
                result.addCurve(to: piece.p3, control1: piece.p1, control2: piece.p2)
            }
        }
        return result
    }

    private func parameter(in segment: Segment, at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= segment.length { return 1 }
        let index = (segment.distances.firstIndex { $0 >= distance } ?? 1) - 1
        let (low, high) = (segment.distances[index], segment.distances[index + 1])
        let part = high > low ? (distance - low) / (high - low) : 0
        return (CGFloat(index) + part) / CGFloat(segment.distances.count - 1)
    }
}
