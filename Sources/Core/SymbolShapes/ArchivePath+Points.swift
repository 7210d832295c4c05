import WidgetArchive

extension ArchivePath.Element {
    /// The points that the element leads to from another, along a curve in steps; none of one that closes a path.
    func points(from start: ArchivePoint, curveSteps: Int) -> [ArchivePoint] {
        switch self {
        case .move(let end), .line(let end): return [end]
        case .quad(let end, let control):
            return (1...8).map { step in
                let t = Double(step) / 8
                let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                return ArchivePoint(
                    x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
            }
        case .curve(let end, let control1, let control2):
            return (1...curveSteps).map { step in
                let t = Double(step) / Double(curveSteps)
                let u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                return ArchivePoint(
                    x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * end.y)
            }
        case .close: return []
        }
    }
}
