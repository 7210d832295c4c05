import Foundation
import SwiftUICompat
import Testing

@Suite("Core Graphics' paths")
struct CGPathTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))

    @Test("are copied moved, stroked and in dashes")
    func copies() throws {
        var shift = CGAffineTransform(translationX: 1, y: 2)
        #expect(square.copy(using: &shift)?.boundingBox == CGRect(x: 1, y: 2, width: 4, height: 4))
        let stroked = square.copy(strokingWidth: 2)
        #expect(stroked.boundingBox == CGRect(x: -1, y: -1, width: 6, height: 6))
        #expect(!stroked.contains(CGPoint(x: 2, y: 2)))
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        var starts: [CGFloat] = []
        line.copy(dashingWithPhase: 1, lengths: [2, 3]).applyWithBlock { element in
            if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0].x) }
        }
        #expect(starts == [0, 4, 9])
    }

    @Test("are combined with others")
    func combinations() {
        let other = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4))
        let (left, middle) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2))
        #expect(square.intersection(other).contains(middle) && !square.intersection(other).contains(left))
        #expect(square.subtracting(other).contains(left) && !square.subtracting(other).contains(middle))
        #expect(square.union(other).contains(CGPoint(x: 5, y: 2)))
        #expect(square.intersects(other))
        #expect(!square.intersects(CGPath(rect: CGRect(x: 8, y: 0, width: 1, height: 1))))
        let apart = CGMutablePath()
        apart.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 0, width: 1, height: 1)])
        #expect(apart.componentsSeparated().count == 2)
    }

    @Test("know rectangles, whichever way they turn")
    func rectangles() {
        var rect = CGRect.zero
        #expect(square.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(!CGPath(ellipseIn: rect).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 1)
        #expect(square.copy(using: &turn)?.isRect(nil) == false)
    }
}

extension CGPath {
    fileprivate func copy(strokingWidth width: CGFloat) -> CGPath {
        copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    }
}
