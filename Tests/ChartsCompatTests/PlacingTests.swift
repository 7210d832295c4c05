import Foundation
import SwiftUICompat
import Testing

@testable import ChartsCompat

@Suite("Placing marks")
@MainActor struct PlacingTests {
    /// A chart of 200 by 100 points, without axes.
    private func renderer(
        _ change: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartRenderer {
        var settings = ChartSettings()
        (settings.x.visibility, settings.y.visibility) = (.hidden, .hidden)
        change(&settings)
        return ChartRenderer(
            marks: content().resolved, settings: settings, size: CGSize(width: 200, height: 100))
    }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\((Double($0) * 100).rounded() / 100)" }
            .joined(separator: " ")
    }

    @Test(
        "a bar is as wide as its dimension says of its band",
        arguments: [
            (MarkDimension.automatic, "15.0 50.0 70.0 50.0"), (.fixed(10), "45.0 50.0 10.0 50.0"),
            (20, "40.0 50.0 20.0 50.0"), (.ratio(0.5), "25.0 50.0 50.0 50.0"), (.inset(10), "10.0 50.0 80.0 50.0"),
            (.inset(80), "50.0 50.0 0.0 50.0"),
        ])
    func dimensions(width: MarkDimension, expected: String) {
        let chart = renderer {
            BarMark(x: .value("x", "a"), y: .value("y", 2), width: width)
            BarMark(x: .value("x", "b"), y: .value("y", 4), width: width)
        }
        #expect(text(chart.rect(of: chart.placed[0])) == expected)
    }

    @Test("groups stand side by side within their band")
    func groups() {
        let chart = renderer {
            BarMark(x: .value("x", "a"), y: .value("y", 4), width: .ratio(0.8)).position(by: .value("g", "p"))
            BarMark(x: .value("x", "a"), y: .value("y", 4), width: .ratio(0.8)).position(by: .value("g", "q"))
        }
        #expect(chart.placed.map { text(chart.rect(of: $0)) } == ["20.0 0.0 80.0 100.0", "100.0 0.0 80.0 100.0"])
    }

    @Test("bars reach from zero, either way, and lie where their y is a category")
    func bars() {
        let vertical = renderer {
            BarMark(x: .value("x", "a"), y: .value("y", 5), width: .ratio(1))
            BarMark(x: .value("x", "b"), y: .value("y", -5), width: .ratio(1))
        }
        #expect(
            vertical.placed.map { text(vertical.rect(of: $0)) } == ["0.0 0.0 100.0 50.0", "100.0 50.0 100.0 50.0"])
        let horizontal = renderer {
            BarMark(x: .value("x", 5), y: .value("y", "a"), height: .ratio(1))
            BarMark(x: .value("x", 10), y: .value("y", "b"), height: .fixed(10))
        }
        #expect(
            horizontal.placed.map { text(horizontal.rect(of: $0)) } == ["0.0 0.0 100.0 50.0", "0.0 70.0 200.0 10.0"])
    }

    @Test("bars of one dimension are stacked along it, across the whole plot")
    func oneDimension() {
        let along = renderer {
            BarMark(x: .value("x", 3))
            BarMark(x: .value("x", 1))
        }
        #expect(along.placed.map { text(along.rect(of: $0)) } == ["0.0 0.0 150.0 100.0", "150.0 0.0 50.0 100.0"])
        let up = renderer {
            BarMark(y: .value("y", 3))
            BarMark(y: .value("y", 1))
        }
        #expect(up.placed.map { text(up.rect(of: $0)) } == ["0.0 25.0 200.0 75.0", "0.0 0.0 200.0 25.0"])
    }

    /// The first day of a chart of two days, the width of its bar, and where its axes' labels are.
    @Test("a chart's measures are those of SwiftUI's")
    func measures() throws {
        let day = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let next = try #require(Calendar.current.date(byAdding: .day, value: 1, to: day))
        let last = try #require(Calendar.current.date(byAdding: .day, value: 2, to: day))
        let chart = renderer {
            ($0.x.visibility, $0.y.visibility) = (.automatic, .automatic)
            $0.x.domain = [.date(day), .date(last)]
            $0.x.sets = [_AxisMarkSet(position: .automatic, values: .stride(by: .day))]
            $0.y.sets = [
                _AxisMarkSet(position: .trailing, values: .automatic) { _ in
                    AxisGridLine()._marks + AxisValueLabel().font(.system(size: 9))._marks
                }
            ]
        } _: {
            for date in [day, next] { BarMark(x: .value("x", date, unit: .day), y: .value("y", 4)) }
        }
        let axes = AxisDrawing(renderer: chart)
        // From the chart's upper edge to 4 points and a line of 10 above its lower one.
        #expect(chart.plot.minY == 0 && chart.plot.maxY == 84)
        let unit = chart.plot.width / 2
        let bar = chart.rect(of: chart.placed[0])
        #expect(abs(bar.width - 0.7 * unit) < 0.01 && abs(bar.midX - unit / 2) < 0.01)
        // A date's label begins 4 points behind its line, and there is none at the end.
        let dates = axes.items(isX: true).filter { $0.mark.kind == .label }
        #expect(dates.map(\.place) == [0, 0.5])
        let (point, anchor) = axes.labelPlace(dates[1])
        #expect(abs(point.x - unit - 4) < 0.01 && point.y == 88 && anchor == .topLeading)
        // A value's label is centred on its line, also at the ends.
        for item in axes.items(isX: false) where item.mark.kind == .label {
            let (point, anchor) = axes.labelPlace(item)
            #expect(point.x == chart.plot.maxX + 4 && anchor == .leading)
            #expect(abs(point.y - (84 - item.place * 84)) < 0.01)
        }
    }

    @Test("a bar over a unit of the calendar stands on that unit")
    func units() throws {
        let day = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let next = try #require(Calendar.current.date(byAdding: .day, value: 1, to: day))
        let chart = renderer {
            for date in [day.addingTimeInterval(3600), next.addingTimeInterval(7200)] {
                BarMark(x: .value("x", date, unit: .day), y: .value("y", 1), width: .ratio(0.5))
            }
        }
        #expect(chart.placed.map { text(chart.rect(of: $0)) } == ["25.0 0.0 50.0 100.0", "125.0 0.0 50.0 100.0"])
    }

    @Test("bars of a logarithmic scale stand on its low end")
    func logarithmic() {
        let chart = renderer {
            $0.y.scale(domain: 1...100, type: .log)
        } _: {
            BarMark(x: .value("x", "a"), y: .value("y", 10), width: .ratio(1))
        }
        #expect(text(chart.rect(of: chart.placed[0])) == "0.0 50.0 200.0 50.0")
    }

    @Test("points, and the middle of what stands for a stretch, are where the scales have them")
    func points() {
        let chart = renderer {
            $0.x.scale(domain: 0...10, type: nil)
            $0.y.scale(domain: 0...50, type: nil)
        } _: {
            LineMark(x: .value("x", 5), y: .value("y", 10))
            LineMark(x: .value("x", 2..<4), y: .value("y", 50)).offset(x: 1, y: 2)
        }
        let points = chart.placed.compactMap { chart.point(of: $0) }
        #expect(points.map { "\($0.x.rounded()) \($0.y.rounded())" } == ["100.0 80.0", "61.0 2.0"])
    }

    @Test("padding of the range moves marks inwards, and rules cross the whole plot")
    func padding() {
        let chart = renderer {
            $0.x.scale(domain: 0...10, padding: (start: 20, end: 80), type: nil)
            $0.y.scale(domain: 0...10, type: nil)
        } _: {
            LineMark(x: .value("x", 0), y: .value("y", 0))
            LineMark(x: .value("x", 10), y: .value("y", 10))
            RuleMark(y: .value("y", 5))
        }
        let points = chart.placed.prefix(2).compactMap { chart.point(of: $0) }
        #expect(points.map { text(CGRect(origin: $0, size: .zero)) } == ["20.0 100.0 0.0 0.0", "120.0 0.0 0.0 0.0"])
        #expect(text(chart.target(of: chart.placed[2])) == "0.0 50.0 200.0 0.0")
    }

    @Test("rules reach as far as is said")
    func rules() {
        let chart = renderer {
            $0.x.scale(domain: 0...10, type: nil)
            $0.y.scale(domain: 0...10, type: nil)
        } _: {
            RuleMark(x: .value("x", 5))
            RuleMark(x: .value("x", 5), yStart: .value("y", 2), yEnd: .value("y", 4))
            RuleMark(xStart: .value("x", 8), xEnd: .value("x", 3), y: .value("y", 5))
        }
        #expect(
            chart.placed.map { text(chart.target(of: $0)) }
                == ["100.0 0.0 0.0 100.0", "100.0 60.0 0.0 20.0", "60.0 50.0 100.0 0.0"])
    }

    @Test("rectangles fill their cells and ranges, or what their dimensions leave")
    func rectangles() {
        let chart = renderer {
            RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
            RectangleMark(x: .value("x", "b"), y: .value("y", "q"), width: .ratio(0.5), height: .fixed(10))
        }
        #expect(chart.placed.map { text(chart.rect(of: $0)) } == ["0.0 0.0 100.0 50.0", "125.0 70.0 50.0 10.0"])
        let ranges = renderer {
            $0.x.scale(domain: 0...10, type: nil)
            $0.y.scale(domain: 0...10, type: nil)
        } _: {
            RectangleMark(
                xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 2), yEnd: .value("y", 7))
            RectangleMark(xStart: .value("x", 5), xEnd: .value("x", 10))
        }
        #expect(ranges.placed.map { text(ranges.rect(of: $0)) } == ["20.0 30.0 40.0 50.0", "100.0 0.0 100.0 100.0"])
    }

    @Test("what is no number, or no category of the scale, is left out")
    func leftOut() {
        let chart = renderer {
            $0.x.scale(domain: ["a", "b"], type: nil)
        } _: {
            BarMark(x: .value("x", "a"), y: .value("y", 1))
            BarMark(x: .value("x", "c"), y: .value("y", 2))
            BarMark(x: .value("x", "b"), y: .value("y", Double.nan))
            BarMark(x: .value("x", "b"), y: .value("y", Double.infinity))
        }
        #expect(chart.placed.map { $0.mark.x?.start } == [.category("a")])
    }

    @Test("a chart of nothing, and one of sectors, keeps no room for axes")
    func noAxes() {
        let size = CGSize(width: 200, height: 100)
        for marks in [[], SectorMark(angle: .value("v", 1)).resolved] {
            let chart = ChartRenderer(marks: marks, settings: ChartSettings(), size: size)
            #expect(chart.plot == CGRect(origin: .zero, size: size))
            let axes = AxisDrawing(renderer: chart)
            #expect(axes.items(isX: true).isEmpty && axes.items(isX: false).isEmpty)
        }
    }

    @Test("sectors run clockwise from the top, between their radii, and are annotated in their middle")
    func sectors() throws {
        let chart = renderer {
            SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
            SectorMark(angle: .value("v", 1), innerRadius: .fixed(10), outerRadius: .fixed(30))
            SectorMark(angle: .value("v", 2), outerRadius: .ratio(0.8))
        }
        // A quarter at the top right, one at the bottom right, and the left half.
        let middles = chart.placed.map { chart.target(of: $0).origin }
        let diagonal = CGFloat(0.5).squareRoot()
        let expected = [
            CGPoint(x: 100 + 37.5 * diagonal, y: 50 - 37.5 * diagonal),
            CGPoint(x: 100 + 20 * diagonal, y: 50 + 20 * diagonal), CGPoint(x: 80, y: 50),
        ]
        for (middle, place) in zip(middles, expected) {
            #expect(hypot(middle.x - place.x, middle.y - place.y) < 1e-6)
        }
        guard case .move(let start)? = chart.sector(chart.placed[0]).elements.first else {
            Issue.record("A sector begins with a point")
            return
        }
        #expect(hypot(start.x - 100, start.y - 0) < 1e-6)
    }

    @Test("the proxy tells places and values as the scales have them")
    func proxy() {
        let chart = renderer {
            $0.x.scale(domain: 0...10, type: nil)
        } _: {
            LineMark(x: .value("x", 5), y: .value("y", "a"))
            LineMark(x: .value("x", 5), y: .value("y", "b"))
        }
        let proxy = ChartProxy(renderer: chart, origin: .zero)
        #expect(proxy.position(forX: 2.5) == 50)
        #expect(proxy.position(forY: "a") == 25)
        #expect(proxy.position(forY: "z") == nil)
        #expect(proxy.value(atX: 150, as: Double.self) == 7.5)
        #expect(proxy.value(atY: 80, as: String.self) == "b")
        #expect(proxy.value(atY: 80, as: Double.self) == nil)
    }
}
