import CGdkPixbuf

extension Bitmap {
    package enum Encoding: Sendable {
        case png
        /// 0...1.
        case jpeg(quality: Double)
        /// 0...1.
        case webp(quality: Double)
    }

    /// The file's bytes, or nil when there is nothing to encode.
    package func encoded(as encoding: Encoding) -> [UInt8]? {
        guard width > 0, height > 0 else { return nil }
        var straight = straightPixels
        return straight.withUnsafeMutableBufferPointer { buffer -> [UInt8]? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    buffer.baseAddress, GDK_COLORSPACE_RGB, 1, 8, CInt(width), CInt(height), CInt(width * 4), nil, nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            var data: UnsafeMutablePointer<CChar>?
            var count: gsize = 0
            let isSaved =
                switch encoding {
                case .png: gdk_pixbuf_save_to_bufferv(pixbuf, &data, &count, "png", nil, nil, nil)
                case .jpeg(let quality): Bitmap.save(pixbuf, as: "jpeg", quality, &data, &count)
                case .webp(let quality): Bitmap.save(pixbuf, as: "webp", quality, &data, &count)
                }
            guard isSaved != 0, let data else { return nil }
            defer { g_free(data) }
            return data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
                [UInt8](UnsafeBufferPointer(start: $0, count: Int(count)))
            }
        }
    }

    private static func save(
        _ pixbuf: OpaquePointer, as type: String, _ quality: Double,
        _ data: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
        _ count: UnsafeMutablePointer<gsize>
    ) -> gboolean {
        let percent = Int((max(0, min(1, quality)) * 100).rounded())
        return "quality".withCString { key in
            String(percent).withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, data, count, type, &keys, &values, nil)
            }
        }
    }

    /// Four bytes for each pixel: red, green, blue, not premultiplied, and alpha.
    package var straightPixels: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for pixel in pixels {
            let alpha = pixel >> 24
            for shift in [16, 8, 0] as [UInt32] {
                let component = pixel >> shift & 0xFF
                bytes.append(alpha == 0 ? 0 : UInt8(min(255, (component * 255 + alpha / 2) / alpha)))
            }
            bytes.append(UInt8(alpha))
        }
        return bytes
    }

    /// The same picture in another size, averaged over the pixels that each new one covers.
    package func resized(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
            return Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
        }
        var straight = straightPixels
        return straight.withUnsafeMutableBufferPointer { buffer in
            let source = gdk_pixbuf_new_from_data(
                buffer.baseAddress, GDK_COLORSPACE_RGB, 1, 8, CInt(width), CInt(height), CInt(width * 4), nil, nil)!
            defer { g_object_unref(UnsafeMutableRawPointer(source)) }
            let scaled = gdk_pixbuf_scale_simple(source, CInt(newWidth), CInt(newHeight), GDK_INTERP_BILINEAR)!
            defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
            return Bitmap(scaled)
        }
    }
}
