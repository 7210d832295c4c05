import Foundation
import SwiftUICompat
import Testing

@testable import ChartsCompat

@Suite("Stacking")
@MainActor struct StackingTests {
    private func bars(_ values: [Double], _ stacking: MarkStackingMethod) -> [[Double]] {
        let marks = values.flatMap {
            BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: stacking).resolved
        }
        return PlacedMark.place(marks).map { [$0.low, $0.high] }
    }

    @Test(
        "sets bars of one place upon each other, as the method says",
        arguments: [
            (MarkStackingMethod.standard, [3.0, 5, 2], [[0.0, 3], [3, 8], [8, 10]]),
            (.standard, [3, -4, 2, -1], [[0, 3], [0, -4], [3, 5], [-4, -5]]),
            (.normalized, [3, 5, 2], [[0, 0.3], [0.3, 0.8], [0.8, 1]]),
            (.normalized, [1, -2, 3], [[0, 0.25], [0, -1], [0.25, 1]]), (.normalized, [0, 0], [[0, 0], [0, 0]]),
            (.center, [3, 5, 2], [[-5, -2], [-2, 3], [3, 5]]), (.unstacked, [3, 5, -2], [[0, 3], [0, 5], [0, -2]]),
        ])
    func methods(method: MarkStackingMethod, values: [Double], expected: [[Double]]) {
        let placed = bars(values, method)
        #expect(zip(placed.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 1e-9 }, "\(placed)")
        #expect(placed.count == expected.count)
    }

    @Test("leaves bars of other places and groups alone")
    func places() {
        let marks = [("a", "x", 1.0), ("b", "x", 2), ("a", "y", 4), ("a", "x", 8)].flatMap {
            BarMark(x: .value("x", $0.0), y: .value("y", $0.2)).position(by: .value("g", $0.1)).resolved
        }
        let placed = PlacedMark.place(marks)
        #expect(placed.map { [$0.low, $0.high] } == [[0, 1], [0, 2], [0, 4], [1, 9]])
        #expect(placed.map(\.group) == [0, 0, 1, 0])
        #expect(placed.allSatisfy { $0.groupCount == 2 })
    }

    @Test("keeps areas apart from bars, and ranges as they are")
    func kinds() {
        let marks =
            BarMark(x: .value("x", 1), y: .value("y", 5)).resolved
            + AreaMark(x: .value("x", 1), y: .value("y", 2)).resolved
            + AreaMark(x: .value("x", 1), y: .value("y", 3)).resolved
            + AreaMark(x: .value("x", 1), yStart: .value("y", 7), yEnd: .value("y", 9)).resolved
            + BarMark(x: .value("x", 1), yStart: .value("y", -1), yEnd: .value("y", 1)).resolved
        #expect(PlacedMark.place(marks).map { [$0.low, $0.high] } == [[0, 5], [0, 2], [2, 5], [7, 9], [-1, 1]])
    }

    @Test("lays bars along the axis that they grow on")
    func directions() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let marks: [(any ChartContent, Bool)] = [
            (BarMark(x: .value("x", "a"), y: .value("y", 1)), false),
            (BarMark(x: .value("x", 1), y: .value("y", "a")), true),
            (BarMark(x: .value("x", day), y: .value("y", 1)), false),
            (BarMark(x: .value("x", 1), y: .value("y", day)), true),
            (BarMark(x: .value("x", 1), y: .value("y", 1)), false), (BarMark(x: .value("x", 1)), true),
            (BarMark(x: .value("x", "a")), false), (BarMark(y: .value("y", 1)), false),
            (BarMark(y: .value("y", "a")), true),
            (BarMark(xStart: .value("x", day), xEnd: .value("x", day), y: .value("y", "a")), true),
        ]
        #expect(marks.map { PlacedMark(mark: $0.0.resolved[0]).isHorizontal } == marks.map(\.1))
    }

    @Test("gives sectors their shares of the whole, and negative ones none")
    func sectors() {
        let marks = [1.0, 5, -3, 2].flatMap { SectorMark(angle: .value("v", $0)).resolved }
        #expect(
            PlacedMark.place(marks).map { [$0.low, $0.high] } == [
                [0, 0.125], [0.125, 0.75], [0.75, 0.75], [0.75, 1],
            ])
        let nothing = PlacedMark.place(SectorMark(angle: .value("v", 0)).resolved)
        #expect(nothing.map { [$0.low, $0.high] } == [[0, 0]])
    }
}
