import Foundation
import SwiftUICompat

/// The colours and symbols that stand for the values of `foregroundStyle(by:)` and `symbol(by:)`.
struct ChartColors {
    /// The names, in the order in which the data has them.
    let names: [String]
    private let values: [_PlottedValue]
    private let symbols: [String]
    private let settings: ChartSettings

    init(marks: [Mark], settings: ChartSettings) {
        self.settings = settings
        var values: [_PlottedValue] = []
        var symbols: [String] = []
        for mark in marks {
            if let key = mark.colorKey, !values.contains(key) { values.append(key) }
            if let key = mark.symbolKey, !symbols.contains(key.name) { symbols.append(key.name) }
        }
        self.values = values
        names = values.map(\.name)
        self.symbols = symbols
    }

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    func style(of mark: Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        guard let key = mark.colorKey else {
            return mark.kind == .rule ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Self.palette[0])
        }
        return style(for: key)
    }

    func style(named name: String) -> AnyShapeStyle {
        values.first { $0.name == name }.map(style(for:)) ?? AnyShapeStyle(Self.palette[0])
    }

    private func style(for key: _PlottedValue) -> AnyShapeStyle {
        if let style = settings.styleMapping?(key) { return style }
        if let style = settings.styles.first(where: { $0.name == key.name })?.style { return style }
        let index = names.firstIndex(of: key.name) ?? 0
        if !settings.palette.isEmpty { return settings.palette[index % settings.palette.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    func symbol(of mark: Mark) -> BasicChartSymbolShape {
        guard let key = mark.symbolKey, let index = symbols.firstIndex(of: key.name) else { return .circle }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return BasicChartSymbolShape(kind: kinds[index % kinds.count])
    }
}
