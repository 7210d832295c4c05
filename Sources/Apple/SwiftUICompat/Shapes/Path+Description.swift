import Foundation

extension Path: LosslessStringConvertible {
    /// The path as SwiftUI writes it: numbers followed by `m`, `l`, `q`, `c` or `h`.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .quadCurve(let point, let control): "\(text(control)) \(text(point)) q"
            case .curve(let point, let c1, let c2): "\(text(c1)) \(text(c2)) \(text(point)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(Double(value))"
    }

    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        func points(_ count: Int) -> [CGPoint]? {
            guard numbers.count == 2 * count else { return nil }
            return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        for token in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(token) {
                numbers.append(CGFloat(number))
                continue
            }
            switch token {
            case "m":
                guard let p = points(1) else { return nil }
                path.move(to: p[0])
            case "l":
                guard let p = points(1) else { return nil }
                path.addLine(to: p[0])
            case "q":
                guard let p = points(2) else { return nil }
                path.addQuadCurve(to: p[1], control: p[0])
            case "c":
                guard let p = points(3) else { return nil }
                path.addCurve(to: p[2], control1: p[0], control2: p[1])
            case "re":
                guard let p = points(2) else { return nil }
                path.addRect(CGRect(origin: p[0], size: CGSize(width: p[1].x, height: p[1].y)))
            case "h":
                guard numbers.isEmpty else { return nil }
                path.closeSubpath()
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}
