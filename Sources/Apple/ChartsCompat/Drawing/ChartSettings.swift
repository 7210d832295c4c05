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
        var type: ScaleType?
        /// What is made of the values of the data, where there is no explicit domain.
        var modifyDomain: (([_PlottedValue]) -> [_PlottedValue])?
        /// The points that are left free at the axis's start and end.
        var padding: (start: CGFloat, end: CGFloat) = (0, 0)
        /// What dates are counted by, in its own time zone, and what labels are written for, in its own locale.
        var calendar = Calendar.current
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Visibility.automatic
    var legendView: AnyView?
    var styles = KeyedScale<AnyShapeStyle>()
    var symbols = KeyedScale<AnyChartSymbolShape>()
    var lineStyles = KeyedScale<StrokeStyle>()
    /// In square points.
    var symbolSizes = KeyedScale<CGFloat>()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var background: (@MainActor (ChartProxy) -> AnyView)?
    var overlay: (@MainActor (ChartProxy) -> AnyView)?

    /// The settings with axes that go by an environment's locale, calendar and time zone.
    func localized(in environment: EnvironmentValues) -> ChartSettings {
        var calendar = environment.calendar
        (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
        var settings = self
        (settings.x.calendar, settings.y.calendar) = (calendar, calendar)
        return settings
    }
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
