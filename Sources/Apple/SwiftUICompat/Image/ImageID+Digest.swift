package import WidgetArchive

extension ImageID {
    /// A name of 32 hexadecimal digits that follows from the bytes alone.
    ///
    /// Two lanes of multiply and shift over eight bytes at a time (after Murmur): equal images need one name, and
    /// nobody is kept out by it.
    package init(digesting bytes: UnsafeRawBufferPointer) {
        var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(bytes.count)
        func mix(_ word: UInt64) {
            first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
            first ^= first >> 32
            second = (second &+ word) &* 0xC4CE_B9FE_1A85_EC53
            second ^= second >> 29
        }
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for offset in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
        mix(rest)
        mix(first ^ second)
        func digits(_ value: UInt64) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        self.init(rawValue: digits(first) + digits(second))
    }
}
