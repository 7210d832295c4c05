import CGdkPixbuf

extension Bitmap {
    /// The most pixels that are decoded: eight times those of the largest widget that a phone takes.
    package static let pixelLimit = 40_000_000

    /// Decodes the first frame, upright. SVG and PDF are not bitmaps: they are `unsupportedFormat` here.
    package init(decoding bytes: [UInt8], pixelLimit: Int = Bitmap.pixelLimit) throws(ImageError) {
        let header = try ImageHeader(bytes: bytes)
        if header.format == .svg || header.format == .pdf { throw .unsupportedFormat(header.format) }
        let (width, height) = (Int(header.width), Int(header.height))
        guard width.multipliedReportingOverflow(by: height).partialValue <= pixelLimit, width <= 1 << 20,
            height <= 1 << 20
        else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }

        if header.format == .png, !bytes.withUnsafeBytes({ HeaderReader(bytes: $0).isCompletePNG }) {
            throw .damaged("it ends too early")
        }
        var failure: UnsafeMutablePointer<GError>?
        func reason() -> ImageError {
            defer { g_clear_error(&failure) }
            return .damaged(failure.map { String(cString: $0.pointee.message) } ?? "it ends too early")
        }
        // Naming the type keeps files that pretend to be something else out of other decoders.
        guard let loader = gdk_pixbuf_loader_new_with_type(header.format.loader, &failure) else {
            g_clear_error(&failure)
            throw .unsupportedFormat(header.format)
        }
        defer { g_object_unref(loader) }
        let isWritten = bytes.withUnsafeBufferPointer {
            gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &failure) != 0
        }
        guard isWritten else {
            gdk_pixbuf_loader_close(loader, nil)
            throw reason()
        }
        guard gdk_pixbuf_loader_close(loader, &failure) != 0, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw reason()
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw .damaged("it does not fit") }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        self.init(upright)
    }

    init(_ pixbuf: OpaquePointer) {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let source = gdk_pixbuf_read_pixels(pixbuf)!
        var isOpaque = true
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            count = width * height
            for y in 0..<height {
                var from = source + y * stride
                let row = y * width
                if hasAlpha {
                    for x in 0..<width {
                        let alpha = UInt32(from[3])
                        isOpaque = isOpaque && alpha == 255
                        let red = Bitmap.premultiplied(from[0], alpha)
                        let green = Bitmap.premultiplied(from[1], alpha)
                        let blue = Bitmap.premultiplied(from[2], alpha)
                        target[row + x] = alpha << 24 | red << 16 | green << 8 | blue
                        from += 4
                    }
                } else {
                    for x in 0..<width {
                        target[row + x] = 0xFF00_0000 | UInt32(from[0]) << 16 | UInt32(from[1]) << 8 | UInt32(from[2])
                        from += 3
                    }
                }
            }
        }
        self.init(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }

    /// The rounded product of two parts of 255.
    private static func premultiplied(_ component: UInt8, _ alpha: UInt32) -> UInt32 {
        let product = UInt32(component) * alpha + 128
        return (product + product >> 8) >> 8
    }
}

extension ImageFormat {
    /// gdk-pixbuf's name of it.
    fileprivate var loader: String {
        switch self {
        case .heif: "heif/avif"
        default: rawValue
        }
    }
}
