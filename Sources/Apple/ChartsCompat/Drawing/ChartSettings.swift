import Foundation
import SwiftUICompat

/// What a chart's modifiers say of its axes, scales and legend.
struct ChartSettings {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var sets: [_AxisMarkSet]?
        /// Explicit ends, or categories.
        var domain: [_PlottedValue]?
        var isReversed = false
        var includesZero = true
        var label: AnyView?
        var isLogarithmic = false
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Visibility.automatic
    var legendView: AnyView?
    /// Colours by the names of what they stand for.
    var styles: [(name: String, style: AnyShapeStyle)] = []
    /// Colours in order, for names that `styles` does not have.
    var palette: [AnyShapeStyle] = []
    var styleMapping: ((_PlottedValue) -> AnyShapeStyle?)?
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var background: (@MainActor (ChartProxy) -> AnyView)?
    var overlay: (@MainActor (ChartProxy) -> AnyView)?
}

private struct ChartSettingsKey: EnvironmentKey {
    static let defaultValue = Box(settings: ChartSettings())

    /// `@unchecked Sendable`: charts are drawn on the main actor, where their settings are read.
    struct Box: @unchecked Sendable {
        var settings: ChartSettings
    }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self].settings }
        set { self[ChartSettingsKey.self] = ChartSettingsKey.Box(settings: newValue) }
    }
}
