import CPango
public import Foundation
public import FoundationCompat
import ImageLoading
public import SwiftUICompat
import WidgetArchive

/// Not of C's convention, so that it may be a closure.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// A picture that is being drawn, on Cairo.
///
/// `@unchecked Sendable`: like Core Graphics' own it is passed about, and drawn into by one thread at a time.
public final class CGContext: @unchecked Sendable {
    let cairo: OpaquePointer
    private let surface: OpaquePointer
    private let pixelWidth: Int
    private let pixelHeight: Int
    private let isOpaque: Bool
    var state = State()
    /// What is in force outside of the transparency layers that are begun.
    var layers: [State] = []
    private var saved: [State] = []
    /// Where callers read and write the pixels, once they have given or asked for it.
    private var memory: UnsafeMutableRawPointer?
    private var ownsMemory = false
    private var release: () -> Void = {}
    private var baseMatrix = cairo_matrix_t()
    private let layout: PixelLayout?
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo

    struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var masks: [ClippingMask] = []
        var fillSpace = CGColorSpaceCreateDeviceGray()
        var strokeSpace = CGColorSpaceCreateDeviceGray()
        var fillPattern: PatternSource?
        var strokePattern: PatternSource?
        var patternPhase = CGSize.zero
    }

    public var textMatrix = CGAffineTransform.identity
    public var interpolationQuality = CGInterpolationQuality.default

    /// A picture in points, whose y grows downwards, as UIKit has it.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.init(
            size: size, scale: scale, isOpaque: isOpaque, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
                | (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue)
    }

    private init?(
        size: CGSize, scale: CGFloat, isOpaque: Bool, bytesPerRow: Int = 0, space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard width > 0, height > 0, width * height <= Bitmap.pixelLimit,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height)),
            let cairo = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.cairo = cairo
        self.isOpaque = isOpaque
        pixelWidth = width
        pixelHeight = height
        layout = PixelLayout(space: space, bitmapInfo: bitmapInfo)
        self.bytesPerRow = bytesPerRow == 0 ? width * (layout?.bytesPerPixel ?? 4) : bytesPerRow
        colorSpace = space
        self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
        cairo_set_line_width(cairo, 1)
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_get_matrix(cairo, &baseMatrix)
        if isOpaque { fill(CGRect(origin: .zero, size: size)) }
    }

    /// A picture in pixels, whose y grows upwards, as Core Graphics has it.
    ///
    /// `data` holds the pixels before and after each drawing; nil for an arrangement of them that Core Graphics does not
    /// draw into either, and for components of another size than a byte.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo), bitsPerComponent == 8,
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
        else { return nil }
        self.init(
            size: CGSize(width: width, height: height), scale: 1, isOpaque: layout.isOpaque, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        cairo_translate(cairo, 0, Double(height))
        cairo_scale(cairo, 1, -1)
        cairo_get_matrix(cairo, &baseMatrix)
        memory = data
        load()
    }

    /// As above; `releaseCallback` is called when the context goes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        release = { releaseCallback?(releaseInfo, data) }
    }

    /// Nil, and a warning: documents are not drawn into here.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        Unavailable.note("a PDF document to draw into")
        return nil
    }

    /// Nil, and a warning: documents are not drawn into here.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        Unavailable.note("a PDF document to draw into")
        return nil
    }

    deinit {
        release()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        if ownsMemory { memory?.deallocate() }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { (layout?.bytesPerPixel ?? 4) * 8 }
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(bitmapInfo) }

    /// The pixels, which can be written to as well.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil, layout != nil {
            memory = .allocate(byteCount: bytesPerRow * pixelHeight, alignment: 16)
            ownsMemory = true
            store()
        }
        return memory
    }

    public var width: Int { pixelWidth }
    public var height: Int { pixelHeight }

    // MARK: State

    public func saveGState() {
        saved.append(state)
        cairo_save(cairo)
    }

    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        cairo_restore(cairo)
    }

    public func setFillColor(_ color: CGColor) {
        state.fill = color
        state.fillPattern = nil
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
        state.strokePattern = nil
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, Double(width)) }
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(
            cairo,
            cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(
            cairo,
            join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let dashes = lengths.map(Double.init)
        cairo_set_dash(cairo, dashes, CInt(dashes.count), Double(phase))
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Without effect: shadows are not drawn into bitmaps.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Without effect: shadows are not drawn into bitmaps.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    // MARK: Transforms

    public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, Double(x), Double(y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { cairo_scale(cairo, Double(x), Double(y)) }
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, Double(angle)) }

    public func concatenate(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
        cairo_transform(cairo, &matrix)
    }

    // MARK: Painting

    /// Fills or strokes Cairo's path, which is used up by it.
    func paint(stroking: Bool, evenOdd: Bool = false) {
        painting(state.blendMode) {
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            func paint() { if stroking { cairo_stroke(cairo) } else { cairo_fill(cairo) } }
            if let pattern = stroking ? state.strokePattern : state.fillPattern {
                withSource(pattern, paint)
            } else {
                setSource(stroking ? state.stroke : state.fill)
                paint()
            }
        }
    }

    /// Paints onto what was written into the memory, through the masks that are in force.
    func painting(_ blendMode: CGBlendMode, _ body: () -> Void) {
        load()
        defer { store() }
        cairo_set_operator(cairo, blendMode.cairoOperator)
        guard let last = state.masks.last else { return body() }
        for _ in state.masks { cairo_push_group(cairo) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        body()
        for mask in state.masks {
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, mask === last ? blendMode.cairoOperator : CAIRO_OPERATOR_OVER)
            mask.paint(in: cairo)
        }
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }

    func setBaseMatrix() { cairo_set_matrix(cairo, &baseMatrix) }
    func add(_ mask: ClippingMask) { state.masks.append(mask) }
    func removeMasks() { state.masks = [] }

    func setSource(_ color: CGColor) {
        let color = color.resolved.sRGB
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    /// Draws a bitmap into a rectangle, upright in UIKit's sense.
    ///
    /// - Parameter isTiled: whether the bitmap is repeated all over the clip.
    func draw(_ bitmap: Bitmap, in rect: CGRect, blendMode: CGBlendMode, alpha: Double, isTiled: Bool = false) {
        guard bitmap.width > 0, bitmap.height > 0, !rect.isEmpty else { return }
        painting(blendMode) { paint(bitmap, in: rect, alpha: alpha, isTiled: isTiled) }
    }

    private func paint(_ bitmap: Bitmap, in rect: CGRect, alpha: Double, isTiled: Bool) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(bitmap.width), Double(rect.height) / Double(bitmap.height))
        var pixels = bitmap.pixels
        pixels.withUnsafeMutableBytes { bytes in
            let image = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, CInt(bitmap.width),
                CInt(bitmap.height), CInt(bitmap.width * 4))
            cairo_set_source_surface(cairo, image, 0, 0)
            cairo_pattern_set_filter(
                cairo_get_source(cairo), interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(cairo_get_source(cairo), isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            if !isTiled {
                cairo_rectangle(cairo, 0, 0, Double(bitmap.width), Double(bitmap.height))
                cairo_clip(cairo)
            }
            cairo_paint_with_alpha(cairo, alpha * state.alpha)
            // The surface lives as long as the pixels.
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
            cairo_surface_destroy(image)
        }
    }

    var blendMode: CGBlendMode { state.blendMode }

    public func makeImage() -> CGImage? {
        load()
        let pixels = withRows { rows in rows.flatMap { Array($0) } }
        guard pixels.count == pixelWidth * pixelHeight else { return nil }
        return CGImage(Bitmap(width: pixelWidth, height: pixelHeight, pixels: pixels, isOpaque: isOpaque))
    }

    // MARK: Memory

    /// Takes over what callers have written into the memory.
    func load() {
        guard let memory, let layout else { return }
        withRows { rows in
            for (index, row) in rows.enumerated() {
                for column in row.indices {
                    row[column] = layout.pixel(
                        at: memory + index * bytesPerRow + column * layout.bytesPerPixel)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Shows callers what was drawn.
    func store() {
        guard let memory, let layout else { return }
        withRows { rows in
            for (index, row) in rows.enumerated() {
                for column in row.indices {
                    layout.store(row[column], at: memory + index * bytesPerRow + column * layout.bytesPerPixel)
                }
            }
        }
    }

    private func withRows<Result>(_ body: ([UnsafeMutableBufferPointer<UInt32>]) -> Result) -> Result {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return body([]) }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        return data.withMemoryRebound(to: UInt32.self, capacity: stride * pixelHeight) { words in
            body((0..<pixelHeight).map { UnsafeMutableBufferPointer(start: words + $0 * stride, count: pixelWidth) })
        }
    }
}
