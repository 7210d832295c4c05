import CDeflate
import Glibc

/// Rows of a picture that are compressed one after the other.
///
/// Each row is written less the one above (PNG's filter 2), and the only matches that are looked for are pixels equal
/// to the one before, at a distance of four bytes. In pictures of widgets most pixels are: whole rows are like those
/// above, and are neither looked at nor counted one by one. General compressors spend most of their time on that.
struct PixelBand: ~Copyable {
    private let surface: PixelSurface
    private let rows: Range<Int>
    private let width: Int
    /// For each stretch of a row a word with the number of its pixels that are written as they are, and above that of
    /// the repetitions of the last of them; then those pixels.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// How often each byte stands in the pixels written as they are, for each of a pixel's four bytes.
    private let channels: UnsafeMutablePointer<UInt32>
    /// How often each other symbol is needed.
    private let symbols: UnsafeMutablePointer<UInt32>
    /// Adler-32 of the rows alone.
    private(set) var checksum: UInt32 = 1
    private var output: UnsafeMutableRawPointer?
    /// The bit of the output's first byte that is the band's first.
    private var firstBit = 0
    private(set) var bitCount = 0

    /// Bytes, the end of the block, and lengths.
    static let symbolCount = 286
    static let endOfBlock = 256
    private static let filter: UInt8 = 2
    /// RFC 1951, 3.2.5: the length of a match that has a symbol of its own.
    private static let longestMatch = 258

    init(_ rows: Range<Int>, of surface: PixelSurface) {
        self.surface = surface
        self.rows = rows
        width = surface.width
        // A stretch takes no more words than pixels, but one without repetitions, which ends its row.
        tokens = .allocate(capacity: (width + 1) * rows.count)
        channels = .allocate(capacity: 4 * 256)
        channels.initialize(repeating: 0, count: 4 * 256)
        symbols = .allocate(capacity: PixelBand.symbolCount)
        symbols.initialize(repeating: 0, count: PixelBand.symbolCount)
    }

    deinit {
        tokens.deallocate()
        channels.deallocate()
        symbols.deallocate()
        output?.deallocate()
    }

    /// Finds out what is to be written, and how often each symbol is needed.
    mutating func count() {
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
        let (base, stride) = (surface.base, surface.stride)
        func row(_ y: Int) -> UnsafePointer<UInt32> { UnsafePointer(base + y * stride) }
        buffers.1.update(repeating: 0, count: count)
        var above = UnsafePointer(buffers.1)
        if rows.lowerBound > 0 { above = PixelRows.straight(row(rows.lowerBound - 1), count, buffer: buffers.1) }
        for y in rows {
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
        symbols[Int(PixelBand.filter)] &+= UInt32(rows.count)
    }

    func addFrequencies(to sum: inout [UInt32]) {
        for symbol in sum.indices { sum[symbol] &+= symbols[symbol] }
    }

    /// A row like the one above is one pixel of nothing and its repetitions.
    private mutating func addEqualRow() {
        addStretch(1, width - 1)
        tokens[tokenCount] = 0
        tokenCount += 1
        channels[0] &+= 4
        // What Adler-32 makes of the filter's byte and as many zeros.
        let modulus: UInt64 = 65_521
        let low = (UInt64(checksum & 0xFFFF) + UInt64(PixelBand.filter)) % modulus
        let high = (UInt64(checksum >> 16) + low * UInt64(1 + width * 4)) % modulus
        checksum = UInt32(high << 16 | low)
    }

    private mutating func addRow(_ row: UnsafePointer<UInt32>) {
        withUnsafeBytes(of: PixelBand.filter) { checksum = libdeflate_adler32(checksum, $0.baseAddress, 1) }
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
        symbols[PixelBand.symbolCount - 1] &+= UInt32(truncatingIfNeeded: matches.longest)
        if matches.first > 0 { symbols[PixelBand.lengthCode(matches.first).symbol] &+= 1 }
        if matches.second > 0 { symbols[PixelBand.lengthCode(matches.second).symbol] &+= 1 }
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
            guard bytes > PixelBand.longestMatch else {
                (longest, first, second) = (0, bytes, 0)
                return
            }
            let whole = bytes / PixelBand.longestMatch
            let rest = bytes - whole * PixelBand.longestMatch
            if rest == 0 || rest > 2 {
                (longest, first, second) = (whole, rest, 0)
            } else {
                (longest, first, second) = (whole - 1, PixelBand.longestMatch - 3, rest + 3)
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

    /// How many bits it takes to write symbols, each as often as it is said.
    static func bitCount(_ frequencies: some Collection<UInt32>, _ code: HuffmanCode) -> Int {
        var bits = 0
        for (symbol, frequency) in frequencies.enumerated() {
            // A length brings its extra bits, and its distance, of one bit.
            let extra = symbol > endOfBlock ? extraBits(symbol) + 1 : 0
            bits += Int(frequency) * (Int(code.lengths[symbol]) + extra)
        }
        return bits
    }

    /// RFC 1951, 3.2.5.
    private static func extraBits(_ symbol: Int) -> Int {
        (265..<285).contains(symbol) ? (symbol - 261) / 4 : 0
    }

    /// Makes room for what will be written with a code, from some bit of the stream on.
    mutating func reserve(_ code: HuffmanCode, from begin: Int) {
        let frequencies = UnsafeBufferPointer(start: symbols, count: PixelBand.symbolCount)
        bitCount = PixelBand.bitCount(frequencies, code)
        firstBit = begin & 7
        // What is written over behind the end, too.
        output = .allocate(byteCount: (firstBit + bitCount) / 8 + 16, alignment: 8)
    }

    mutating func write(_ code: HuffmanCode) {
        var bits = BitWriter(output!, firstBit: firstBit)
        code.withEntries { writePixels($0, &bits) }
        bits.finishByte()
    }

    /// Appends what was written to the stream, which is where ``reserve(_:from:)`` said that it would be.
    func move(to stream: inout BitWriter) { stream.append(output!, bitCount: bitCount) }

    /// The checksum of rows above and these (zlib's `adler32_combine`).
    func checksum(after above: UInt32) -> UInt32 {
        let modulus: UInt64 = 65_521
        let count = UInt64(rows.count * (1 + width * 4)) % modulus
        let (low, lowAbove) = (UInt64(checksum & 0xFFFF), UInt64(above & 0xFFFF))
        let (high, highAbove) = (UInt64(checksum >> 16), UInt64(above >> 16))
        let sum = (low + lowAbove + modulus - 1) % modulus
        // Each byte of these adds the sum above, which the band took to be 1, to the high half once more.
        let weighted = (high + highAbove + count * ((lowAbove + modulus - 1) % modulus)) % modulus
        return UInt32(weighted << 16 | sum)
    }

    private func writePixels(_ code: HuffmanCode.Entries, _ output: inout BitWriter) {
        // A copy of its own, which stays in registers.
        var bits = output
        var token = UnsafePointer(tokens)
        for _ in rows {
            code.append(Int(PixelBand.filter), to: &bits)
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
                for _ in 0..<matches.longest { PixelBand.write(PixelBand.longestMatch, code, &bits) }
                if matches.first > 0 { PixelBand.write(matches.first, code, &bits) }
                if matches.second > 0 { PixelBand.write(matches.second, code, &bits) }
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
