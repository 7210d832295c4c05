/// A canonical Huffman code as deflate has it (RFC 1951, 3.2.2), sent from the first bit on: of no more than 14 bits, one
/// less than there may be, so that four codes and a begun byte fit into 64.
struct HuffmanCode {
    let lengths: [UInt8]
    /// Each symbol's length in the lowest byte and its code, first bit lowest, above.
    private let entries: [UInt32]

    static let longest = 14

    /// Symbols that never occur get no code.
    init(frequencies: [UInt32]) {
        var weights = frequencies
        var lengths = HuffmanCode.lengths(weights)
        while lengths.contains(where: { $0 > HuffmanCode.longest }) {
            // Flattening the weights shortens the longest codes at little cost.
            weights = weights.map { $0 == 0 ? 0 : $0 >> 2 | 1 }
            lengths = HuffmanCode.lengths(weights)
        }
        self.lengths = lengths
        var next = [UInt32](repeating: 0, count: HuffmanCode.longest + 2)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1...HuffmanCode.longest { next[length + 1] = (next[length] + next[length + 1]) << 1 }
        entries = lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return UInt32(HuffmanCode.reversed(next[Int(length)], Int(length))) << 8 | UInt32(length)
        }
    }

    static func reversed(_ value: UInt32, _ count: Int) -> UInt64 {
        var (value, result) = (value, UInt64(0))
        for _ in 0..<count {
            result = result << 1 | UInt64(value & 1)
            value >>= 1
        }
        return result
    }

    /// The codes while they are used.
    struct Entries {
        fileprivate let base: UnsafePointer<UInt32>

        /// Adds a symbol's code.
        @inline(__always)
        func append(_ symbol: Int, to bits: inout some BitSink) {
            let entry = base[symbol]
            bits.append(UInt64(entry >> 8), Int(entry & 0xFF))
        }
    }

    @inline(__always)
    func withEntries(_ body: (Entries) -> Void) {
        entries.withUnsafeBufferPointer { body(Entries(base: $0.baseAddress!)) }
    }

    /// Joins the two lightest trees until one is left; a symbol's length is how often it was joined.
    private static func lengths(_ weights: [UInt32]) -> [UInt8] {
        let leaves = weights.indices.filter { weights[$0] > 0 }.sorted { (weights[$0], $0) < (weights[$1], $1) }
        var lengths = [UInt8](repeating: 0, count: weights.count)
        guard leaves.count > 1 else {
            for leaf in leaves { lengths[leaf] = 1 }
            return lengths
        }
        let count = leaves.count
        // Nodes are the leaves, lightest first, and then the joined trees, which come lightest first by themselves.
        var weight = leaves.map { UInt64(weights[$0]) }
        var parent = [Int](repeating: 0, count: count * 2 - 1)
        var (leaf, tree) = (0, count)
        for node in count..<count * 2 - 1 {
            var sum: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (tree >= node || weight[leaf] <= weight[tree])
                let lightest = takesLeaf ? leaf : tree
                if takesLeaf { leaf += 1 } else { tree += 1 }
                parent[lightest] = node
                sum += weight[lightest]
            }
            weight.append(sum)
        }
        var depth = [Int](repeating: 0, count: count * 2 - 1)
        for node in (0..<count * 2 - 2).reversed() { depth[node] = depth[parent[node]] + 1 }
        for (index, leaf) in leaves.enumerated() { lengths[leaf] = UInt8(min(255, depth[index])) }
        return lengths
    }
}

/// Takes bits, the first the lowest.
protocol BitSink {
    mutating func append(_ bits: UInt64, _ count: Int)
}

/// Up to 56 bits, with their number in the highest byte.
struct PackedBits: BitSink {
    private var packed: UInt64

    init() { packed = 0 }

    mutating func append(_ bits: UInt64, _ count: Int) {
        packed = (packed | bits << UInt64(self.count)) + UInt64(count) << 56
    }

    @inline(__always) var bits: UInt64 { packed & (1 << 56 - 1) }
    @inline(__always) var count: Int { Int(packed >> 56) }
}

/// Packs bits into bytes, the first into the lowest.
struct BitWriter: BitSink {
    private let start: UnsafeMutableRawPointer
    private var next: UnsafeMutableRawPointer
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Up to eight bytes behind the last are written over.
    init(_ start: UnsafeMutableRawPointer) {
        self.start = start
        next = start
    }

    /// Holds bits back until `flush`: at most 57 between two of them.
    @inline(__always)
    mutating func append(_ bits: UInt64, _ count: Int) {
        pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= count
    }

    /// Stores the bytes that are complete, without a branch: what lies behind them is written over by the next.
    @inline(__always)
    mutating func flush() {
        next.storeBytes(of: pending.littleEndian, as: UInt64.self)
        next += pendingCount &>> 3
        pending &>>= UInt64(truncatingIfNeeded: pendingCount & ~7)
        pendingCount &= 7
    }

    @inline(__always)
    mutating func write(_ bits: UInt64, _ count: Int) {
        append(bits, count)
        flush()
    }

    /// Fills the last byte up with zeros.
    mutating func finishByte() {
        pendingCount = (pendingCount + 7) & ~7
        flush()
    }

    /// Appends what another writer has written, whose last byte is finished.
    mutating func append(_ bytes: UnsafeRawPointer, bitCount: Int) {
        var (source, rest) = (bytes, bitCount)
        // As many whole bytes as fit behind a begun one.
        while rest >= 64 {
            write(UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) & (1 << 56 - 1), 56)
            source += 7
            rest -= 56
        }
        while rest > 0 {
            write(UInt64(source.load(as: UInt8.self)), min(rest, 8))
            source += 1
            rest -= 8
        }
    }

    /// Whole bytes that have been written.
    var count: Int { next - start }

    var bitCount: Int { count * 8 + pendingCount }
}
