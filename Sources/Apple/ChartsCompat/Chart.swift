public import Foundation
public import SwiftUICompat

/// A chart of marks.
public struct Chart<Content: ChartContent>: View {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public var body: some View { DrawnChart(marks: content.resolved) }
}

/// A chart whose marks are known.
private struct DrawnChart: View {
    let marks: [Mark]

    var body: some View {
        let environment = EnvironmentValues.current
        let settings = environment.chartSettings.localized(in: environment)
        let colors = ChartColors(marks: marks, settings: settings)
        VStack(alignment: .leading, spacing: 6) {
            if let label = settings.y.label { label.font(ChartRenderer.labelFont).foregroundStyle(.secondary) }
            plot(settings)
            if let label = settings.x.label {
                label.font(ChartRenderer.labelFont).foregroundStyle(.secondary).frame(maxWidth: .infinity)
            }
            if let legend = settings.legendView {
                legend
            } else if settings.legend != .hidden, !colors.names.isEmpty {
                Legend(colors: colors)
            }
        }
    }

    /// How far labels at the ends of an axis may reach out of the chart: half of a line, with room to spare.
    private static let overhang: CGFloat = 16

    private func plot(_ settings: ChartSettings) -> some View {
        GeometryReader { geometry in
            let renderer = ChartRenderer(marks: marks, settings: settings, size: geometry.size)
            ZStack(alignment: .topLeading) {
                let proxy = ChartProxy(renderer: renderer, origin: geometry.frame(in: .global).origin)
                background(proxy, renderer, settings)
                Canvas { context, _ in
                    context.translateBy(x: Self.overhang, y: Self.overhang)
                    renderer.draw(in: &context)
                }
                .padding(-Self.overhang)
                ForEach(Array(views(of: renderer).enumerated()), id: \.offset) { _, placed in
                    placed.view.fixedSize().modifier(Placed(placed: placed))
                }
                if let overlay = settings.overlay { overlay(proxy) }
            }
        }
    }

    @ViewBuilder
    private func background(
        _ proxy: ChartProxy, _ renderer: ChartRenderer, _ settings: ChartSettings
    ) -> some View {
        if let background = settings.background { background(proxy) }
        if let style = settings.plotStyle {
            style(ChartPlotContent())
                .frame(width: renderer.plot.width, height: renderer.plot.height)
                .offset(x: renderer.plot.minX, y: renderer.plot.minY)
        }
    }

    /// A view and the point of the chart that a point of it lies at.
    struct PlacedView {
        var view: AnyView
        var point: CGPoint
        var anchor: UnitPoint
    }

    /// Annotations, symbols and labels that are views.
    private func views(of renderer: ChartRenderer) -> [PlacedView] {
        var views: [PlacedView] = []
        for item in renderer.placed {
            if let symbol = item.mark.symbolView, let point = renderer.point(of: item) {
                views.append(PlacedView(view: symbol, point: point, anchor: .center))
            }
            for annotation in item.mark.annotations {
                let target = renderer.target(of: item)
                let unit = annotation.position.unit
                // Across the way it stands beside the mark, an annotation is aligned with it.
                let alignment = annotation.alignment.unit
                let x = unit.x == 0.5 ? alignment.x : unit.x
                let y = unit.y == 0.5 ? alignment.y : unit.y
                views.append(
                    PlacedView(
                        view: annotation.view,
                        point: CGPoint(
                            x: target.minX + x * target.width + (unit.x - 0.5) * 2 * annotation.spacing,
                            y: target.minY + y * target.height + (unit.y - 0.5) * 2 * annotation.spacing),
                        anchor: UnitPoint(
                            x: unit.x == 0.5 ? alignment.x : 1 - unit.x, y: unit.y == 0.5 ? alignment.y : 1 - unit.y)))
            }
        }
        let axes = AxisDrawing(renderer: renderer)
        for item in axes.items(isX: true) + axes.items(isX: false) where item.mark.kind == .label {
            guard let view = item.mark.view else { continue }
            let (point, anchor) = axes.labelPlace(item)
            let label = AnyView(view.font(item.mark.font ?? ChartRenderer.labelFont))
            views.append(PlacedView(view: label, point: point, anchor: anchor))
        }
        return views
    }

    private struct Placed: ViewModifier {
        let placed: PlacedView

        func body(content: Content) -> some View {
            content
                .alignmentGuide(.leading) { $0.width * placed.anchor.x - placed.point.x }
                .alignmentGuide(.top) { $0.height * placed.anchor.y - placed.point.y }
        }
    }
}

extension Alignment {
    /// The point of a view that the alignment is of.
    fileprivate var unit: UnitPoint {
        let x = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}

/// The colours and what they stand for.
private struct Legend: View {
    let colors: ChartColors

    var body: some View {
        FlowLayout {
            ForEach(colors.names, id: \.self) { name in
                HStack(spacing: 4) {
                    Circle().fill(colors.style(named: name)).frame(width: 7, height: 7)
                    Text(verbatim: name).font(ChartRenderer.labelFont).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }
}

/// One after the other, in as many lines as are needed.
private struct FlowLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let places = places(subviews, width: proposal.width ?? .infinity)
        return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, place) in zip(subviews, places(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), anchor: .topLeading,
                proposal: ProposedViewSize(place.size))
        }
    }

    private func places(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 2, 0) }
            defer {
                x += size.width + 8
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

extension ChartRenderer {
    /// What an annotation stands beside.
    func target(of item: PlacedMark) -> CGRect {
        switch item.mark.kind {
        case .bar, .rectangle: return rect(of: item)
        case .rule:
            let (horizontal, vertical) = (ends(item.mark.x, on: x), ends(item.mark.y, on: y))
            let low = point(x: min(horizontal.0, horizontal.1), y: min(vertical.0, vertical.1))
            let high = point(x: max(horizontal.0, horizontal.1), y: max(vertical.0, vertical.1))
            return CGRect(x: low.x, y: high.y, width: high.x - low.x, height: low.y - high.y)
        case .sector: return CGRect(origin: middle(of: item), size: .zero)
        default:
            let center = point(of: item) ?? CGPoint(x: plot.midX, y: plot.midY)
            let side = item.mark.showsSymbol ? item.mark.symbolSize.squareRoot() : 0
            return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        }
    }
}

/// Where values lie in a chart that is drawn.
@MainActor
public struct ChartProxy {
    private let renderer: ChartRenderer
    /// The chart's place in the widget.
    private let origin: CGPoint

    init(renderer: ChartRenderer, origin: CGPoint) {
        self.renderer = renderer
        self.origin = origin
    }

    public var plotSize: CGSize { renderer.plot.size }
    public var plotAreaSize: CGSize { renderer.plot.size }
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(renderer.plot.offsetBy(dx: origin.x, dy: origin.y)) }

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        place(value, on: renderer.x).map { $0 * renderer.plot.width }
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        place(value, on: renderer.y).map { (1 - $0) * renderer.plot.height }
    }

    /// Nil for what the scale has no place for.
    private func place<P: Plottable>(_ value: P, on scale: Scale) -> CGFloat? {
        let plotted = value.primitivePlottable._plotted
        return scale.holds(plotted) ? scale.place(plotted) : nil
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        value(renderer.x.value(at: position / renderer.plot.width))
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        value(renderer.y.value(at: 1 - position / renderer.plot.height))
    }

    private func value<P: Plottable>(_ plotted: _PlottedValue?) -> P? {
        plotted.flatMap { AxisValue(index: 0, count: 0, value: $0).as(P.self) }
    }
}

/// The plot, which a style is laid behind.
public struct ChartPlotContent: View {
    public var body: some View { Color.clear }
}
