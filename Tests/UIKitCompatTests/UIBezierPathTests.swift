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
}
