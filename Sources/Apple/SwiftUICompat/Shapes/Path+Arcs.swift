public import Foundation

extension Path {
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        // Each piece turns at most a quarter, within which a cubic is an arc to 0.03 %.
        let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(count)
        let handle = CGFloat(4 / 3 * tan(step / 4)) * radius
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let start = point(startAngle.radians).applying(transform)
        if currentPoint == nil {
            move(to: start)
        } else if currentPoint != start {
            addLine(to: start)
        }
        for index in 0..<count where delta.radians != 0 {
            let from = startAngle.radians + Double(index) * step
            let to = from + step
            let (p0, p3) = (point(from), point(to))
            let p1 = CGPoint(x: p0.x - handle * CGFloat(sin(from)), y: p0.y + handle * CGFloat(cos(from)))
            let p2 = CGPoint(x: p3.x + handle * CGFloat(sin(to)), y: p3.y - handle * CGFloat(cos(to)))
            addCurve(
                to: p3.applying(transform), control1: p1.applying(transform), control2: p2.applying(transform))
        }
    }

    /// Adds an arc; `clockwise` as Core Graphics means it, with y growing upwards, so that it looks anticlockwise here.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let sweep = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        let forward: Double
        if sweep >= turn {
            forward = turn
        } else if sweep >= 0 {
            forward = sweep
        } else {
            let rest = sweep.truncatingRemainder(dividingBy: turn) + turn
            forward = rest >= turn ? rest - turn : rest
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -forward : forward),
            transform: transform)
    }

    /// Adds an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = current.applying(transform.inverted())
        let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
        let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
            return addLine(to: tangent1End.applying(transform))
        }
        let angle = acos(min(max((ax * bx + ay * by) / (lengthA * lengthB), -1), 1))
        let reach = radius / tan(angle / 2)
        let touch1 = CGPoint(x: tangent1End.x + ax / lengthA * reach, y: tangent1End.y + ay / lengthA * reach)
        let touch2 = CGPoint(x: tangent1End.x + bx / lengthB * reach, y: tangent1End.y + by / lengthB * reach)
        let (mx, my) = (ax / lengthA + bx / lengthB, ay / lengthA + by / lengthB)
        let toCenter = radius / sin(angle / 2) / hypot(mx, my)
        let center = CGPoint(x: tangent1End.x + mx * toCenter, y: tangent1End.y + my * toCenter)
        addLine(to: touch1.applying(transform))
        addArc(
            center: center, radius: radius,
            startAngle: .radians(Double(atan2(touch1.y - center.y, touch1.x - center.x))),
            endAngle: .radians(Double(atan2(touch2.y - center.y, touch2.x - center.x))),
            clockwise: cross > 0, transform: transform)
    }
}
