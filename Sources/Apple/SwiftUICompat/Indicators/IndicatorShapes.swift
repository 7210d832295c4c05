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
    let lineWidth: CGFloat

    var body: some View {
        Circle()
            .inset(by: lineWidth / 2)
            .stroke(.fill, lineWidth: lineWidth)
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

/// Three quarters of a ring, open at the bottom.
struct OpenRing: Shape {
    var from: CGFloat = 0
    var to: CGFloat = 1
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - lineWidth) / 2,
            startAngle: .degrees(135 + 270 * Double(from)), endAngle: .degrees(135 + 270 * Double(to)),
            clockwise: false)
        return path
    }
}
