import Foundation
import SwiftUICompat

/// The colours, symbols, line styles and sizes that stand for the values of `foregroundStyle(by:)`, `symbol(by:)`,
/// `lineStyle(by:)` and `symbolSize(by:)`.
struct ChartColors {
    /// What colours stand for, in the order of the scale's domain, and then of the data.
    let values: [_PlottedValue]
    private let symbols: [_PlottedValue]
    private let lineStyles: [_PlottedValue]
    private let sizes: [_PlottedValue]
    private let settings: ChartSettings

    init(marks: [Mark], settings: ChartSettings) {
        self.settings = settings
        values = Self.values(marks.compactMap(\.colorKey), settings.styles.domain)
        symbols = Self.values(marks.compactMap(\.symbolKey), settings.symbols.domain)
        lineStyles = Self.values(marks.compactMap(\.lineStyleKey), settings.lineStyles.domain)
        sizes = Self.values(marks.compactMap(\.symbolSizeKey), settings.symbolSizes.domain)
    }

    /// The values of a scale: its domain's, and then the data's, where that has any.
    private static func values(_ keys: [_PlottedValue], _ domain: [_PlottedValue]?) -> [_PlottedValue] {
        distinct((keys.isEmpty ? [] : domain ?? []) + keys)
    }

    /// The names of ``values``.
    var names: [String] { values.map(\.name) }

    private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    private static let palette = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }

    func style(of mark: Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        guard let key = mark.colorKey else {
            return mark.kind == .rule ? AnyShapeStyle(Color.primary) : Self.palette[0]
        }
        return style(for: key)
    }

    func style(named name: String) -> AnyShapeStyle {
        values.first { $0.name == name }.map(style(for:)) ?? Self.palette[0]
    }

    private func style(for key: _PlottedValue) -> AnyShapeStyle {
        settings.styles.value(for: key, among: values, standard: Self.palette)
    }

    func symbol(of mark: Mark) -> AnyChartSymbolShape {
        if let shape = mark.symbolShape { return shape }
        guard let key = mark.symbolKey else { return Self.symbols[0] }
        return settings.symbols.value(for: key, among: symbols, standard: Self.symbols)
    }

    private static let symbols = BasicChartSymbolShape.Kind.allCases.map {
        AnyChartSymbolShape(BasicChartSymbolShape(kind: $0))
    }

    /// A line's own style, or what stands for its value; nil for the standard one.
    func stroke(of mark: Mark) -> StrokeStyle? {
        if let stroke = mark.stroke { return stroke }
        guard let key = mark.lineStyleKey else { return nil }
        return settings.lineStyles.value(for: key, among: lineStyles, standard: Self.lineStyles)
    }

    /// Apple's are not measured: lines that are told apart by their dashes.
    private static let lineStyles = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { StrokeStyle(lineWidth: 2, dash: $0) }

    /// The area of a mark's symbol, in square points.
    func symbolSize(of mark: Mark) -> CGFloat {
        guard let key = mark.symbolSizeKey, settings.symbolSizes.mapping != nil || !settings.symbolSizes.range.isEmpty
        else { return mark.symbolSize }
        return settings.symbolSizes.value(for: key, among: sizes, standard: [mark.symbolSize])
    }
}
