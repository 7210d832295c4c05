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
    /// Pixels that are written as they are, in the order of their rows.
    private let literals: UnsafeMutablePointer<UInt32>
    private var literalCount = 0
    /// For each row in turn: how many literals, then how many repetitions, and so on up to the row's width.
    private var lengths: [UInt32] = []
    private var frequencies = [UInt32](repeating: 0, count: PixelDeflater.symbolCount)
    /// How often each byte stands in the pixels written as they are, for each of a pixel's four bytes.
    private let channels: UnsafeMutablePointer<UInt32>
    private var checksum: UInt32 = 1

    /// Bytes, the end of the block, and lengths.
    private static let symbolCount = 286
    private static let endOfBlock = 256
    private static let filter: UInt8 = 2

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        literals = .allocate(capacity: width * height)
        channels = .allocate(capacity: 4 * 256)
        channels.initialize(repeating: 0, count: 4 * 256)
        lengths.reserveCapacity(height * 8)
    }

    deinit {
        literals.deallocate()
        channels.deallocate()
    }

    /// The most bytes that `write` takes: codes have up to 15 bits, and the block's head is short.
    var sizeBound: Int { (width * 4 + 1) * height * 15 / 8 + 512 }

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
        buffers.1.update(repeating: 0, count: count)
        var above = UnsafePointer(buffers.1)
        for y in 0..<height {
            let row = UnsafePointer(surface.base + y * surface.stride)
            frequencies[Int(PixelDeflater.filter)] &+= 1
            if y > 0, memcmp(row, row - surface.stride, count * 4) == 0 {
                addEqualRow()
                continue
            }
            // Not into the buffer that holds the row above, which need not be the last one that was filled.
            let buffer = above == UnsafePointer(buffers.0) ? buffers.1 : buffers.0
            let current = PixelDeflater.straight(row, count, buffer: buffer)
            PixelDeflater.subtract(current, above, into: difference, count)
            addRow(difference)
            above = current
        }
        for index in 0..<4 * 256 { frequencies[index & 0xFF] &+= channels[index] }
        frequencies[PixelDeflater.endOfBlock] &+= 1
    }

    /// A row like the one above is one pixel of nothing and its repetitions.
    private mutating func addEqualRow() {
        literals[literalCount] = 0
        literalCount += 1
        frequencies[0] &+= 4
        lengths.append(1)
        lengths.append(UInt32(width - 1))
        countRun(width - 1)
        // What Adler-32 makes of the filter's byte and as many zeros.
        let modulus: UInt64 = 65_521
        let low = (UInt64(checksum & 0xFFFF) + UInt64(PixelDeflater.filter)) % modulus
        let high = (UInt64(checksum >> 16) + low * UInt64(1 + width * 4)) % modulus
        checksum = UInt32(high << 16 | low)
    }

    private mutating func addRow(_ row: UnsafeMutablePointer<UInt32>) {
        withUnsafeBytes(of: PixelDeflater.filter) { checksum = libdeflate_adler32(checksum, $0.baseAddress, 1) }
        checksum = libdeflate_adler32(checksum, row, width * 4)
        var x = 0
        while x < width {
            let start = x
            let run = PixelDeflater.firstEqual(row, from: start + 1, to: width)
            (literals + literalCount).update(from: row + start, count: run - start)
            literalCount += run - start
            countLiterals(row + start, run - start)
            x = PixelDeflater.firstUnequal(row, from: run, to: width)
            lengths.append(UInt32(run - start))
            lengths.append(UInt32(x - run))
            countRun(x - run)
        }
    }

    /// The first pixel from `start` on that equals the one before it; `end` when none does.
    @inline(__always)
    private static func firstEqual(_ row: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start
        while x < end, row[x] != row[x - 1] { x += 1 }
        return x
    }

    /// The first pixel from `start` on that differs from the one before it; `end` when none does.
    @inline(__always)
    private static func firstUnequal(_ row: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start
        // Most runs are long: eight pixels at once.
        while x &+ 8 <= end {
            var difference: UInt64 = 0
            for pair in 0..<4 {
                let these = UnsafeRawPointer(row + x + pair &* 2)
                let before = these - MemoryLayout<UInt32>.size
                difference |= these.loadUnaligned(as: UInt64.self) ^ before.loadUnaligned(as: UInt64.self)
            }
            if difference != 0 { break }
            x &+= 8
        }
        while x < end, row[x] == row[x - 1] { x += 1 }
        return x
    }

    /// Counts each byte of the pixels, the four bytes apart: adding twice in a row to one counter makes the second wait.
    private mutating func countLiterals(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for index in 0..<count {
            let pixel = pixels[index]
            channels[Int(pixel & 0xFF)] &+= 1
            channels[256 + Int(pixel >> 8 & 0xFF)] &+= 1
            channels[512 + Int(pixel >> 16 & 0xFF)] &+= 1
            channels[768 + Int(pixel >> 24)] &+= 1
        }
    }

    private mutating func countRun(_ pixels: Int) {
        PixelDeflater.forEachMatch(pixels) { length in frequencies[PixelDeflater.lengthCode(length).symbol] &+= 1 }
    }

    /// Cuts a run into matches of 3 to 258 bytes.
    @inline(__always)
    private static func forEachMatch(_ pixels: Int, _ body: (Int) -> Void) {
        var bytes = pixels * 4
        while bytes > 0 {
            // What is left must be long enough to be a match as well.
            let length = bytes > 258 && bytes < 261 ? 255 : min(258, bytes)
            body(length)
            bytes -= length
        }
    }

    /// RFC 1951, 3.2.5: from 11 on, four symbols share a number of extra bits.
    @inline(__always)
    private static func lengthCode(_ length: Int) -> (symbol: Int, extraBits: Int, extra: Int) {
        if length == 258 { return (285, 0, 0) }
        if length < 11 { return (254 + length, 0, 0) }
        let extraBits = Int.bitWidth - 1 - (length - 3).leadingZeroBitCount - 2
        let part = (length - 3) >> extraBits
        return (257 + extraBits * 4 + part, extraBits, (length - 3) & ((1 << extraBits) - 1))
    }

    /// Not premultiplied; a row that is opaque already is taken as it is.
    private static func straight(
        _ row: UnsafePointer<UInt32>, _ count: Int, buffer: UnsafeMutablePointer<UInt32>
    ) -> UnsafePointer<UInt32> {
        var all: UInt32 = .max
        for x in 0..<count { all &= row[x] }
        if all >= 0xFF00_0000 { return row }
        for x in 0..<count {
            let pixel = row[x]
            let alpha = pixel >> 24
            if alpha == 255 || alpha == 0 {
                buffer[x] = alpha == 0 ? 0 : pixel
                continue
            }
            let half = alpha / 2
            let red = min(255, ((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha)
            let green = min(255, ((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha)
            let blue = min(255, ((pixel & 0xFF) &* 255 &+ half) / alpha)
            buffer[x] = alpha << 24 | red << 16 | green << 8 | blue
        }
        return UnsafePointer(buffer)
    }

    /// Four bytes' differences at once, the highest bit of each being kept from borrowing, in a file's order.
    private static func subtract(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        for x in 0..<count {
            let (a, b) = (row[x], above[x])
            let difference = ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
            target[x] = difference & 0xFF00_FF00 | difference >> 16 & 0xFF | (difference & 0xFF) << 16
        }
    }

    /// Writes the stream and gives its size in bytes.
    func write(to output: UnsafeMutableRawPointer) -> Int {
        let code = HuffmanCode(frequencies: frequencies)
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
        writePixels(code, &bits)
        code.write(PixelDeflater.endOfBlock, to: &bits)
        bits.finishByte()
        for shift in [24, 16, 8, 0] as [UInt32] { bits.write(UInt64(checksum >> shift & 0xFF), 8) }
        bits.finishByte()
        return bits.count
    }

    private func writePixels(_ code: borrowing HuffmanCode, _ bits: inout BitWriter) {
        var literal = literals
        var index = 0
        let last = lengths.count
        lengths.withUnsafeBufferPointer { lengths in
            for _ in 0..<height {
                code.write(Int(PixelDeflater.filter), to: &bits)
                var x = 0
                while x < width, index < last {
                    let (count, run) = (Int(lengths[index]), Int(lengths[index + 1]))
                    for _ in 0..<count {
                        let pixel = literal.pointee
                        // Two codes and what waits to fill a byte fit the writer's 64 bits.
                        code.append(Int(pixel & 0xFF), to: &bits)
                        code.append(Int(pixel >> 8 & 0xFF), to: &bits)
                        bits.flush()
                        code.append(Int(pixel >> 16 & 0xFF), to: &bits)
                        code.append(Int(pixel >> 24), to: &bits)
                        bits.flush()
                        literal += 1
                    }
                    PixelDeflater.forEachMatch(run) { length in
                        let (symbol, extraBits, extra) = PixelDeflater.lengthCode(length)
                        code.append(symbol, to: &bits)
                        // The one distance there is has the code 0, of one bit.
                        bits.append(UInt64(extra), extraBits + 1)
                        bits.flush()
                    }
                    x += count + run
                    index += 2
                }
            }
        }
    }
}
