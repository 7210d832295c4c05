import Foundation
import SwiftUICompat
import Testing

@Suite("Paths and shapes")
struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
            && abs(a.maxY - b.maxY) < tolerance
    }

    @Test("the bounding rectangle is the curve's, not its handles'")
    func boundingRect() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
        #expect(isClose(Path(ellipseIn: square).boundingRect, square))
        #expect(Path().boundingRect.isNull)
    }

    @Test("an arc runs the way that its flag says in a space whose y grows upwards")
    func arcs() {
        func end(_ clockwise: Bool) -> CGRect {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            return path.boundingRect
        }
        #expect(isClose(end(false), CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(isClose(end(true), CGRect(x: -10, y: -10, width: 20, height: 20)))
        var full = Path()
        full.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        #expect(isClose(full.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test("an arc between tangents touches both")
    func tangentArc() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20)))
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 20) < 1e-6)
    }

    @Test("trimming keeps the stated part of the length")
    func trimming() {
        let half = Path(square).trimmedPath(from: 0, to: 0.5)
        #expect(half.description == "0 0 m 100 0 l 100 100 l")
        let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
        #expect(isClose(quarter.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50), 0.1))
        #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path(square).trimmedPath(from: 0, to: 1) == Path(square))
    }

    @Test("containing follows the fill rule")
    func containing() {
        var ring = Path(square)
        ring.addRect(square.insetBy(dx: 25, dy: 25))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 110, y: 50)))
        #expect(!Path(ellipseIn: square).contains(CGPoint(x: 5, y: 5)))
    }

    @Test("a path's description makes the same path")
    func description() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1.5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: -1, y: 0.25))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        #expect(path.description == "1.5 2 m -1 0.25 3 4 q 5 6 7 8 9 9 c h")
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 2 l 3") == nil)
        #expect(Path("nonsense") == nil)
    }

    @Test("a stroke covers half of its width on either side, and its caps and joins beyond")
    func stroking() {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 100, y: 0))
        func bounds(_ style: StrokeStyle) -> CGRect { line.strokedPath(style).boundingRect }
        #expect(isClose(bounds(StrokeStyle(lineWidth: 10)), CGRect(x: 0, y: -5, width: 100, height: 10)))
        #expect(
            isClose(
                bounds(StrokeStyle(lineWidth: 10, lineCap: .round)), CGRect(x: -5, y: -5, width: 110, height: 10)))
        #expect(
            isClose(
                bounds(StrokeStyle(lineWidth: 10, lineCap: .square)), CGRect(x: -5, y: -5, width: 110, height: 10)))
        #expect(
            isClose(Path(square).strokedPath(StrokeStyle(lineWidth: 10)).boundingRect, square.insetBy(dx: -5, dy: -5)))
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [10, 20]))
        #expect(dashes.contains(CGPoint(x: 5, y: 0)))
        #expect(!dashes.contains(CGPoint(x: 15, y: 0)))
        #expect(dashes.contains(CGPoint(x: 35, y: 0)))
        let ring = Path(ellipseIn: square).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(ring.contains(CGPoint(x: 50, y: 2)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    }

    @Test("rounded corners leave out what is beyond them, and are circles when nothing is left of the sides")
    func roundedCorners() {
        for style in [RoundedCornerStyle.circular, .continuous] {
            let path = Path(roundedRect: square, cornerRadius: 20, style: style)
            #expect(isClose(path.boundingRect, square))
            #expect(!path.contains(CGPoint(x: 3, y: 3)))
            #expect(path.contains(CGPoint(x: 8, y: 8)))
        }
        let capsule = Capsule().path(in: square)
        for degrees in stride(from: 0.0, to: 360, by: 7) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            #expect(capsule.contains(CGPoint(x: 50 + 49.9 * x, y: 50 + 49.9 * y)))
            #expect(!capsule.contains(CGPoint(x: 50 + 50.1 * x, y: 50 + 50.1 * y)))
        }
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 40).path(in: square)
        #expect(!uneven.contains(CGPoint(x: 5, y: 5)))
        #expect(uneven.contains(CGPoint(x: 99, y: 1)))
    }

    @Test("corners too large for the rectangle shrink to fit")
    func largeCorners() {
        let path = RoundedRectangle(cornerRadius: 1000).path(in: square)
        #expect(isClose(path.boundingRect, square))
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
        #expect(path.contains(CGPoint(x: 50, y: 1)))
    }

    @Test("a circle is as wide as the shorter side, an inset shape is smaller on every side")
    func circleAndInset() {
        let wide = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(isClose(Circle().path(in: wide).boundingRect, CGRect(x: 50, y: 0, width: 100, height: 100)))
        #expect(
            isClose(Circle().inset(by: 10).path(in: wide).boundingRect, CGRect(x: 60, y: 10, width: 80, height: 80)))
        #expect(
            isClose(
                RoundedRectangle(cornerRadius: 20).inset(by: 5).inset(by: 5).path(in: wide).boundingRect,
                wide.insetBy(dx: 10, dy: 10)))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 30))
    }

    @Test("shapes are turned, scaled and moved about their anchors")
    func transforms() {
        let bar = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(
            isClose(
                Rectangle().rotation(.degrees(90)).path(in: bar).boundingRect,
                CGRect(x: 40, y: -40, width: 20, height: 100)))
        #expect(
            isClose(
                Rectangle().scale(0.5).path(in: bar).boundingRect, CGRect(x: 25, y: 5, width: 50, height: 10)))
        #expect(
            isClose(
                Rectangle().scale(0.5, anchor: .topLeading).path(in: bar).boundingRect,
                CGRect(x: 0, y: 0, width: 50, height: 10)))
        #expect(
            isClose(Rectangle().offset(x: 5, y: 6).path(in: bar).boundingRect, bar.offsetBy(dx: 5, dy: 6)))
    }

    @Test("a transform and its inverse undo each other, and concatenation is Core Graphics'")
    func affineTransforms() {
        let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: 1).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 3, y: 4)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)).x == 12)
    }
}
