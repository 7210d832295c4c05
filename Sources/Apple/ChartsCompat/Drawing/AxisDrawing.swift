import Foundation
import SwiftUICompat
import UIKitCompat

/// Draws grid lines, ticks and labels.
@MainActor
struct AxisDrawing {
    let renderer: ChartRenderer

    /// What stands at a set's values, where it has labels.
    static func label(of set: _AxisMarkSet) -> _AxisMark? {
        guard let content = set.content else { return _AxisMark(kind: .label) }
        let probe = content(AxisValue(index: 0, count: 1, value: set.explicitValues?.first ?? .number(0)))
        return probe.first { $0.kind == .label }
    }

    /// Between the plot and its labels; and between a date's line and the label behind it. Measured (docs/fidelity.md).
    static let labelDistance: CGFloat = 4

    /// Measured too: the lines of dates are dashed, those of values are not.
    private static let lineWidth: CGFloat = 0.5
    private static let dateDash: [CGFloat] = [2, 2]

    /// A marked value of one axis.
    struct Item {
        var isX: Bool
        var place: CGFloat
        var text: String
        var mark: _AxisMark
        var position: AxisMarkPosition
        var isLast: Bool
        var isDate: Bool

        /// A date begins a stretch of the axis, and its label with it, unless it stands in the stretch's middle.
        var standsBehindItsLine: Bool { isX && isDate && mark.kind == .label && !mark.isCentered }
    }

    private var items: [Item] { items(isX: true) + items(isX: false) }

    func items(isX: Bool) -> [Item] {
        let settings = isX ? renderer.settings.x : renderer.settings.y
        let scale = isX ? renderer.x : renderer.y
        guard settings.visibility != .hidden, !scale.isEmpty else { return [] }
        let sets = settings.sets ?? [_AxisMarkSet(position: .automatic, values: .automatic)]
        return sets.flatMap { set -> [Item] in
            let values = set.explicitValues ?? scale.marks(set.values)
            return values.enumerated().flatMap { index, value -> [Item] in
                guard (-0.001...1.001).contains(scale.place(value)) else { return [] }
                let marks =
                    set.content?(AxisValue(index: index, count: values.count, value: value))
                    ?? standard(set, isX: isX, scale: scale)
                return marks.compactMap { mark -> Item? in
                    let text = scale.text(value, among: values, format: mark.format ?? set.format)
                    let place = shifted(scale.place(value), mark, scale, values, index)
                    let item = Item(
                        isX: isX, place: place,
                        text: text, mark: mark, position: set.position,
                        isLast: index == values.count - 1, isDate: scale.isDate)
                    // Behind the axis's end there is no room for a label.
                    return place <= (item.standsBehindItsLine ? 0.999 : 1.001) ? item : nil
                }
            }
        }
    }

    /// A centred label stands in the middle of the stretch that its value begins.
    private func shifted(
        _ place: CGFloat, _ mark: _AxisMark, _ scale: Scale, _ values: [_PlottedValue], _ index: Int
    ) -> CGFloat {
        guard mark.isCentered, !scale.isBand, values.count > 1 else { return place }
        let step =
            index + 1 < values.count
            ? scale.place(values[index + 1]) - place : place - scale.place(values[index - 1])
        return place + step / 2
    }

    private func standard(_ set: _AxisMarkSet, isX: Bool, scale: Scale) -> [_AxisMark] {
        var marks = [_AxisMark(kind: .label)]
        if !scale.isBand { marks.append(_AxisMark(kind: .gridLine, stroke: set.stroke)) }
        if isX, !scale.isBand { marks.append(_AxisMark(kind: .tick, stroke: set.stroke)) }
        return marks
    }

    func drawLines(in context: inout GraphicsContext) {
        let plot = renderer.plot
        for item in items where item.mark.kind != .label {
            var path = Path()
            if item.isX {
                let x = plot.minX + item.place * plot.width
                let isTick = item.mark.kind == .tick
                path.move(to: CGPoint(x: x, y: isTick ? plot.maxY : plot.minY))
                path.addLine(to: CGPoint(x: x, y: isTick ? plot.maxY + item.mark.length : plot.maxY))
            } else {
                let y = plot.maxY - item.place * plot.height
                let isTick = item.mark.kind == .tick
                path.move(to: CGPoint(x: isTick ? plot.maxX : plot.minX, y: y))
                path.addLine(to: CGPoint(x: isTick ? plot.maxX + item.mark.length : plot.maxX, y: y))
            }
            let style = item.mark.style ?? AnyShapeStyle(Color.gray.opacity(0.3))
            let isDateLine = item.mark.kind == .gridLine && (item.isX ? renderer.x : renderer.y).isDate
            let stroke = StrokeStyle(lineWidth: Self.lineWidth, dash: isDateLine ? Self.dateDash : [])
            context.stroke(path, with: .style(style), style: item.mark.stroke ?? stroke)
        }
    }

    /// Labels that are text; those that are views are laid over the canvas.
    func drawLabels(in context: inout GraphicsContext) {
        var end = -CGFloat.infinity
        for item in items where item.mark.kind == .label && item.mark.view == nil {
            let (point, anchor) = labelPlace(item)
            if item.isX {
                // A label that would run into the one before it is left out.
                let width = item.mark.size(of: item.text).width
                guard point.x - anchor.x * width > end + 2 else { continue }
                end = point.x + (1 - anchor.x) * width
            }
            var text = Text(item.text).font(item.mark.font ?? ChartRenderer.labelFont)
            if item.mark.style == nil { text = text.foregroundColor(.secondary) }
            var resolved = context.resolve(text)
            if let style = item.mark.style { resolved.shading = .style(style) }
            context.draw(resolved, at: point, anchor: anchor)
        }
    }

    func labelPlace(_ item: Item) -> (CGPoint, UnitPoint) {
        let plot = renderer.plot
        let distance = Self.labelDistance
        if item.isX {
            let x = plot.minX + item.place * plot.width
            let isOnTop = item.position == .top
            let y = isOnTop ? plot.minY - distance : plot.maxY + distance
            if item.standsBehindItsLine {
                return (CGPoint(x: x + distance, y: y), UnitPoint(x: 0, y: isOnTop ? 1 : 0))
            }
            let isAtEnd = !renderer.x.isBand && !item.mark.isCentered
            let anchor: CGFloat = !isAtEnd ? 0.5 : item.place > 0.97 ? 1 : item.place < 0.03 ? 0 : 0.5
            return (CGPoint(x: x, y: y), UnitPoint(x: anchor, y: isOnTop ? 1 : 0))
        }
        let y = plot.maxY - item.place * plot.height
        let isLeading = item.position == .leading
        return (
            CGPoint(x: isLeading ? plot.minX - distance : plot.maxX + distance, y: y),
            UnitPoint(x: isLeading ? 1 : 0, y: 0.5)
        )
    }
}

extension _AxisMark {
    /// What a text takes up in the label's font.
    @MainActor func size(of text: String) -> CGSize {
        let font = UIFont(font: font ?? ChartRenderer.labelFont, pointSize: 0, fontName: "")
        return text.size(withAttributes: [.font: font])
    }
}
