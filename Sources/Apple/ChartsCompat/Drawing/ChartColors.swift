import Foundation
import SwiftUICompat

/// The colours and symbols that stand for the values of `foregroundStyle(by:)` and `symbol(by:)`.
struct ChartColors {
    /// What colours stand for, in the order of the scale's domain, and then of the data.
    let values: [_PlottedValue]
    private let symbols: [String]
    private let settings: ChartSettings

    init(marks: [Mark], settings: ChartSettings) {
        self.settings = settings
        let keys = marks.compactMap(\.colorKey)
        values = Self.distinct((keys.isEmpty ? [] : settings.styleDomain ?? []) + keys)
        symbols = Self.distinct(marks.compactMap(\.symbolKey?.name))
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
        if let style = settings.styleMapping?(key) { return style }
        let styles = settings.styleRange.isEmpty ? Self.palette : settings.styleRange
        return styles[(values.firstIndex(of: key) ?? 0) % styles.count]
    }

    func symbol(of mark: Mark) -> BasicChartSymbolShape {
        guard let key = mark.symbolKey, let index = symbols.firstIndex(of: key.name) else { return .circle }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return BasicChartSymbolShape(kind: kinds[index % kinds.count])
    }
}
