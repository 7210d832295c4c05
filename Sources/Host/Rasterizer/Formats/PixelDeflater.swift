import CDeflate
import Dispatch
import Glibc

/// Compresses a picture's rows as a zlib stream (RFC 1950, 1951) in one block.
///
/// Bands of rows are compressed at the same time, on a processor each. They share one code, which some of the picture's
/// rows give: the stream's bytes are the same however many bands there are.
struct PixelDeflater: ~Copyable {
    private let bands: UnsafeMutableBufferPointer<PixelBand>
    private let code: HuffmanCode

    /// Pixels below which waking another processor takes longer than it saves.
    private static let smallestBand = 60_000

    private static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// So many rows say how often each symbol is needed, so that the others are looked at once.
    private static let sampledRows = 32

    /// `bandCount` is as many as there are processors, for pictures that are large enough.
    init(_ surface: PixelSurface, bandCount: Int? = nil) {
        let height = surface.height
        let worthwhile = min(PixelDeflater.processorCount, surface.width * height / PixelDeflater.smallestBand)
        let count = max(1, min(bandCount ?? worthwhile, height))
        bands = .allocate(capacity: count)
        for index in 0..<count {
            let rows = height * index / count..<height * (index + 1) / count
            (bands.baseAddress! + index).initialize(to: PixelBand(rows, of: surface))
        }
        // Any symbol may be needed in the other rows.
        var symbols = [UInt32](repeating: 1, count: PixelBand.symbolCount)
        for index in 0..<count {
            bands[index].addFrequencies(ofEvery: max(1, height / PixelDeflater.sampledRows), to: &symbols)
        }
        let code = HuffmanCode(frequencies: symbols)
        self.code = code
        let pixels = PixelCode(code)
        PixelDeflater.atOnce(bands) { $0.write(pixels) }
    }

    deinit {
        bands.deinitialize()
        bands.deallocate()
    }

    private static func atOnce(
        _ bands: UnsafeMutableBufferPointer<PixelBand>, _ body: @Sendable (inout PixelBand) -> Void
    ) {
        if bands.count == 1 { return body(&bands[0]) }
        nonisolated(unsafe) let bands = bands
        DispatchQueue.concurrentPerform(iterations: bands.count) { body(&bands[$0]) }
    }

    /// The most bytes that ``write(to:)`` takes.
    var sizeBound: Int {
        // The stream's and the block's head, the checksum, and what is written over behind the end.
        bands.indices.reduce(0) { $0 + bands[$1].bitCount } / 8 + 512
    }

    /// Writes the stream and gives its size in bytes.
    func write(to output: UnsafeMutableRawPointer) -> Int {
        var bits = BitWriter(output)
        bits.write(0x0178, 16)
        // The last block, with a code of its own: 286 lengths and literals, 4 distances, 19 lengths of lengths.
        bits.write(1 | 2 << 1, 3)
        bits.write(UInt64(PixelBand.symbolCount - 257), 5)
        bits.write(3, 5)
        bits.write(15, 4)
        // Code lengths 0 to 15 take four bits each; the three codes for repeated lengths are not used.
        for length in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.write(length < 16 ? 4 : 0, 3)
        }
        for length in code.lengths + [0, 0, 0, 1] { bits.write(HuffmanCode.reversed(UInt32(length), 4), 4) }
        for index in bands.indices { bands[index].append(to: &bits) }
        code.withEntries { $0.append(PixelBand.endOfBlock, to: &bits) }
        bits.flush()
        bits.finishByte()
        let checksum = bands.indices.dropFirst().reduce(bands[0].checksum) { bands[$1].checksum(after: $0) }
        for shift in [24, 16, 8, 0] as [UInt32] { bits.write(UInt64(checksum >> shift & 0xFF), 8) }
        bits.finishByte()
        return bits.count
    }
}
