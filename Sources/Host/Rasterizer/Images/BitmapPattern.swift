import CPango
import ImageLoading

extension Bitmap {
    /// Runs `body` with a Cairo surface over a copy of the pixels; Cairo does not lock what surfaces share.
    ///
    /// The copy is freed when the last reference to the surface goes, which may be a picture's that is still drawn.
    func surface() -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            if stride == width * 4 {
                UnsafeMutableRawPointer(data).copyMemory(from: source.baseAddress!, byteCount: source.count)
            } else {
                for y in 0..<height {
                    (UnsafeMutableRawPointer(data) + y * stride).copyMemory(
                        from: source.baseAddress! + y * width * 4, byteCount: width * 4)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension PixelSurface {
    var bitmap: Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height { pixels.append(contentsOf: row(y)) }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
    }
}
