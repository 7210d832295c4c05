import Foundation

/// A bar that fills from its leading end.
struct LinearBar: View {
    let fraction: Double
    let height: CGFloat
    var tint: AnyShapeStyle?

    var body: some View {
        Capsule()
            .fill(.fill)
            .overlay {
                GeometryReader { geometry in
                    Capsule()
                        .fill(tint ?? AnyShapeStyle(.tint))
                        .frame(width: max(geometry.size.width * CGFloat(fraction), fraction > 0 ? height : 0))
                }
            }
            .frame(height: height)
    }
}

/// A ring that fills clockwise from its top.
struct CapacityRing: View {
    let fraction: Double
    var tint: AnyShapeStyle?
    var track = AnyShapeStyle(.fill)
    let lineWidth: CGFloat

    var body: some View {
        Circle()
            .inset(by: lineWidth / 2)
            .stroke(track, lineWidth: lineWidth)
            .overlay {
                Circle()
                    .inset(by: lineWidth / 2)
                    .trim(from: 0, to: CGFloat(fraction))
                    .rotation(.degrees(-90))
                    .stroke(
                        tint ?? AnyShapeStyle(.tint),
                        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            }
    }
}

/// UIKit's eight-spoked activity indicator, standing still.
struct Spinner: View {
    var body: some View {
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                Capsule()
                    .fill(.secondary.opacity(1 - Double(index) * 0.09))
                    .frame(width: 2.5, height: 6)
                    .offset(y: -6.75)
                    .rotationEffect(.degrees(-45 * Double(index)))
            }
        }
        .frame(width: 20, height: 20)
    }
}

/// A ring open at the bottom.
struct OpenRing: Shape {
    /// In degrees, from the lower left to the lower right.
    let sweep: Double
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius(in: rect), startAngle: angle(0),
            endAngle: angle(1), clockwise: false)
        return path
    }

    /// The middle of the line at a share of the way.
    nonisolated func point(at share: CGFloat, in rect: CGRect) -> CGPoint {
        let (radius, angle) = (radius(in: rect), CGFloat(angle(share).radians))
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }

    private nonisolated func radius(in rect: CGRect) -> CGFloat { (min(rect.width, rect.height) - lineWidth) / 2 }

    private nonisolated func angle(_ share: CGFloat) -> Angle {
        .degrees(90 + (360 - sweep) / 2 + sweep * Double(share))
    }
}

/// A dot on a ring; or all but the dot, by the even-odd rule.
struct RingDot: Shape {
    let ring: OpenRing
    let share: CGFloat
    let diameter: CGFloat
    var isHole = false

    nonisolated func path(in rect: CGRect) -> Path {
        let middle = ring.point(at: share, in: rect)
        var path = isHole ? Path(rect) : Path()
        path.addEllipse(
            in: CGRect(x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter))
        return path
    }
}
