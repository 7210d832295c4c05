import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite struct CombinedShapeTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    private let right = Path(CGRect(x: 2, y: 0, width: 4, height: 2))

    @Test("two outlines become one by which parts lie in them")
    func operations() throws {
        let pictures: [(Path, String)] = [
            (left.union(right), "RRRRRR "), (left.intersection(right), "  RR   "), (left.subtracting(right), "RR     "),
            (left.symmetricDifference(right), "RR  RR "), (left.union(left), "RRRR   "),
            (left.intersection(Path(CGRect(x: 5, y: 0, width: 1, height: 2))), "       "),
        ]
        for (path, row) in pictures {
            #expect(try picture(of: path.fill(Color.red), 7, 2) == [row, row])
        }
    }

    @Test("a shape in another is a hole when it is taken away")
    func holes() throws {
        let ring = Rectangle().subtracting(Rectangle().inset(by: 1))
        #expect(try picture(of: ring.fill(Color.red), 4, 3) == ["RRRR", "R  R", "RRRR"])
        let refilled = ring.union(Rectangle().inset(by: 1))
        #expect(try picture(of: refilled.fill(Color.red), 4, 3) == ["RRRR", "RRRR", "RRRR"])
    }

    @Test("curves are cut where they cross")
    func curves() {
        let lens = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            .intersection(Circle().path(in: CGRect(x: 6, y: 0, width: 10, height: 10)))
        #expect(lens.contains(CGPoint(x: 8, y: 5)))
        #expect(!lens.contains(CGPoint(x: 5, y: 5)))
        #expect(abs(lens.boundingRect.minX - 6) < 0.1)
        #expect(abs(lens.boundingRect.maxX - 10) < 0.1)
    }

    @Test("an outline is cut by an area")
    func lines() {
        var line = Path()
        line.move(to: CGPoint(x: 1, y: 1))
        line.addLine(to: CGPoint(x: 10, y: 1))
        #expect(abs(line.lineIntersection(left).boundingRect.maxX - 4) < 0.01)
        #expect(abs(line.lineSubtraction(left).boundingRect.minX - 4) < 0.01)
    }

    @Test("corners follow the container's, from further in")
    func concentric() throws {
        let card = ConcentricRectangle().padding(4).containerShape(.rect(cornerRadius: 12))
        let plain = RoundedRectangle(cornerRadius: 8).padding(4)
        #expect(try archive(card).items == archive(plain).items)
        let least = ConcentricRectangle(corners: .concentric(minimum: 10)).padding(4)
            .containerShape(.rect(cornerRadius: 12))
        #expect(try archive(least).items == archive(RoundedRectangle(cornerRadius: 10).padding(4)).items)
    }

    private func archive(_ view: some View) throws -> WidgetArchive {
        try SwiftUICompatTests.archive(view, size: CGSize(width: 50, height: 50), environment: .onePixel)
    }
}
