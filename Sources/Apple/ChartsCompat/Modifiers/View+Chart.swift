public import Foundation
public import SwiftUICompat

public struct ScaleType: Hashable, Sendable {
    let name: String
    public static let linear = ScaleType(name: "linear")
    public static let log = ScaleType(name: "log")
    public static let date = ScaleType(name: "date")
    public static let category = ScaleType(name: "category")
    public static let squareRoot = ScaleType(name: "squareRoot")
    public static let symmetricLog = ScaleType(name: "symmetricLog")
    public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
}

/// The ends of a scale.
public protocol ScaleDomain {
    var _values: [_PlottedValue]? { get }
    var _isReversed: Bool { get }
    var _includesZero: Bool { get }
}

extension ScaleDomain {
    public var _isReversed: Bool { false }
    public var _includesZero: Bool { true }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: [_PlottedValue]? {
        [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted]
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _values: [_PlottedValue]? {
        [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted]
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _values: [_PlottedValue]? { map(\.primitivePlottable._plotted) }
}

public struct AutomaticScaleDomain: ScaleDomain {
    public var _isReversed: Bool
    public var _includesZero: Bool
    public var _values: [_PlottedValue]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .init(_isReversed: false, _includesZero: true) }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .init(_isReversed: reversed ?? false, _includesZero: includesZero ?? true)
    }

    public static func automatic<P: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type = P.self,
        modifyInferredDomain: @escaping (inout [P]) -> Void = { _ in }
    ) -> AutomaticScaleDomain {
        .init(_isReversed: reversed ?? false, _includesZero: includesZero ?? true)
    }
}

/// Padding at the ends of a scale, which the plot does without.
public struct PlotDimensionScaleRange: Sendable {
    public static var plotDimension: PlotDimensionScaleRange { .init() }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .init()
    }
}

extension View {
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    // MARK: Axes

    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let sets = content()._sets
        return chart { $0.x.sets = sets }
    }

    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let sets = content()._sets
        return chart { $0.y.sets = sets }
    }

    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.x.label = AnyView(Text(labelKey)) }
    }

    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.x.label = AnyView(Text(label)) }
    }

    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.x.label = view }
    }

    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.y.label = AnyView(Text(labelKey)) }
    }

    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.y.label = AnyView(Text(label)) }
    }

    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.y.label = view }
    }

    // MARK: Scales

    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.x.apply(domain) }
    }

    public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View {
        chart { $0.x.apply(domain) }
    }

    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartXScale(type: ScaleType?) -> some View { self }

    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.y.apply(domain) }
    }

    public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View {
        chart { $0.y.apply(domain) }
    }

    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartYScale(type: ScaleType?) -> some View { self }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        let styles = mapping.map { ($0.key.primitivePlottable._plotted.name, AnyShapeStyle($0.value)) }
        return chart { $0.styles = styles }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        let names = domain.map(\.primitivePlottable._plotted.name)
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.styles = zip(names, styles).map { ($0, $1) } }
    }

    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.palette = styles }
    }

    public func chartForegroundStyleScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View { self }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        let styles = domain.map { ($0.primitivePlottable._plotted.name, AnyShapeStyle(mapping($0))) }
        return chart { $0.styles = styles }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        chart {
            $0.styleMapping = { AxisValue(index: 0, count: 0, value: $0).as(D.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    // Without effect: symbols, strokes and sizes follow the order of the data.

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        self
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View { self }
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View { self }
    public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View { self }
    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View { self }

    // MARK: Legend and plot

    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.legend = .visible }
    }

    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.legendView = view }
    }

    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        chart { $0.background = { AnyView(content($0)) } }
    }

    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlay = { AnyView(content($0)) } }
    }

    // Without effect: nobody selects or scrolls in a widget.

    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}

extension ChartSettings.AxisSettings {
    mutating func apply<Domain: ScaleDomain>(_ domain: Domain) {
        self.domain = domain._values
        isReversed = domain._isReversed
        includesZero = domain._includesZero
    }
}
