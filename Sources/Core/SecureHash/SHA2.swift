/// SHA-2 with words of one of its two sizes, as FIPS 180-4 defines it; a message comes in pieces.
struct SHA2<Word: SHA2Word>: Sendable {
    private var state: [Word]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    init(initial: [Word]) {
        state = initial
    }

    mutating func update(_ bytes: some Sequence<UInt8>) {
        let before = pending.count
        pending.append(contentsOf: bytes)
        length += UInt64(pending.count - before)
        consume()
    }

    func digest() -> [UInt8] {
        var last = self
        last.pending.append(0x80)
        // The length has the size of two words, of which no message fills more than 64 bits.
        let size = Word.bitWidth / 4
        while last.pending.count % Self.blockSize != Self.blockSize - size { last.pending.append(0) }
        last.pending.append(contentsOf: repeatElement(0, count: size - 8))
        withUnsafeBytes(of: (length * 8).bigEndian) { last.pending.append(contentsOf: $0) }
        last.consume()
        return last.state.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
    }

    private static var blockSize: Int { Word.bitWidth * 2 }

    private mutating func consume() {
        let whole = pending.count / Self.blockSize * Self.blockSize
        guard whole > 0 else { return }
        pending.withUnsafeBytes { bytes in
            state.withUnsafeMutableBufferPointer { state in
                Word.constants.withUnsafeBufferPointer { constants in
                    withUnsafeTemporaryAllocation(of: Word.self, capacity: constants.count) { schedule in
                        for start in stride(from: 0, to: whole, by: Self.blockSize) {
                            let block = UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockSize])
                            Self.compress(block, &state, schedule, constants)
                        }
                    }
                }
            }
        }
        pending.removeFirst(whole)
    }

    private static func compress(
        _ block: UnsafeRawBufferPointer, _ state: inout UnsafeMutableBufferPointer<Word>,
        _ w: UnsafeMutableBufferPointer<Word>, _ constants: UnsafeBufferPointer<Word>
    ) {
        let size = MemoryLayout<Word>.size
        for index in 0..<16 {
            w[index] = Word(bigEndian: block.loadUnaligned(fromByteOffset: index * size, as: Word.self))
        }
        for index in 16..<w.count {
            w[index] =
                w[index - 15].smallSigma0 &+ w[index - 16] &+ w[index - 7] &+ w[index - 2].smallSigma1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<w.count {
            let first = h &+ e.bigSigma1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ w[index]
            let second = a.bigSigma0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }
}
