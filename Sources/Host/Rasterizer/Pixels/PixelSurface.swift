import CPango
import Glibc
import WidgetArchive

/// Premultiplied ARGB32 pixels that Cairo draws on.
final class PixelSurface {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int
    let base: UnsafeMutablePointer<UInt32>

    /// Nil if there is no memory for it. Transparent everywhere, unless whoever asks will paint all of it.
    init?(width: Int, height: Int, isCleared: Bool = true) {
        guard width > 0, height > 0, width < 32_768, height < 32_768 else { return nil }
        let rowBytes = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, CInt(width)))
        guard let data = isCleared ? calloc(height, rowBytes) : malloc(height * rowBytes) else { return nil }
        let surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(rowBytes))!
        // A pattern that Cairo still holds may outlive this.
        let status = cairo_surface_set_user_data(surface, PixelSurface.dataKey, data, { free($0) })
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            free(data)
            return nil
        }
        self.surface = surface
        self.width = width
        self.height = height
        stride = rowBytes / 4
        base = data.assumingMemoryBound(to: UInt32.self)
    }

    nonisolated(unsafe) private static let dataKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    deinit { cairo_surface_destroy(surface) }

    /// The caller destroys it.
    func context() -> OpaquePointer { cairo_create(surface) }

    /// To be called between Cairo's drawing and ours.
    func finishDrawing() { cairo_surface_flush(surface) }

    /// To be called between our drawing and Cairo's.
    func markChanged() { cairo_surface_mark_dirty(surface) }

    /// Puts white behind what is drawn.
    func fillBehind() {
        let context = context()
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_destroy(context)
        finishDrawing()
    }

    func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        UnsafeMutableBufferPointer(start: base + y * stride, count: width)
    }

    /// Makes what lies outside of the corners transparent; the four squares alone are touched.
    func roundCorners(radius: Double) {
        let reach = min(Int((radius * 1.6).rounded(.up)), width / 2, height / 2)
        guard reach > 0, let corner = PixelSurface(width: reach, height: reach) else { return }
        let context = corner.context()
        let frame = ArchiveRect(x: 0, y: 0, width: Double(width), height: Double(height))
        add(.continuousRectangle(frame, radius: radius), to: context)
        cairo_fill(context)
        cairo_destroy(context)
        corner.finishDrawing()
        // The other corners are its mirror images; behind the first pixel that is covered whole, all are.
        for y in 0..<reach {
            let coverage = corner.row(y)
            for row in [self.row(y), self.row(height - 1 - y)] {
                for x in 0..<reach {
                    let part = coverage[x] >> 24
                    if part == 255 { break }
                    row[x] = PixelSurface.scaled(row[x], by: part)
                    row[width - 1 - x] = PixelSurface.scaled(row[width - 1 - x], by: part)
                }
            }
        }
        markChanged()
    }

    /// All four components times a part of 255, rounded.
    static func scaled(_ pixel: UInt32, by part: UInt32) -> UInt32 {
        if part == 255 { return pixel }
        if part == 0 { return 0 }
        // Two components at a time, with room for the product above each.
        let low = (pixel & 0x00FF_00FF) &* part &+ 0x0080_0080
        let high = (pixel >> 8 & 0x00FF_00FF) &* part &+ 0x0080_0080
        let lowResult = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        let highResult = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
        return lowResult | highResult
    }

    /// Keeps what is opaque in another surface of the same size.
    func multiplyAlpha(by mask: PixelSurface) {
        for y in 0..<min(height, mask.height) {
            let (row, coverage) = (row(y), mask.row(y))
            for x in 0..<min(width, mask.width) { row[x] = PixelSurface.scaled(row[x], by: coverage[x] >> 24) }
        }
        markChanged()
    }

    func scale(by opacity: Double) {
        let part = UInt32((max(0, min(1, opacity)) * 255).rounded())
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width { row[x] = PixelSurface.scaled(row[x], by: part) }
        }
        markChanged()
    }

    /// Core Graphics' plus-darker: what both lack of full brightness is added up.
    func addDarker(onto target: OpaquePointer, at box: DeviceBox) {
        guard let data = cairo_image_surface_get_data(target) else { return }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        let targetStride = Int(cairo_image_surface_get_stride(target)) / 4
        let (targetWidth, targetHeight) = (
            Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
        )
        let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
            let targetY = y + box.y + Int(offsetY)
            guard (0..<targetHeight).contains(targetY) else { continue }
            let row = row(y)
            for x in 0..<width {
                let targetX = x + box.x + Int(offsetX)
                guard (0..<targetWidth).contains(targetX), row[x] >> 24 > 0 else { continue }
                let index = targetY * targetStride + targetX
                pixels[index] = PixelSurface.darker(row[x], pixels[index])
            }
        }
        cairo_surface_mark_dirty(target)
    }

    /// R = max(0, 1 - ((1 - D) + (1 - S))) with both premultiplied, as `CGBlendMode.plusDarker` is documented.
    private static func darker(_ source: UInt32, _ target: UInt32) -> UInt32 {
        let (sourceAlpha, targetAlpha) = (Int(source >> 24), Int(target >> 24))
        let alpha = min(255, sourceAlpha + targetAlpha)
        var result = UInt32(alpha) << 24
        for shift in [16, 8, 0] as [UInt32] {
            let lackS = sourceAlpha - Int(source >> shift & 0xFF)
            let lackD = targetAlpha - Int(target >> shift & 0xFF)
            result |= UInt32(max(0, alpha - lackS - lackD)) << shift
        }
        return result
    }
}
