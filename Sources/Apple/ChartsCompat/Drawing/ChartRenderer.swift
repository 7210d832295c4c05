import Foundation
import SwiftUICompat
import UIKitCompat

/// Draws a chart's marks and axes into a canvas.
@MainActor
struct ChartRenderer {
    let placed: [PlacedMark]
    let settings: ChartSettings
    let colors: ChartColors
    let x: Scale
    let y: Scale
    let plot: CGRect

    static let labelFont = Font.system(size: 10)

    init(marks: [Mark], settings: ChartSettings, size: CGSize) {
        self.settings = settings
        colors = ChartColors(marks: marks, settings: settings)
        let all = PlacedMark.place(marks.filter(\.isFinite)).sorted { $0.mark.zIndex < $1.mark.zIndex }
        let x = Scale(all.flatMap(\.xValues), isVertical: false, settings: settings.x)
        let y = Scale(all.flatMap(\.yValues), isVertical: true, settings: settings.y)
        // What is no category of a scale is not in the chart.
        placed = all.filter { item in
            func isHeld(_ extent: Mark.Extent?, by scale: Scale) -> Bool {
                !scale.isBand || extent.map { scale.holds($0.start) } ?? true
            }
            return isHeld(item.mark.x, by: x) && isHeld(item.mark.y, by: y)
        }
        let room = Self.plot(in: size, x: x, y: y, settings: settings)
        // Points at the edges are shown whole.
        let symbols = placed.filter(\.mark.showsSymbol).map { [colors] item in
            colors.symbolSize(of: item.mark).squareRoot() / 2
        }
        plot = room.insetBy(dx: min(symbols.max() ?? 0, room.width / 4), dy: 0)
        self.x = x.padded(settings.x.padding, length: plot.width)
        self.y = y.padded(settings.y.padding, length: plot.height)
    }

    /// What the labels leave of the chart.
    private static func plot(
        in size: CGSize, x: Scale, y: Scale, settings: ChartSettings
    ) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        func sets(of axis: ChartSettings.AxisSettings) -> [_AxisMarkSet] {
            axis.sets ?? [_AxisMarkSet(position: .automatic, values: .automatic)]
        }
        if settings.x.visibility != .hidden, !x.isEmpty {
            let labels = sets(of: settings.x).compactMap(AxisDrawing.label)
            let height = labels.map { $0.size(of: "0").height }.max().map { $0 + AxisDrawing.labelDistance } ?? 0
            let isOnTop = settings.x.sets?.first?.position == .top
            if isOnTop { frame.origin.y += height }
            frame.size.height -= height
        }
        if settings.y.visibility != .hidden, !y.isEmpty {
            let sets = sets(of: settings.y)
            let widths = sets.flatMap { set -> [CGFloat] in
                guard let label = AxisDrawing.label(of: set) else { return [] }
                let values = set.explicitValues ?? y.marks(set.values)
                let format = label.format ?? set.format
                return values.map { label.size(of: y.text($0, among: values, format: format)).width }
            }
            let width = widths.max().map { $0 + AxisDrawing.labelDistance } ?? 0
            if sets.contains(where: { $0.position == .leading }) { frame.origin.x += width }
            frame.size.width -= width
        }
        frame.size.width = max(frame.width, 1)
        frame.size.height = max(frame.height, 1)
        return frame
    }

    func draw(in context: inout GraphicsContext) {
        if placed.contains(where: { $0.mark.kind == .sector }) { return drawSectors(in: &context) }
        AxisDrawing(renderer: self).drawLines(in: &context)
        var inside = context
        if settings.x.domain != nil || settings.y.domain != nil { inside.clip(to: Path(plot.insetBy(dx: -8, dy: -1))) }
        drawSeries(.area, in: &inside)
        for item in placed {
            switch item.mark.kind {
            case .bar, .rectangle: drawBar(item, in: &inside)
            case .rule: drawRule(item, in: &inside)
            default: break
            }
        }
        drawSeries(.line, in: &inside)
        for item in placed where item.mark.showsSymbol && item.mark.symbolView == nil { drawSymbol(item, in: &inside) }
        AxisDrawing(renderer: self).drawLabels(in: &context)
    }

    // MARK: Places

    func point(x value: CGFloat, y other: CGFloat) -> CGPoint {
        CGPoint(x: plot.minX + value * plot.width, y: plot.maxY - other * plot.height)
    }

    /// A date that stands for a whole unit lies in the unit's middle.
    func place(_ extent: Mark.Extent?, on scale: Scale) -> CGFloat? {
        guard let extent else { return nil }
        guard let end = extent.end else { return scale.place(extent.start) }
        return (scale.place(extent.start) + scale.place(end)) / 2
    }

    /// The mark's point; nil where it has no place on one of the axes.
    func point(of item: PlacedMark) -> CGPoint? {
        let vertical = item.mark.kind == .area ? y.place(.number(item.high)) : place(item.mark.y, on: y)
        let point = point(x: place(item.mark.x, on: x) ?? 0.5, y: vertical ?? 0.5)
        return CGPoint(x: point.x + item.mark.offset.width, y: point.y + item.mark.offset.height)
    }

    /// The rectangle of a bar or a rectangle mark.
    func rect(of item: PlacedMark) -> CGRect {
        let mark = item.mark
        let grows = mark.kind == .bar
        func span(_ extent: Mark.Extent?, on scale: Scale, _ dimension: MarkDimension, _ length: CGFloat) -> (
            CGFloat, CGFloat
        ) {
            guard let extent else { return (0, 1) }
            // Measured for units of dates (docs/fidelity.md).
            let ratio: CGFloat = mark.kind == .rectangle ? 1 : 0.7
            let space: CGFloat
            let middle: CGFloat
            if let end = extent.end, !scale.isBand {
                let (low, high) = (scale.place(extent.start), scale.place(end))
                if mark.kind == .rectangle || mark.isXRange || mark.isYRange {
                    if case .automatic = dimension.kind, mark.kind == .rectangle { return (low, high) }
                }
                space = abs(high - low)
                middle = (low + high) / 2
            } else {
                space = scale.isBand ? scale.bandwidth : 8 / max(length, 1)
                middle = scale.place(extent.start)
            }
            var size = dimension.size(in: space * length, automatic: ratio) / max(length, 1)
            var center = middle
            if item.groupCount > 1 {
                let whole = size
                size = whole / CGFloat(item.groupCount)
                center += size * (CGFloat(item.group) + 0.5) - whole / 2
            }
            return (center - size / 2, center + size / 2)
        }
        let horizontal: (CGFloat, CGFloat)
        let vertical: (CGFloat, CGFloat)
        if grows, item.isHorizontal {
            horizontal =
                mark.isXRange
                ? (x.place(mark.x?.start ?? .number(0)), x.place(mark.x?.end ?? .number(0)))
                : mark.x == nil ? (0, 1) : (x.place(.number(item.low)), x.place(.number(item.high)))
            vertical = span(mark.y, on: y, mark.height, plot.height)
        } else if grows {
            horizontal = span(mark.x, on: x, mark.width, plot.width)
            vertical =
                mark.isYRange
                ? (y.place(mark.y?.start ?? .number(0)), y.place(mark.y?.end ?? .number(0)))
                : mark.y == nil ? (0, 1) : (y.place(.number(item.low)), y.place(.number(item.high)))
        } else {
            horizontal = span(mark.x, on: x, mark.width, plot.width)
            vertical = span(mark.y, on: y, mark.height, plot.height)
        }
        let first = point(x: horizontal.0, y: vertical.0)
        let second = point(x: horizontal.1, y: vertical.1)
        return CGRect(
            x: min(first.x, second.x) + mark.offset.width, y: min(first.y, second.y) + mark.offset.height,
            width: abs(second.x - first.x), height: abs(second.y - first.y))
    }
}
