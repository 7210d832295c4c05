public import Foundation
public import SwiftUICompat

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
    public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.x.label = AnyView(Text(labelResource)) }
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
    public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.y.label = AnyView(Text(labelResource)) }
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
        chart { $0.x.scale(domain: domain, type: type) }
    }

    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.x.scale(domain: domain, padding: range._padding, type: type) }
    }

    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.x.scale(padding: range._padding, type: type) }
    }

    public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale(type: type) } }

    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(domain: domain, type: type) }
    }

    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.y.scale(domain: domain, padding: range._padding, type: type) }
    }

    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.y.scale(padding: range._padding, type: type) }
    }

    public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale(type: type) } }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let scale = KeyedScale(domain: mapping.map(\.key), range: mapping.map { AnyShapeStyle($0.value) })
        return chart { $0.styles = scale }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        let scale = KeyedScale(domain: domain, range: range.map { AnyShapeStyle($0) })
        return chart { $0.styles = scale }
    }

    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        let range = range.map { AnyShapeStyle($0) }
        return chart { $0.styles.range = range }
    }

    public func chartForegroundStyleScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View {
        let values = domain.map(\.primitivePlottable._plotted)
        return chart { $0.styles.domain = values }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S)
        -> some View
    {
        let scale = KeyedScale(domain: domain, range: domain.map { AnyShapeStyle(mapping($0)) })
        return chart { $0.styles = scale }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        let mapping = KeyedScale(mapping: { (value: D) in AnyShapeStyle(mapping(value)) }).mapping
        return chart { $0.styles.mapping = mapping }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let scale = KeyedScale(domain: mapping.map(\.key), range: mapping.map { AnyChartSymbolShape($0.value) })
        return chart { $0.symbols = scale }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        let scale = KeyedScale(domain: domain, range: range.map { AnyChartSymbolShape($0) })
        return chart { $0.symbols = scale }
    }

    public func chartSymbolScale<S: ChartSymbolShape>(range: [S], type: ScaleType? = nil) -> some View {
        let range = range.map { AnyChartSymbolShape($0) }
        return chart { $0.symbols.range = range }
    }

    public func chartSymbolScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View {
        let values = domain.map(\.primitivePlottable._plotted)
        return chart { $0.symbols.domain = values }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], mapping: @escaping (D) -> S)
        -> some View
    {
        let scale = KeyedScale(domain: domain, range: domain.map { AnyChartSymbolShape(mapping($0)) })
        return chart { $0.symbols = scale }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View {
        let mapping = KeyedScale(mapping: { (value: D) in AnyChartSymbolShape(mapping(value)) }).mapping
        return chart { $0.symbols.mapping = mapping }
    }

    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let scale = KeyedScale(mapping)
        return chart { $0.lineStyles = scale }
    }

    public func chartLineStyleScale<D: Plottable>(
        domain: [D], range: [StrokeStyle], type: ScaleType? = nil
    ) -> some View {
        let scale = KeyedScale(domain: domain, range: range)
        return chart { $0.lineStyles = scale }
    }

    public func chartLineStyleScale(range: [StrokeStyle], type: ScaleType? = nil) -> some View {
        let range = range
        return chart { $0.lineStyles.range = range }
    }

    public func chartLineStyleScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View {
        let values = domain.map(\.primitivePlottable._plotted)
        return chart { $0.lineStyles.domain = values }
    }

    public func chartLineStyleScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> StrokeStyle) -> some View {
        let scale = KeyedScale(domain: domain, range: domain.map(mapping))
        return chart { $0.lineStyles = scale }
    }

    public func chartLineStyleScale<D: Plottable>(mapping: @escaping (D) -> StrokeStyle) -> some View {
        let mapping = KeyedScale(mapping: { (value: D) in mapping(value) }).mapping
        return chart { $0.lineStyles.mapping = mapping }
    }

    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        let scale = KeyedScale(mapping)
        return chart { $0.symbolSizes = scale }
    }

    public func chartSymbolSizeScale<D: Plottable>(
        domain: [D], range: [CGFloat], type: ScaleType? = nil
    ) -> some View {
        let scale = KeyedScale(domain: domain, range: range)
        return chart { $0.symbolSizes = scale }
    }

    public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
        let range = range
        return chart { $0.symbolSizes.range = range }
    }

    public func chartSymbolSizeScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View {
        let values = domain.map(\.primitivePlottable._plotted)
        return chart { $0.symbolSizes.domain = values }
    }

    public func chartSymbolSizeScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> CGFloat) -> some View {
        let scale = KeyedScale(domain: domain, range: domain.map(mapping))
        return chart { $0.symbolSizes = scale }
    }

    public func chartSymbolSizeScale<D: Plottable>(mapping: @escaping (D) -> CGFloat) -> some View {
        let mapping = KeyedScale(mapping: { (value: D) in mapping(value) }).mapping
        return chart { $0.symbolSizes.mapping = mapping }
    }

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

    /// - Compatibility: compiles
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// - Compatibility: compiles
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// - Compatibility: compiles
    public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    /// - Compatibility: compiles
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// - Compatibility: compiles
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// - Compatibility: compiles
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    /// - Compatibility: compiles
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    /// - Compatibility: compiles
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    /// - Compatibility: compiles
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}

extension ChartSettings.AxisSettings {
    /// Takes what is said of a scale; what is not said stays as it was.
    mutating func scale(
        domain: (any ScaleDomain)? = nil, padding: (start: CGFloat, end: CGFloat)? = nil, type: ScaleType?
    ) {
        if let domain {
            self.domain = domain._values
            modifyDomain = domain._modify
            isReversed = domain._isReversed
            includesZero = domain._includesZero
        }
        if let padding { self.padding = padding }
        if let type { self.type = type }
    }
}
