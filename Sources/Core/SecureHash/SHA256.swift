/// SHA-256, as FIPS 180-4 defines it; a message comes in pieces.
package struct SHA256: Sendable {
    private static let blockSize = 64

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let before = pending.count
        pending.append(contentsOf: bytes)
        length += UInt64(pending.count - before)
        consume()
    }

    /// The 32 bytes for what came so far.
    package func digest() -> [UInt8] {
        var last = self
        last.pending.append(0x80)
        while last.pending.count % Self.blockSize != Self.blockSize - 8 { last.pending.append(0) }
        withUnsafeBytes(of: (length * 8).bigEndian) { last.pending.append(contentsOf: $0) }
        last.consume()
        return last.state.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
    }

    private mutating func consume() {
        let whole = pending.count / Self.blockSize * Self.blockSize
        guard whole > 0 else { return }
        pending.withUnsafeBytes { bytes in
            state.withUnsafeMutableBufferPointer { state in
                roundConstants.withUnsafeBufferPointer { constants in
                    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: constants.count) { schedule in
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
        _ block: UnsafeRawBufferPointer, _ state: inout UnsafeMutableBufferPointer<UInt32>,
        _ w: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            w[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        for index in 16..<w.count {
            let (late, early) = (w[index - 2], w[index - 15])
            let lateSigma = late.rotated(17) ^ late.rotated(19) ^ (late &>> 10)
            let earlySigma = early.rotated(7) ^ early.rotated(18) ^ (early &>> 3)
            w[index] = earlySigma &+ w[index - 16] &+ w[index - 7] &+ lateSigma
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<w.count {
            let first =
                h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ ((e & f) ^ (~e & g)) &+ constants[index]
                &+ w[index]
            let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}

extension UInt32 {
    fileprivate func rotated(_ count: UInt32) -> UInt32 { (self &>> count) | (self &<< (32 &- count)) }
}
