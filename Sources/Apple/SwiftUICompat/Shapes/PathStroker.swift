import Foundation

/// Turns a stroke into an outline to be filled by the non-zero rule.
struct PathStroker {
    private let style: StrokeStyle
    private let half: CGFloat
    private var outline = Path()

    static func stroked(_ path: Path, style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var stroker = PathStroker(style: style)
        for subpath in FlatPath(path).subpaths {
            for line in stroker.dashed(subpath) { stroker.add(line) }
        }
        return stroker.outline
    }

    static func dashed(_ path: Path, phase: CGFloat, lengths: [CGFloat]) -> Path {
        let stroker = PathStroker(style: StrokeStyle(dash: lengths, dashPhase: phase))
        var dashes = Path()
        for dash in FlatPath(path).subpaths.flatMap(stroker.dashed) {
            dashes.addLines(dash.points)
            if dash.isClosed { dashes.closeSubpath() }
        }
        return dashes
    }

    private init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    private mutating func add(_ line: FlatPath.Subpath) {
        var points: [CGPoint] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first, style.lineCap != .butt { addDot(at: point) }
            return
        }
        let count = points.count
        for index in 0..<(line.isClosed ? count : count - 1) {
            let (a, b) = (points[index], points[(index + 1) % count])
            let n = normal(a, b)
            add([offset(a, n, half), offset(b, n, half), offset(b, n, -half), offset(a, n, -half)])
        }
        for index in line.isClosed ? 0..<count : 1..<max(count - 1, 1) {
            addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        if !line.isClosed {
            addCap(from: points[1], at: points[0])
            addCap(from: points[count - 2], at: points[count - 1])
        }
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (n1, n2) = (normal(a, b), normal(b, c))
        let cross = n1.dx * n2.dy - n1.dy * n2.dx
        guard abs(cross) > 1e-9 || n1.dx * n2.dx + n1.dy * n2.dy < 0 else { return }
        if style.lineJoin == .round { return addDot(at: b) }
        let side: CGFloat = cross > 0 ? -half : half
        let (p, q) = (offset(b, n1, side), offset(b, n2, side))
        let cosine = (1 + n1.dx * n2.dx + n1.dy * n2.dy) / 2
        // A miter's length in line widths is 1 / cos of half the turn.
        if style.lineJoin == .miter, cosine > 0, 1 / cosine.squareRoot() <= style.miterLimit {
            let tip = CGPoint(
                x: b.x + (n1.dx + n2.dx) * side / (2 * cosine), y: b.y + (n1.dy + n2.dy) * side / (2 * cosine))
            add([b, p, tip, q])
        } else {
            add([b, p, q])
        }
    }

    private mutating func addCap(from inner: CGPoint, at end: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDot(at: end)
        case .square:
            let n = normal(inner, end)
            let tip = CGPoint(x: end.x + n.dy * half, y: end.y - n.dx * half)
            add([offset(end, n, half), offset(tip, n, half), offset(tip, n, -half), offset(end, n, -half)])
        }
    }

    private mutating func addDot(at point: CGPoint) {
        let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        if style.lineCap == .square, style.lineJoin != .round {
            outline.addRect(square)
        } else {
            outline.addEllipse(in: square)
        }
    }

    /// Adds a polygon, always turning the way ellipses and rectangles do, so that overlaps add up.
    private mutating func add(_ polygon: [CGPoint]) {
        var area: CGFloat = 0
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            area += a.x * b.y - b.x * a.y
        }
        outline.addLines(area >= 0 ? polygon : polygon.reversed())
        outline.closeSubpath()
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = a.distance(to: b)
        return CGVector(dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length)
    }

    private func offset(_ point: CGPoint, _ n: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + n.dx * distance, y: point.y + n.dy * distance)
    }

    /// The line cut into its dashes.
    private func dashed(_ line: FlatPath.Subpath) -> [FlatPath.Subpath] {
        // An odd pattern is repeated once, as Core Graphics does.
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return [line] }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var rest = pattern[index] - phase
        var dashes: [FlatPath.Subpath] = []
        let points = line.isClosed ? line.points + [line.points[0]] : line.points
        var current = [points[0]]
        for (a, b) in zip(points, points.dropFirst()) {
            let length = a.distance(to: b)
            var travelled: CGFloat = 0
            while length - travelled > rest {
                travelled += rest
                let point = a.between(b, travelled / length)
                current.append(point)
                if index % 2 == 0 { dashes.append(.init(points: current, isClosed: false)) }
                current = [point]
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - travelled
            current.append(b)
        }
        if index % 2 == 0, current.count > 1 { dashes.append(.init(points: current, isClosed: false)) }
        return dashes
    }
}

extension Path {
    /// The outline that a stroke of this path covers.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        PathStroker.stroked(self, style: style)
    }
}
