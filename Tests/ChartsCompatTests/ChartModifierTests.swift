import Foundation
import Testing

@testable import ChartsCompat
@testable import SwiftUICompat

@Suite("Modifiers of charts")
@MainActor struct ChartModifierTests {
    /// What a chart inside of a view reads.
    private func settings(of view: (Reader) -> some View) throws -> ChartSettings {
        let reader = Reader()
        _ = try archives(
            of: { view(reader) }, size: CGSize(width: 10, height: 10), environment: EnvironmentValues(),
            colorSchemes: [.light])
        return try #require(reader.found.settings)
    }

    private struct Reader: View {
        final class Found { var settings: ChartSettings? }
        let found = Found()

        var body: some View {
            let _ = found.settings = EnvironmentValues.current.chartSettings
            Text(verbatim: "")
        }
    }

    @Test("a scale's domain, range and type reach the chart from whichever modifiers say them")
    func scales() throws {
        let settings = try settings {
            $0.chartXScale(domain: 1...100, range: .plotDimension(startPadding: 3, endPadding: 4), type: .log)
                .chartYScale(domain: .automatic(includesZero: false, reversed: true))
                .chartYScale(range: .plotDimension(padding: 5), type: .squareRoot)
        }
        #expect(settings.x.domain == [.number(1), .number(100)] && settings.x.type == .log)
        #expect([settings.x.padding.start, settings.x.padding.end] == [3, 4])
        #expect(settings.y.domain == nil && settings.y.isReversed && !settings.y.includesZero)
        #expect([settings.y.padding.start, settings.y.padding.end] == [5, 5] && settings.y.type == .squareRoot)
    }

    private func marks(_ names: String...) -> [Mark] {
        names.flatMap { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", $0)).resolved }
    }

    @Test("the legend has the scale's domain in its order, then what else the data has")
    func legend() throws {
        let plain = ChartColors(marks: marks("b", "a", "b"), settings: ChartSettings())
        #expect(plain.names == ["b", "a"])
        let mapped = try settings { $0.chartForegroundStyleScale(["a": Color.red, "z": .blue, "b": .green]) }
        #expect(ChartColors(marks: marks("b", "y", "a"), settings: mapped).names == ["a", "z", "b", "y"])
        let ordered = try settings { $0.chartForegroundStyleScale(domain: ["b", "a"]) }
        #expect(ChartColors(marks: marks("a", "b"), settings: ordered).names == ["b", "a"])
        #expect(ChartColors(marks: [], settings: mapped).names.isEmpty)
    }

    @Test("colours are the domain's, over and over")
    func colors() throws {
        func colors(_ names: [String], _ settings: ChartSettings) throws -> [String] {
            let colors = ChartColors(marks: names.flatMap { marks($0) }, settings: settings)
            return names.map { "\(colors.style(named: $0))" }
        }
        let (red, blue) = ("\(AnyShapeStyle(Color.red))", "\(AnyShapeStyle(Color.blue))")
        #expect(red != blue)
        let range = try settings { $0.chartForegroundStyleScale(range: [Color.red, .blue]) }
        #expect(try colors(["a", "b", "c"], range) == [red, blue, red])
        let both = try settings { $0.chartForegroundStyleScale(domain: ["c", "a", "b"], range: [Color.red, .blue]) }
        #expect(try colors(["a", "b", "c"], both) == [blue, red, red])
        let mapping = try settings {
            $0.chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .blue }
        }
        #expect(try colors(["b", "a"], mapping) == [blue, red])
    }

    @Test("a mark's own style comes before its place in a scale")
    func ownStyle() throws {
        let settings = try settings { $0.chartForegroundStyleScale(["a": Color.red]) }
        let mark = try #require(
            PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", "a"))
                .foregroundStyle(Color.green).resolved.first)
        let style = ChartColors(marks: [mark], settings: settings).style(of: mark)
        #expect("\(style)" == "\(AnyShapeStyle(Color.green))")
    }

    @Test("symbols, line styles and sizes stand for values as their scales say, and as the data's order does else")
    func keyedScales() throws {
        let settings = try settings {
            $0.chartSymbolScale(["a": BasicChartSymbolShape.cross, "b": .square])
                .chartLineStyleScale(
                    domain: ["a", "b"], range: [StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 6)]
                )
                .chartSymbolSizeScale(mapping: { (key: String) in key == "b" ? 100 : 25 })
        }
        var mark = Mark(.line)
        (mark.symbolKey, mark.lineStyleKey, mark.symbolSizeKey) = (.category("b"), .category("b"), .category("b"))
        let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
        let colors = ChartColors(marks: [mark], settings: settings)
        #expect(colors.symbol(of: mark).path(in: unit) == BasicChartSymbolShape.square.path(in: unit))
        #expect(colors.stroke(of: mark)?.lineWidth == 6)
        #expect(colors.symbolSize(of: mark) == 100)
        let standard = ChartColors(marks: [mark], settings: ChartSettings())
        #expect(standard.symbol(of: mark).path(in: unit) == BasicChartSymbolShape.circle.path(in: unit))
        #expect(standard.stroke(of: mark)?.dash == [] && standard.symbolSize(of: mark) == mark.symbolSize)
    }

    @Test("a symbol of the widget's own is drawn, as large as it looks")
    func ownSymbols() throws {
        struct Half: ChartSymbolShape {
            let perceptualUnitRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        let drawn = AnyChartSymbolShape(Half()).path(inUnitRect: CGRect(x: 10, y: 10, width: 4, height: 4))
        #expect(drawn == Path(CGRect(x: 8, y: 10, width: 8, height: 4)))
        let stroked: some ChartSymbolShape = Circle().strokeBorder(lineWidth: 2)
        let box = stroked.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
        #expect(abs(box.width - 10) < 0.1 && abs(box.minX) < 0.1, "\(box)")
    }
}
