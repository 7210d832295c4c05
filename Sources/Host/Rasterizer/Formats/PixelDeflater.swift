import CDeflate
import Glibc

/// Compresses a picture's rows as a zlib stream (RFC 1950, 1951) in one block.
///
/// Each row is written less the one above (PNG's filter 2), and the only matches that are looked for are pixels equal
/// to the one before, at a distance of four bytes. In pictures of widgets most pixels are: whole rows are like those
/// above, and are neither looked at nor counted one by one. General compressors spend most of their time on that.
struct PixelDeflater: ~Copyable {
    private let width: Int
    private let height: Int
    /// For each stretch of a row a word with the number of its pixels that are written as they are, and above that of
    /// the repetitions of the last of them; then those pixels.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// How often each byte stands in the pixels written as they are, for each of a pixel's four bytes.
    private let channels: UnsafeMutablePointer<UInt32>
    /// How often each other symbol is needed.
    private let symbols: UnsafeMutablePointer<UInt32>
    private var checksum: UInt32 = 1

    /// Bytes, the end of the block, and lengths.
    private static let symbolCount = 286
    private static let endOfBlock = 256
    private static let filter: UInt8 = 2
    /// RFC 1951, 3.2.5: the length of a match that has a symbol of its own.
    private static let longestMatch = 258

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        // A stretch takes no more words than pixels, but one without repetitions, which ends its row.
        tokens = .allocate(capacity: (width + 1) * height)
        channels = .allocate(capacity: 4 * 256)
        channels.initialize(repeating: 0, count: 4 * 256)
        symbols = .allocate(capacity: PixelDeflater.symbolCount)
        symbols.initialize(repeating: 0, count: PixelDeflater.symbolCount)
    }

    deinit {
        tokens.deallocate()
        channels.deallocate()
        symbols.deallocate()
    }

    mutating func add(_ surface: PixelSurface) {
        let count = width
        let difference = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        let buffers = (
            UnsafeMutablePointer<UInt32>.allocate(capacity: count),
            UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        )
        defer {
            difference.deallocate()
            buffers.0.deallocate()
            buffers.1.deallocate()
        }
        func row(_ y: Int) -> UnsafePointer<UInt32> { UnsafePointer(surface.base + y * surface.stride) }
        buffers.1.update(repeating: 0, count: count)
        var above = UnsafePointer(buffers.1)
        for y in 0..<height {
            if y > 0, memcmp(row(y), row(y - 1), count * 4) == 0 {
                addEqualRow()
                continue
            }
            // Not into the buffer that holds the row above, which need not be the last one that was filled.
            let buffer = above == UnsafePointer(buffers.0) ? buffers.1 : buffers.0
            let current = PixelRows.straight(row(y), count, buffer: buffer)
            PixelRows.subtract(current, above, into: difference, count)
            addRow(difference)
            above = current
        }
        for index in 0..<4 * 256 { symbols[index & 0xFF] &+= channels[index] }
        symbols[Int(PixelDeflater.filter)] &+= UInt32(height)
        symbols[PixelDeflater.endOfBlock] &+= 1
    }

    /// A row like the one above is one pixel of nothing and its repetitions.
    private mutating func addEqualRow() {
        addStretch(1, width - 1)
        tokens[tokenCount] = 0
        tokenCount += 1
        channels[0] &+= 4
        // What Adler-32 makes of the filter's byte and as many zeros.
        let modulus: UInt64 = 65_521
        let low = (UInt64(checksum & 0xFFFF) + UInt64(PixelDeflater.filter)) % modulus
        let high = (UInt64(checksum >> 16) + low * UInt64(1 + width * 4)) % modulus
        checksum = UInt32(high << 16 | low)
    }

    private mutating func addRow(_ row: UnsafePointer<UInt32>) {
        withUnsafeBytes(of: PixelDeflater.filter) { checksum = libdeflate_adler32(checksum, $0.baseAddress, 1) }
        checksum = libdeflate_adler32(checksum, row, width * 4)
        var x = 0
        while x < width {
            let run = PixelRows.firstEqual(row, from: x + 1, to: width)
            let next = PixelRows.firstUnequal(row, from: run, to: width)
            addStretch(run - x, next - run)
            addLiterals(row + x, run - x)
            x = next
        }
    }

    private mutating func addStretch(_ literals: Int, _ run: Int) {
        tokens[tokenCount] = UInt32(truncatingIfNeeded: run << 16 | literals)
        tokenCount += 1
        let matches = Matches(bytes: run * 4)
        symbols[PixelDeflater.symbolCount - 1] &+= UInt32(truncatingIfNeeded: matches.longest)
        if matches.first > 0 { symbols[PixelDeflater.lengthCode(matches.first).symbol] &+= 1 }
        if matches.second > 0 { symbols[PixelDeflater.lengthCode(matches.second).symbol] &+= 1 }
    }

    /// Counts each byte of the pixels, the four bytes apart: adding twice in a row to one counter makes the second wait.
    @inline(__always)
    private mutating func addLiterals(_ pixels: UnsafePointer<UInt32>, _ count: Int) {
        let target = tokens + tokenCount
        for index in 0..<count {
            let pixel = pixels[index]
            target[index] = pixel
            channels[Int(pixel & 0xFF)] &+= 1
            channels[256 + Int(pixel >> 8 & 0xFF)] &+= 1
            channels[512 + Int(pixel >> 16 & 0xFF)] &+= 1
            channels[768 + Int(pixel >> 24)] &+= 1
        }
        tokenCount += count
    }

    /// How a run is cut into matches of 3 to 258 bytes: as many of the longest as there can be, so that what is left is
    /// long enough to be one or two.
    private struct Matches {
        let longest: Int
        let first: Int
        let second: Int

        @inline(__always)
        init(bytes: Int) {
            guard bytes > PixelDeflater.longestMatch else {
                (longest, first, second) = (0, bytes, 0)
                return
            }
            let whole = bytes / PixelDeflater.longestMatch
            let rest = bytes - whole * PixelDeflater.longestMatch
            if rest == 0 || rest > 2 {
                (longest, first, second) = (whole, rest, 0)
            } else {
                (longest, first, second) = (whole - 1, PixelDeflater.longestMatch - 3, rest + 3)
            }
        }
    }

    /// RFC 1951, 3.2.5: from 11 on, four symbols share a number of extra bits.
    @inline(__always)
    private static func lengthCode(_ length: Int) -> (symbol: Int, extraBits: Int, extra: Int) {
        if length == longestMatch { return (285, 0, 0) }
        if length < 11 { return (254 + length, 0, 0) }
        let extraBits = Int.bitWidth - 1 - (length - 3).leadingZeroBitCount - 2
        let part = (length - 3) >> extraBits
        return (257 + extraBits * 4 + part, extraBits, (length - 3) & ((1 << extraBits) - 1))
    }

    /// The code of the pixels that were added.
    func code() -> HuffmanCode {
        HuffmanCode(frequencies: Array(UnsafeBufferPointer(start: symbols, count: PixelDeflater.symbolCount)))
    }

    /// The most bytes that ``write(_:to:)`` takes.
    func sizeBound(_ code: borrowing HuffmanCode) -> Int {
        // The stream's and the block's head, the checksum, and what is written over behind the end.
        var bits = 512 * 8
        for symbol in 0..<PixelDeflater.symbolCount {
            // A length has 5 bits more at most, and its distance one.
            let extra = symbol > PixelDeflater.endOfBlock ? 6 : 0
            bits += Int(symbols[symbol]) * (Int(code.lengths[symbol]) + extra)
        }
        return bits / 8
    }

    /// Writes the stream and gives its size in bytes.
    func write(_ code: borrowing HuffmanCode, to output: UnsafeMutableRawPointer) -> Int {
        var bits = BitWriter(output)
        bits.write(0x0178, 16)
        // The last block, with a code of its own: 286 lengths and literals, 4 distances, 19 lengths of lengths.
        bits.write(1 | 2 << 1, 3)
        bits.write(UInt64(PixelDeflater.symbolCount - 257), 5)
        bits.write(3, 5)
        bits.write(15, 4)
        // Code lengths 0 to 15 take four bits each; the three codes for repeated lengths are not used.
        for length in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.write(length < 16 ? 4 : 0, 3)
        }
        for length in code.lengths + [0, 0, 0, 1] { bits.write(HuffmanCode.reversed(UInt32(length), 4), 4) }
        code.withEntries { code in
            writePixels(code, &bits)
            code.append(PixelDeflater.endOfBlock, to: &bits)
        }
        bits.flush()
        bits.finishByte()
        for shift in [24, 16, 8, 0] as [UInt32] { bits.write(UInt64(checksum >> shift & 0xFF), 8) }
        bits.finishByte()
        return bits.count
    }

    private func writePixels(_ code: HuffmanCode.Entries, _ output: inout BitWriter) {
        // A copy of its own, which stays in registers.
        var bits = output
        var token = UnsafePointer(tokens)
        for _ in 0..<height {
            code.append(Int(PixelDeflater.filter), to: &bits)
            bits.flush()
            var x = 0
            while x < width {
                let (literals, run) = (Int(token.pointee & 0xFFFF), Int(token.pointee >> 16))
                token += 1
                for index in 0..<literals {
                    let pixel = token[index]
                    code.append(Int(pixel & 0xFF), to: &bits)
                    code.append(Int(pixel >> 8 & 0xFF), to: &bits)
                    code.append(Int(pixel >> 16 & 0xFF), to: &bits)
                    code.append(Int(pixel >> 24), to: &bits)
                    bits.flush()
                }
                token += literals
                let matches = Matches(bytes: run * 4)
                for _ in 0..<matches.longest { PixelDeflater.write(PixelDeflater.longestMatch, code, &bits) }
                if matches.first > 0 { PixelDeflater.write(matches.first, code, &bits) }
                if matches.second > 0 { PixelDeflater.write(matches.second, code, &bits) }
                x += literals + run
            }
        }
        output = bits
    }

    /// A match of a length at the one distance there is, which has the code 0, of one bit.
    @inline(__always)
    private static func write(_ length: Int, _ code: HuffmanCode.Entries, _ bits: inout BitWriter) {
        let (symbol, extraBits, extra) = lengthCode(length)
        code.append(symbol, to: &bits)
        bits.append(UInt64(extra), extraBits + 1)
        bits.flush()
    }
}
