import Foundation

/// Two outlines made into one by the parts of the plane that lie in them; curves become lines.
///
/// Each outline is cut where the other crosses it, the pieces are kept by whether they lie in the other, and what is kept
/// is joined to loops again.
struct PathCombination {
    private let first: Area
    private let second: Area

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        self.first = Area(first, eoFill: eoFill)
        // Moved by far less than can be seen, so that edges which lie on each other become edges beside each other; not
        // always by as much, since what comes of it may be combined with the same outline again.
        let shift = 0.000_1 + 0.000_01 * CGFloat(first.elements.count % 16)
        self.second = Area(second.offsetBy(dx: shift, dy: shift * 1.3), eoFill: eoFill)
    }

    var union: Path {
        Self.closed(first.edges(cutBy: second, inside: false) + second.edges(cutBy: first, inside: false))
    }

    var intersection: Path {
        Self.closed(first.edges(cutBy: second, inside: true) + second.edges(cutBy: first, inside: true))
    }

    /// The first without the second.
    var difference: Path {
        Self.closed(first.edges(cutBy: second, inside: false) + second.edges(cutBy: first, inside: true))
    }

    var symmetricDifference: Path {
        var path = difference
        path.addPath(
            Self.closed(second.edges(cutBy: first, inside: false) + first.edges(cutBy: second, inside: true)))
        return path
    }

    /// The first's outline where it lies in the second, or outside of it, open where it was cut.
    func lines(inside: Bool) -> Path {
        var path = Path()
        for edge in first.edges(cutBy: second, inside: inside, isOpen: true) {
            if path.currentPoint != edge.from { path.move(to: edge.from) }
            path.addLine(to: edge.to)
        }
        return path
    }

    fileprivate struct Edge {
        var from: CGPoint
        var to: CGPoint
    }

    /// An outline's lines and the rule by which points lie in it.
    private struct Area {
        private let lines: FlatPath
        private let eoFill: Bool

        init(_ path: Path, eoFill: Bool) {
            lines = FlatPath(path)
            self.eoFill = eoFill
        }

        private func edges(isOpen: Bool) -> [Edge] {
            lines.subpaths.flatMap { subpath in
                let points = subpath.points
                return points.indices.compactMap { index -> Edge? in
                    let isLast = index == points.count - 1
                    if isLast, isOpen, !subpath.isClosed { return nil }
                    let edge = Edge(from: points[index], to: points[isLast ? 0 : index + 1])
                    return edge.from == edge.to ? nil : edge
                }
            }
        }

        func edges(cutBy other: Area, inside: Bool, isOpen: Bool = false) -> [Edge] {
            let knives = other.edges(isOpen: false)
            return edges(isOpen: isOpen).flatMap { edge -> [Edge] in
                let places = knives.compactMap { edge.crossing($0) }.sorted { $0.place < $1.place }
                var pieces: [Edge] = []
                var from = edge.from
                for end in places.map(\.point) + [edge.to] where end != from {
                    pieces.append(Edge(from: from, to: end))
                    from = end
                }
                return pieces.filter { other.contains($0.middle) == inside }
            }
        }

        private func contains(_ point: CGPoint) -> Bool {
            var winding = 0
            for edge in edges(isOpen: false) { winding += edge.winding(around: point) }
            return eoFill ? winding % 2 != 0 : winding != 0
        }
    }

    /// Joins edges to loops, those in an odd number of others running the other way round.
    private static func closed(_ edges: [Edge]) -> Path {
        var loops = joined(edges)
        for index in loops.indices {
            let middle = Edge(from: loops[index][0], to: loops[index][1]).middle
            let depth = loops.indices.count { other in other != index && contains(loops[other], middle) }
            if (area(loops[index]) > 0) != (depth % 2 == 0) { loops[index].reverse() }
        }
        var path = Path()
        for loop in loops {
            path.addLines(loop)
            path.closeSubpath()
        }
        return path
    }

    private static func joined(_ edges: [Edge]) -> [[CGPoint]] {
        var ends: [CGPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() {
            ends[edge.from, default: []].append(index)
            ends[edge.to, default: []].append(index)
        }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var loops: [[CGPoint]] = []
        for start in edges.indices where !isUsed[start] {
            var loop = [edges[start].from]
            var next: Int? = start
            var point = edges[start].from
            while let index = next {
                isUsed[index] = true
                point = edges[index].from == point ? edges[index].to : edges[index].from
                if point == loop[0] { break }
                loop.append(point)
                next = ends[point]?.first { !isUsed[$0] }
            }
            if loop.count > 2 { loops.append(loop) }
        }
        return loops
    }

    private static func contains(_ loop: [CGPoint], _ point: CGPoint) -> Bool {
        var winding = 0
        for index in loop.indices {
            winding += Edge(from: loop[index], to: loop[(index + 1) % loop.count]).winding(around: point)
        }
        return winding != 0
    }

    /// Twice the area, below zero for a loop that runs the other way round.
    private static func area(_ loop: [CGPoint]) -> CGFloat {
        loop.indices.reduce(0) { sum, index in
            let (a, b) = (loop[index], loop[(index + 1) % loop.count])
            return sum + a.x * b.y - b.x * a.y
        }
    }
}

extension PathCombination.Edge {
    fileprivate var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

    /// Where another edge crosses this one, as a part of its length and as a point.
    fileprivate func crossing(_ other: Self) -> (place: CGFloat, point: CGPoint)? {
        // The point is the same to the last bit from either edge, by which the pieces are joined again.
        let isFirst = (from.x, from.y) < (other.from.x, other.from.y)
        let (a, b) = isFirst ? (self, other) : (other, self)
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let cross = ax * by - ay * bx
        guard cross != 0 else { return nil }
        let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let s = (dx * by - dy * bx) / cross
        let t = (dx * ay - dy * ax) / cross
        guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
        return (isFirst ? s : t, CGPoint(x: a.from.x + s * ax, y: a.from.y + s * ay))
    }

    /// What the edge adds to how often its outline goes around a point.
    fileprivate func winding(around point: CGPoint) -> Int {
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y, to.y > point.y, side > 0 { return 1 }
        if from.y > point.y, to.y <= point.y, side < 0 { return -1 }
        return 0
    }
}
