import CPango
public import Foundation
public import SwiftUICompat

public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Building a path and painting it.
extension CGContext {
    public func beginPath() { cairo_new_path(cairo) }
    public func closePath() { cairo_close_path(cairo) }
    public func move(to point: CGPoint) { cairo_move_to(cairo, Double(point.x), Double(point.y)) }
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, Double(point.x), Double(point.y)) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(
            cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
            Double(end.y))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        var path = Path()
        path.move(to: currentPointOfPath)
        path.addQuadCurve(to: end, control: control)
        append(path.elements.dropFirst())
    }

    public func addRect(_ rect: CGRect) {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }

    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    public func addEllipse(in rect: CGRect) { append(Path(ellipseIn: rect).elements[...]) }
    public func addPath(_ path: CGPath) { append(Path(path).elements[...]) }

    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let (x, y, start, end) = (Double(center.x), Double(center.y), Double(startAngle), Double(endAngle))
        // Clockwise in a space whose y grows upwards.
        if clockwise {
            cairo_arc_negative(cairo, x, y, Double(radius), start, end)
        } else {
            cairo_arc(cairo, x, y, Double(radius), start, end)
        }
    }

    public func fillPath() { fillPath(using: .winding) }
    public func fillPath(using rule: CGPathFillRule) { paint(stroking: false, evenOdd: rule == .evenOdd) }
    public func strokePath() { paint(stroking: true) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        switch mode {
        case .fill, .eoFill: paint(stroking: false, evenOdd: isEvenOdd)
        case .stroke: paint(stroking: true)
        case .fillStroke, .eoFillStroke:
            let path = cairo_copy_path(cairo)
            paint(stroking: false, evenOdd: isEvenOdd)
            cairo_append_path(cairo, path)
            paint(stroking: true)
            cairo_path_destroy(path)
        }
    }

    public func fill(_ rect: CGRect) { paint(rect: rect, stroking: false) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func stroke(_ rect: CGRect) { paint(rect: rect, stroking: true) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        setLineWidth(width)
        stroke(rect)
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        paint(stroking: false)
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        paint(stroking: true)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        paint(stroking: true)
    }

    public func clear(_ rect: CGRect) {
        load()
        defer { store() }
        cairo_save(cairo)
        beginPath()
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    public func clip() { clip(using: .winding) }
    public func clip(using rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        cairo_clip(cairo)
    }

    public func resetClip() {
        cairo_reset_clip(cairo)
        removeMasks()
    }

    /// Draws an image as Core Graphics does: upside down in a space whose y grows downwards.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, byTiling: false) }
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        let bitmap = image.isMask ? image.painted(state.fill) : image.bitmap
        draw(bitmap, in: rect, blendMode: blendMode, alpha: 1, isTiled: byTiling)
        restoreGState()
    }

    private func paint(rect: CGRect, stroking: Bool) {
        beginPath()
        addRect(rect)
        paint(stroking: stroking)
    }

    func append(_ elements: ArraySlice<Path.Element>) {
        var last = currentPointOfPath
        for element in elements {
            switch element {
            case .move(let point):
                move(to: point)
                last = point
            case .line(let point):
                addLine(to: point)
                last = point
            case .curve(let point, let first, let second):
                addCurve(to: point, control1: first, control2: second)
                last = point
            case .quadCurve(let point, let control):
                // A quadratic curve is the cubic whose controls are two thirds of the way to its own.
                func toward(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                addCurve(to: point, control1: toward(last), control2: toward(point))
                last = point
            case .closeSubpath: closePath()
            }
        }
    }
}
