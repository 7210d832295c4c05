import CDeflate
import Glibc

/// Writes PNG files (RFC 2083) of 8-bit red, green, blue and alpha, quickly: a widget's picture is looked at once.
enum PNGEncoder {
    static func encode(_ surface: PixelSurface) -> [UInt8] {
        let deflater = PixelDeflater(surface)
        // Before the data: signature, header chunk, and the data chunk's length and type.
        let head = 8 + 25 + 8
        let bytes = [UInt8](unsafeUninitializedCapacity: head + deflater.sizeBound + 16) { file, count in
            let base = UnsafeMutableRawPointer(file.baseAddress!)
            let size = deflater.write(to: base + head)
            base.copyMemory(from: signature, byteCount: 8)
            let header = big(surface.width) + big(surface.height) + [8, 6, 0, 0, 0]
            (base + 16).copyMemory(from: header, byteCount: 13)
            closeChunk("IHDR", at: base + 8, count: 13)
            closeChunk("IDAT", at: base + 33, count: size)
            closeChunk("IEND", at: base + head + size + 4, count: 0)
            count = head + size + 4 + 12
        }
        return bytes
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A whole chunk.
    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: content.count + 12) { chunk, count in
            let start = UnsafeMutableRawPointer(chunk.baseAddress!)
            (start + 8).copyMemory(from: content, byteCount: content.count)
            closeChunk(type, at: start, count: content.count)
            count = content.count + 12
        }
    }

    /// The first byte is the highest.
    static func big(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }

    /// Writes a chunk's length, type and checksum around the data that is in place already.
    private static func closeChunk(_ type: String, at start: UnsafeMutableRawPointer, count: Int) {
        start.copyMemory(from: big(count), byteCount: 4)
        (start + 4).copyMemory(from: Array(type.utf8), byteCount: 4)
        let checksum = libdeflate_crc32(0, start + 4, count + 4)
        (start + 8 + count).copyMemory(from: big(Int(checksum)), byteCount: 4)
    }
}
