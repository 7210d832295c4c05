/// A Huffman code for rows of pixels less the ones above. What most pixels and most of their repetitions are written as
/// is put together once.
struct PixelCode {
    private let code: HuffmanCode
    /// Those of opaque pixels that differ by -2 to 1 in each colour, as ``Entries/append(pixel:to:)`` finds them.
    private let near: [PackedBits]
    /// Those of so many repetitions of a pixel.
    private let runs: [PackedBits]

    init(_ code: HuffmanCode) {
        self.code = code
        near = (0..<64).map { place in
            var bits = PackedBits()
            code.withEntries { entries in
                for shift in [0, 2, 4] {
                    entries.append(Int(UInt8(truncatingIfNeeded: (place >> shift & 3) - 2)), to: &bits)
                }
                entries.append(0, to: &bits)
            }
            return bits
        }
        runs = (0..<64).map { run in
            var bits = PackedBits()
            if run > 0 { code.withEntries { Match(length: run * 4).append($0, to: &bits) } }
            return bits
        }
    }

    @inline(__always)
    func withEntries(_ body: (Entries) -> Void) {
        code.withEntries { symbols in
            near.withUnsafeBufferPointer { near in
                runs.withUnsafeBufferPointer { runs in
                    body(Entries(symbols: symbols, near: near.baseAddress!, runs: runs.baseAddress!))
                }
            }
        }
    }

    /// The codes while they are used.
    struct Entries {
        fileprivate let symbols: HuffmanCode.Entries
        fileprivate let near: UnsafePointer<PackedBits>
        fileprivate let runs: UnsafePointer<PackedBits>

        @inline(__always)
        func append(_ byte: UInt8, to bits: inout BitWriter) {
            symbols.append(Int(byte), to: &bits)
            bits.flush()
        }

        @inline(__always)
        func append(pixel: UInt32, to bits: inout BitWriter) {
            // Two more in each colour, without a carry from one byte into the next.
            let sum = ((pixel & 0x7F7F_7F7F) &+ 0x0002_0202) ^ (pixel & 0x8080_8080)
            if sum & 0xFFFC_FCFC == 0 {
                let near = near[Int((sum | sum &>> 6 | sum &>> 12) & 63)]
                bits.append(near.bits, near.count)
            } else {
                symbols.append(Int(pixel & 0xFF), to: &bits)
                symbols.append(Int(pixel >> 8 & 0xFF), to: &bits)
                symbols.append(Int(pixel >> 16 & 0xFF), to: &bits)
                symbols.append(Int(pixel >> 24), to: &bits)
            }
            bits.flush()
        }

        /// Appends so many repetitions of the last pixel.
        @inline(__always)
        func append(run: Int, to bits: inout BitWriter) {
            if run < 64 {
                let run = runs[run]
                bits.append(run.bits, run.count)
                bits.flush()
            } else {
                let matches = Matches(bytes: run * 4)
                for _ in 0..<matches.longest { append(Match(length: Match.longest), to: &bits) }
                if matches.first > 0 { append(Match(length: matches.first), to: &bits) }
                if matches.second > 0 { append(Match(length: matches.second), to: &bits) }
            }
        }

        @inline(__always)
        private func append(_ match: Match, to bits: inout BitWriter) {
            match.append(symbols, to: &bits)
            bits.flush()
        }
    }

    /// A repetition of what lies four bytes before, as RFC 1951, 3.2.5, has it.
    struct Match {
        let symbol: Int
        private let extraBits: Int
        private let extra: Int

        /// The longest there is.
        static let longest = 258

        /// - Parameter length: in bytes, from 3 on. From 11 on, four symbols share a number of extra bits.
        @inline(__always)
        init(length: Int) {
            if length == Self.longest {
                (symbol, extraBits, extra) = (285, 0, 0)
            } else if length < 11 {
                (symbol, extraBits, extra) = (254 + length, 0, 0)
            } else {
                extraBits = Int.bitWidth - 1 - (length - 3).leadingZeroBitCount - 2
                symbol = 257 + extraBits * 4 + (length - 3) >> extraBits
                extra = (length - 3) & ((1 << extraBits) - 1)
            }
        }

        /// The one distance there is has the code 0, of one bit.
        @inline(__always)
        func append(_ symbols: HuffmanCode.Entries, to bits: inout some BitSink) {
            symbols.append(symbol, to: &bits)
            bits.append(UInt64(extra), extraBits + 1)
        }
    }

    /// How a run is cut into matches of 3 to 258 bytes: as many of the longest as there can be, so that what is left is
    /// long enough to be one or two.
    struct Matches {
        let longest: Int
        let first: Int
        let second: Int

        @inline(__always)
        init(bytes: Int) {
            guard bytes > Match.longest else {
                (longest, first, second) = (0, bytes, 0)
                return
            }
            let whole = bytes / Match.longest
            let rest = bytes - whole * Match.longest
            if rest == 0 || rest > 2 {
                (longest, first, second) = (whole, rest, 0)
            } else {
                (longest, first, second) = (whole - 1, Match.longest - 3, rest + 3)
            }
        }
    }
}
