import Foundation
import SwiftUICompat
import Testing

@testable import ChartsCompat

@Suite("Lines through points")
struct SeriesPathTests {
    private static let points = [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 0)]

    private func elements(_ method: InterpolationMethod, _ points: [CGPoint] = points) -> [Path.Element] {
        SeriesPath(points: points, method: method).path.elements
    }

    private func ends(_ elements: [Path.Element]) -> [String] {
        elements.map { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
                "\(Double(point.x)) \(Double(point.y))"
            case .closeSubpath: "close"
            }
        }
    }

    @Test(
        "steps turn where the documentation has the data point: at the start, the center or the end of its step",
        arguments: [
            (InterpolationMethod.linear, ["0.0 10.0", "10.0 20.0", "30.0 0.0"]),
            (.stepStart, ["0.0 10.0", "10.0 10.0", "10.0 20.0", "30.0 20.0", "30.0 0.0"]),
            (
                .stepCenter,
                ["0.0 10.0", "5.0 10.0", "5.0 20.0", "10.0 20.0", "20.0 20.0", "20.0 0.0", "30.0 0.0"]
            ),
            (.stepEnd, ["0.0 10.0", "0.0 20.0", "10.0 20.0", "10.0 0.0", "30.0 0.0"]),
        ])
    func steps(method: InterpolationMethod, expected: [String]) {
        #expect(ends(elements(method)) == expected)
    }

    @Test(
        "curves go through every point",
        arguments: [
            InterpolationMethod.monotone, .cardinal, .cardinal(tension: 1), .catmullRom, .catmullRom(alpha: 0),
            .catmullRom(alpha: 1),
        ])
    func through(method: InterpolationMethod) {
        #expect(ends(elements(method)) == ["0.0 10.0", "10.0 20.0", "30.0 0.0"])
    }

    /// The control points of the second stretch of a curve.
    private func controls(_ method: InterpolationMethod, _ points: [CGPoint]) -> [CGPoint] {
        guard case .curve(_, let first, let second)? = elements(method, points).dropFirst(2).first else { return [] }
        return [first, second]
    }

    @Test(
        "control points follow the methods' formulas",
        arguments: [
            // A sixth of the way between the neighbours; none of it with full tension.
            (InterpolationMethod.cardinal, [CGPoint(x: 5, y: 1), CGPoint(x: 8, y: 4)]),
            (.cardinal(tension: 0.5), [CGPoint(x: 4, y: 0.5), CGPoint(x: 8.5, y: 2)]),
            (.cardinal(tension: 1), [CGPoint(x: 3, y: 0), CGPoint(x: 9, y: 0)]),
            // Uniform knots are the cardinal spline without tension.
            (.catmullRom(alpha: 0), [CGPoint(x: 5, y: 1), CGPoint(x: 8, y: 4)]),
        ])
    func controls(method: InterpolationMethod, expected: [CGPoint]) {
        let points = [CGPoint(x: -3, y: -6), CGPoint(x: 3, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: -24)]
        #expect(controls(method, points) == expected)
    }

    @Test("centripetal and chordal splines weigh neighbours by their distance")
    func knots() {
        // Distances of 1, 4 and 1: knots of 1, 2 and 1 centripetally, and of 1, 4 and 1 chordally.
        let points = [0.0, 1, 5, 6].map { CGPoint(x: $0, y: 0) }
        let centripetal = controls(.catmullRom, points).map { Double($0.x) }
        let expected: (centripetal: [Double], chordal: [Double]) = ([17.0 / 9, 37.0 / 9], [35.0 / 15, 55.0 / 15])
        #expect(centripetal == expected.centripetal)
        let chordal = controls(.catmullRom(alpha: 1), points).map { Double($0.x) }
        #expect(chordal == expected.chordal)
    }

    @Test("a monotone curve stays between its points, and is level at the turns")
    func monotone() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 1), CGPoint(x: 20, y: 30), CGPoint(x: 30, y: 10)]
        for case .curve(let end, let first, let second) in elements(.monotone, points) {
            let index = points.firstIndex(of: end) ?? 1
            let range = min(points[index - 1].y, end.y)...max(points[index - 1].y, end.y)
            #expect(range.contains(first.y) && range.contains(second.y))
        }
        #expect(controls(.monotone, points).last?.y == 30)
    }

    @Test("points that coincide, and too few of them, make no curve that is not a number")
    func degenerate() {
        let same = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)]
        for method in [InterpolationMethod.monotone, .cardinal, .catmullRom, .stepCenter] {
            #expect(elements(method, []).isEmpty)
            #expect(elements(method, [CGPoint(x: 2, y: 3)]) == [.move(to: CGPoint(x: 2, y: 3))])
            for case .curve(let end, let first, let second) in elements(method, same) {
                #expect([end, first, second] == same)
            }
        }
    }
}
