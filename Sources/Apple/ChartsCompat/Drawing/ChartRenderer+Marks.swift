import Foundation
import SwiftUICompat

extension ChartRenderer {
    func drawBar(_ item: PlacedMark, in context: inout GraphicsContext) {
        let rect = rect(of: item)
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(item.mark.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
        var context = context
        context.opacity *= item.mark.opacity
        context.fill(path, with: .style(colors.style(of: item.mark)))
    }

    /// The places that a rule reaches between: the whole axis where nothing is said.
    func ends(_ extent: Mark.Extent?, on scale: Scale) -> (CGFloat, CGFloat) {
        guard let extent else { return (0, 1) }
        return (scale.place(extent.start), extent.end.map(scale.place) ?? scale.place(extent.start))
    }

    func drawRule(_ item: PlacedMark, in context: inout GraphicsContext) {
        let mark = item.mark
        let (horizontal, vertical) = (ends(mark.x, on: x), ends(mark.y, on: y))
        var path = Path()
        path.move(to: point(x: horizontal.0, y: vertical.0))
        path.addLine(to: point(x: horizontal.1, y: vertical.1))
        var context = context
        context.opacity *= mark.opacity
        context.stroke(
            path, with: .style(colors.style(of: mark)), style: colors.stroke(of: mark) ?? StrokeStyle(lineWidth: 1))
    }

    /// Draws lines or areas, each through the points of its series.
    func drawSeries(_ kind: Mark.Kind, in context: inout GraphicsContext) {
        var keys: [String] = []
        var series: [String: [PlacedMark]] = [:]
        for item in placed where item.mark.kind == kind {
            if series[item.mark.seriesKey] == nil { keys.append(item.mark.seriesKey) }
            series[item.mark.seriesKey, default: []].append(item)
        }
        for key in keys {
            guard let items = series[key], let first = items.first else { continue }
            let points = items.compactMap { point(of: $0) }
            var curve = SeriesPath(points: points, method: first.mark.interpolation).path
            var layer = context
            layer.opacity *= first.mark.opacity
            let style = colors.style(of: first.mark)
            if kind == .line {
                layer.stroke(
                    curve, with: .style(style),
                    style: colors.stroke(of: first.mark)
                        ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            } else if points.count > 1 {
                let base = items.compactMap { item -> CGPoint? in
                    point(of: item).map { CGPoint(x: $0.x, y: point(x: 0, y: y.place(.number(item.low))).y) }
                }
                let back = SeriesPath(points: base.reversed(), method: first.mark.interpolation).path
                for element in back.elements {
                    switch element {
                    case .move(let point), .line(let point): curve.addLine(to: point)
                    case .curve(let point, let one, let two): curve.addCurve(to: point, control1: one, control2: two)
                    case .quadCurve(let point, let control): curve.addQuadCurve(to: point, control: control)
                    case .closeSubpath: break
                    }
                }
                curve.closeSubpath()
                layer.fill(curve, with: .style(style))
            }
        }
    }

    func drawSymbol(_ item: PlacedMark, in context: inout GraphicsContext) {
        guard let center = point(of: item) else { return }
        let side = max(colors.symbolSize(of: item.mark), 1).squareRoot()
        let rect = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let shape = colors.symbol(of: item.mark)
        var context = context
        context.opacity *= item.mark.opacity
        context.fill(shape.path(inUnitRect: rect), with: .style(colors.style(of: item.mark)))
    }

    func drawSectors(in context: inout GraphicsContext) {
        for item in placed where item.mark.kind == .sector {
            var layer = context
            layer.opacity *= item.mark.opacity
            layer.fill(sector(item), with: .style(colors.style(of: item.mark)))
        }
    }

    /// The angles that a sector lies between, clockwise from the top.
    private func angles(of item: PlacedMark) -> (start: Double, end: Double) {
        (item.low * 2 * .pi - .pi / 2, item.high * 2 * .pi - .pi / 2)
    }

    /// A sector's radii, from the middle of the plot.
    private func radii(of mark: Mark) -> (inner: CGFloat, outer: CGFloat) {
        let radius = min(plot.width, plot.height) / 2
        return (
            mark.innerRadius.size(in: radius, automatic: 0),
            min(mark.outerRadius.size(in: radius, automatic: 1), radius)
        )
    }

    /// The middle of a sector, where its annotations are.
    func middle(of item: PlacedMark) -> CGPoint {
        let (start, end) = angles(of: item)
        let (inner, outer) = radii(of: item.mark)
        let radius = (inner + outer) / 2
        return CGPoint(
            x: plot.midX + radius * CGFloat(cos((start + end) / 2)),
            y: plot.midY + radius * CGFloat(sin((start + end) / 2)))
    }

    func sector(_ item: PlacedMark) -> Path {
        let mark = item.mark
        let (start, end) = angles(of: item)
        let (inner, outer) = radii(of: mark)
        let center = CGPoint(x: plot.midX, y: plot.midY)
        // The gap is as wide at the hole as at the rim.
        func gap(_ radius: CGFloat) -> Double {
            guard radius > mark.angularInset else { return 0 }
            return min(asin(Double(mark.angularInset / radius)), (end - start) / 2)
        }
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(start + gap(outer)),
            endAngle: .radians(end - gap(outer)), clockwise: false)
        if inner > 0.5 {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(end - gap(inner)),
                endAngle: .radians(start + gap(inner)), clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }
}
