import Foundation
import SwiftUICompat
import Testing
import UIKitCompat

@Suite("UIKit's paths")
struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("only the stated corners are rounded, an infinite radius by half of the shorter side")
    func corners() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 95, y: 95)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test("an arc runs clockwise as one sees it")
    func arcs() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.bounds.maxY - 10) < 1e-6 && abs(path.bounds.minY) < 1e-6)
    }

    @Test("run backwards, and are copied with their dashes")
    func reversed() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        path.addCurve(
            to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 3, y: 0), controlPoint2: CGPoint(x: 8, y: 0))
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = path.reversing()
        #expect(copy.currentPoint == CGPoint(x: 1, y: 1) && copy.bounds == path.bounds)
        #expect(copy.reversing().cgPath == path.cgPath)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
    }
}
