import CPango
public import Foundation
public import FoundationCompat
public import SwiftUICompat

public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// What is painted with.
extension CGContext {
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGContext.self)) }

    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        if let color = Self.color(in: space, nil) { setFillColor(color) }
    }

    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        if let color = Self.color(in: space, nil) { setStrokeColor(color) }
    }

    /// The components of a colour in the space that was set for filling, and its alpha after them.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = Self.color(in: state.fillSpace, components) { setFillColor(color) }
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = Self.color(in: state.strokeSpace, components) { setStrokeColor(color) }
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Without components, black.
    private static func color(in space: CGColorSpace, _ components: UnsafePointer<CGFloat>?) -> CGColor? {
        if let components { return CGColor(colorSpace: space, components: components) }
        var black = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
        if space.model == .cmyk { black[3] = 1 }
        return CGColor(colorSpace: space, components: black)
    }

    /// How far a curve's lines may be from it.
    public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(Double(flatness), 0.01)) }

    /// Without effect: colours keep their values.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    // Without effect: letters are drawn by their own rules.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Where letters are; what draws them is UIKit.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    public func setFont(_ font: CGFont) {}
    public func setFontSize(_ size: CGFloat) {}

    /// Not drawn here: a named warning.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        Unavailable.note("glyphs by their numbers", hint: "Draw the text with NSAttributedString or NSString.")
    }

    /// Everything is drawn at once.
    public func flush() {}
    public func synchronize() {}
}

/// A glyph's number in its font.
public typealias CGGlyph = UInt16

/// Where a user's points are in pixels, as Core Graphics counts them: from the lower left.
extension CGContext {
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: CGFloat(matrix.xx), b: -CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: -CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(height) - CGFloat(matrix.y0))
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

/// What the path is that is being built.
extension CGContext {
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Around the path's points, its controls too.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The path so far; nil without any.
    public var path: CGPath? {
        guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        let path = CGMutablePath()
        let data = UnsafeBufferPointer(start: copy.pointee.data, count: Int(copy.pointee.num_data))
        var index = 0
        while index < data.count {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            // Cairo ends a path that is closed with a move to where the next part would begin.
            case CAIRO_PATH_MOVE_TO where index > 0 && index + Int(header.length) >= data.count: break
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += max(Int(header.length), 1)
        }
        return path
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let (x, y) = (Double(point.x), Double(point.y))
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        let isFilled = mode != .stroke && cairo_in_fill(cairo, x, y) != 0
        let isStroked = mode != .fill && mode != .eoFill && cairo_in_stroke(cairo, x, y) != 0
        return isFilled || isStroked
    }

    /// The outline that a stroke of the path would cover takes its place.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let (cap, join) = (cairo_get_line_cap(cairo), cairo_get_line_join(cairo))
        var dashes = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
        var phase = 0.0
        cairo_get_dash(cairo, &dashes, &phase)
        let dashed =
            dashes.isEmpty
            ? path : path.copy(dashingWithPhase: CGFloat(phase), lengths: dashes.map { CGFloat($0) })
        let stroked = dashed.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)),
            lineCap: cap == CAIRO_LINE_CAP_ROUND ? .round : cap == CAIRO_LINE_CAP_SQUARE ? .square : .butt,
            lineJoin: join == CAIRO_LINE_JOIN_ROUND ? .round : join == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter,
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        beginPath()
        addPath(stroked)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var path = Path()
        path.move(to: currentPointOfPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        append(path.elements.dropFirst())
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        cairo_clip(cairo)
    }
}
