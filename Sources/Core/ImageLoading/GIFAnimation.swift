import CGdkPixbuf

/// What a GIF says of its frames.
package struct GIFAnimation: Sendable, Hashable {
    /// How long each frame is shown, in seconds.
    package private(set) var delays: [Double] = []
    /// How often the frames are shown; nought for ever, and nil where the file says nothing, which is once.
    package private(set) var loopCount: Int?

    /// Nil for what is no GIF, or has no frame.
    package init?(_ bytes: [UInt8]) {
        guard bytes.withUnsafeBytes(ImageFormat.init) == .gif, bytes.count > 13 else { return nil }
        func colorTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        var offset = 13 + colorTable(bytes[10])
        var delay = 0.0
        func skipBlocks() {
            while offset < bytes.count, bytes[offset] > 0 { offset += 1 + Int(bytes[offset]) }
            offset += 1
        }
        while offset + 10 < bytes.count {
            switch (bytes[offset], bytes[offset + 1]) {
            case (0x21, let label):
                if label == 0xF9 { delay = Double(UInt16(bytes[offset + 4]) | UInt16(bytes[offset + 5]) << 8) / 100 }
                let isLoop = label == 0xFF && offset + 18 < bytes.count && bytes[offset + 3] == UInt8(ascii: "N")
                if isLoop { loopCount = Int(bytes[offset + 16]) | Int(bytes[offset + 17]) << 8 }
                offset += 2
                skipBlocks()
            case (0x2C, _):
                delays.append(delay)
                delay = 0
                // After the descriptor and its colours comes the size of the first codes.
                offset += 10 + colorTable(bytes[offset + 9]) + 1
                skipBlocks()
            default: offset = bytes.count
            }
        }
        if delays.isEmpty { return nil }
    }
}

extension Bitmap {
    /// Decodes a GIF's frame upon those before it.
    package init(decoding bytes: [UInt8], frame: Int, pixelLimit: Int = Bitmap.pixelLimit) throws(ImageError) {
        let header = try ImageHeader(bytes: bytes)
        guard header.format == .gif, frame > 0 else {
            self = try Bitmap(decoding: bytes, pixelLimit: pixelLimit)
            return
        }
        let (width, height) = (Int(header.width), Int(header.height))
        guard width * height <= pixelLimit else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }
        guard let loader = gdk_pixbuf_loader_new_with_type("gif", nil) else { throw .unsupportedFormat(.gif) }
        defer { g_object_unref(loader) }
        let isWritten = bytes.withUnsafeBufferPointer {
            gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        // A GTimeVal, whose name GLib deprecates and gdk-pixbuf asks for.
        var time = [0, 0]
        guard isWritten, isClosed, let animation = gdk_pixbuf_loader_get_animation(loader),
            let iterator = time.withUnsafeBytes({ gdk_pixbuf_animation_get_iter(animation, bound($0)) })
        else { throw .damaged("it ends too early") }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        for _ in 0..<frame {
            let milliseconds = max(Int(gdk_pixbuf_animation_iter_get_delay_time(iterator)), 0)
            let microseconds = time[1] + milliseconds * 1000
            time = [time[0] + microseconds / 1_000_000, microseconds % 1_000_000]
            time.withUnsafeBytes { _ = gdk_pixbuf_animation_iter_advance(iterator, bound($0)) }
        }
        self.init(gdk_pixbuf_animation_iter_get_pixbuf(iterator))
    }
}

private func bound<Pointee>(_ bytes: UnsafeRawBufferPointer) -> UnsafePointer<Pointee>? {
    bytes.baseAddress?.assumingMemoryBound(to: Pointee.self)
}
