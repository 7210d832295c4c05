import CDeflate
import Glibc

/// Writes PNG files (RFC 2083), quickly: a widget's picture is looked at once and thrown away.
enum PNGEncoder {
    /// The level at which libdeflate spends least on pictures of widgets.
    private static let level: CInt = 1

    static func encode(_ surface: PixelSurface) throws(RasterizerError) -> [UInt8] {
        let isOpaque = isOpaque(surface)
        let filtered = isOpaque ? filteredRGB(surface) : filteredRGBA(surface)
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, filtered.count)
        // Before the data: signature, header chunk, and the data chunk's length and type.
        let head = 8 + 25 + 8
        let bytes = [UInt8](unsafeUninitializedCapacity: head + bound + 16) { file, count in
            let base = UnsafeMutableRawPointer(file.baseAddress!)
            let size = libdeflate_zlib_compress(compressor, filtered, filtered.count, base + head, bound)
            guard size > 0 else { return }
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            base.copyMemory(from: signature, byteCount: 8)
            let header = big(surface.width) + big(surface.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
            (base + 16).copyMemory(from: header, byteCount: 13)
            closeChunk("IHDR", at: base + 8, count: 13)
            closeChunk("IDAT", at: base + 33, count: size)
            closeChunk("IEND", at: base + head + size + 4, count: 0)
            count = head + size + 4 + 12
        }
        guard !bytes.isEmpty else { throw .encoding("libdeflate gave nothing") }
        return bytes
    }

    private static func big(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }

    /// Writes a chunk's length, type and checksum around the data that is in place already.
    private static func closeChunk(_ type: String, at start: UnsafeMutableRawPointer, count: Int) {
        start.copyMemory(from: big(count), byteCount: 4)
        (start + 4).copyMemory(from: Array(type.utf8), byteCount: 4)
        let checksum = libdeflate_crc32(0, start + 4, count + 4)
        (start + 8 + count).copyMemory(from: big(Int(checksum)), byteCount: 4)
    }

    private static func isOpaque(_ surface: PixelSurface) -> Bool {
        // Corners are where widgets are transparent, so mostly the first pixel tells.
        for y in 0..<surface.height {
            var all: UInt32 = .max
            for pixel in surface.row(y) { all &= pixel }
            if all < 0xFF00_0000 { return false }
        }
        return true
    }

    /// Every row less the one above (filter 2): what is the same in both becomes zeros, which compress fastest.
    private static func filteredRGBA(_ surface: PixelSurface) -> [UInt8] {
        let (width, height) = (surface.width, surface.height)
        let stride = width * 4 + 1
        var above = [UInt32](repeating: 0, count: width)
        return [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
            above.withUnsafeMutableBufferPointer { above in
                for y in 0..<height {
                    let out = UnsafeMutableRawPointer(target.baseAddress! + y * stride)
                    out.storeBytes(of: 2, as: UInt8.self)
                    let row = surface.row(y)
                    for x in 0..<width {
                        let color = straight(row[x])
                        (out + 1 + x * 4).storeBytes(of: difference(color, above[x]), as: UInt32.self)
                        above[x] = color
                    }
                }
            }
            count = stride * height
        }
    }

    private static func filteredRGB(_ surface: PixelSurface) -> [UInt8] {
        let (width, height) = (surface.width, surface.height)
        let stride = width * 3 + 1
        return [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
            for y in 0..<height {
                var out = target.baseAddress! + y * stride
                out[0] = 2
                out += 1
                let row = surface.row(y)
                let above = y > 0 ? surface.row(y - 1) : nil
                for x in 0..<width {
                    let color = difference(row[x], above?[x] ?? 0)
                    out[0] = UInt8(truncatingIfNeeded: color >> 16)
                    out[1] = UInt8(truncatingIfNeeded: color >> 8)
                    out[2] = UInt8(truncatingIfNeeded: color)
                    out += 3
                }
            }
            count = stride * height
        }
    }

    /// Four bytes' differences at once: the highest bit of each is kept from borrowing.
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
    }

    /// Red, green, blue and alpha bytes in a file's order, not premultiplied.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16 }
        if alpha == 0 { return 0 }
        func component(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
        return alpha << 24 | component(0) << 16 | component(8) << 8 | component(16)
    }
}
