import Crypto
import CryptoExtras

struct CryptorError: Error {
    let status: Int
}

/// What a `CCCryptorRef` points to: AES in a mode, between two calls.
struct Cryptor {
    private enum Mode {
        case ecb, cbc, ctr
    }

    private static let blockSize = kCCBlockSizeAES128

    private let isEncrypting: Bool
    private let mode: Mode
    private let isPadded: Bool
    private let key: SymmetricKey
    /// The last block of ciphertext in CBC, the counter in CTR; zeros in ECB.
    private var vector: [UInt8]
    /// Input that waits for the rest of its block, or for what follows it.
    private var pending: [UInt8] = []
    /// What CTR's last block has left.
    private var keyStream: ArraySlice<UInt8> = []

    init(
        _ operation: CCOperation, _ mode: CCMode, _ algorithm: CCAlgorithm, isPadded: Bool,
        key: UnsafeRawBufferPointer, vector: UnsafeRawPointer?
    ) throws {
        guard operation == kCCEncrypt || operation == kCCDecrypt, algorithm <= kCCAlgorithmBlowfish else {
            throw CryptorError(status: kCCParamError)
        }
        guard algorithm == kCCAlgorithmAES else { throw CryptorError(status: kCCUnimplemented) }
        switch Int(mode) {
        case kCCModeECB: self.mode = .ecb
        case kCCModeCBC: self.mode = .cbc
        case kCCModeCTR: self.mode = .ctr
        case kCCModeCFB, kCCModeOFB, kCCModeCFB8: throw CryptorError(status: kCCUnimplemented)
        default: throw CryptorError(status: kCCParamError)
        }
        guard [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(key.count) else {
            throw CryptorError(status: kCCKeySizeError)
        }
        isEncrypting = operation == kCCEncrypt
        self.isPadded = isPadded
        self.key = SymmetricKey(data: key)
        self.vector = Self.vector(self.mode == .ecb ? nil : vector)
    }

    private static func vector(_ bytes: UnsafeRawPointer?) -> [UInt8] {
        bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: blockSize)) }
            ?? Array(repeating: 0, count: blockSize)
    }

    mutating func reset(vector: UnsafeRawPointer?) throws {
        guard mode != .ecb else { throw CryptorError(status: kCCUnimplemented) }
        self.vector = Self.vector(vector)
        pending = []
        keyStream = []
    }

    /// How much comes out for so much more input, at the most.
    func outputLength(adding count: Int, isFinal: Bool) -> Int {
        guard mode != .ctr else { return count }
        let total = pending.count + count
        let whole = total / Self.blockSize * Self.blockSize
        guard isPadded else { return whole }
        if isEncrypting { return isFinal ? whole + Self.blockSize : whole }
        // The last block may be the padding.
        return isFinal ? total : (total - 1) / Self.blockSize * Self.blockSize
    }

    mutating func update(_ data: UnsafeRawBufferPointer) throws -> [UInt8] {
        if mode == .ctr { return try data.map { try $0 ^ nextOfKeyStream() } }
        pending += data
        let count = outputLength(adding: 0, isFinal: false)
        defer { pending.removeFirst(count) }
        return try transformed(pending.prefix(count))
    }

    mutating func finish() throws -> [UInt8] {
        if mode == .ctr { return [] }
        if isPadded, isEncrypting {
            let missing = Self.blockSize - pending.count
            pending += repeatElement(UInt8(missing), count: missing)
        }
        guard pending.count.isMultiple(of: Self.blockSize) else { throw CryptorError(status: kCCAlignmentError) }
        var output = try transformed(pending[...])
        pending = []
        if isPadded, !isEncrypting {
            guard let padding = output.last, 1...Self.blockSize ~= Int(padding),
                output.suffix(Int(padding)).allSatisfy({ $0 == padding })
            else { throw CryptorError(status: kCCDecodeError) }
            output.removeLast(Int(padding))
        }
        return output
    }

    private mutating func transformed(_ blocks: ArraySlice<UInt8>) throws -> [UInt8] {
        var output: [UInt8] = []
        for start in stride(from: blocks.startIndex, to: blocks.endIndex, by: Self.blockSize) {
            let input = Array(blocks[start..<start + Self.blockSize])
            var block = isEncrypting ? combined(input) : input
            if isEncrypting {
                try AES.permute(&block, key: key)
            } else {
                try AES.inversePermute(&block, key: key)
                block = combined(block)
            }
            if mode == .cbc { vector = isEncrypting ? block : input }
            output += block
        }
        return output
    }

    private func combined(_ block: [UInt8]) -> [UInt8] { zip(block, vector).map(^) }

    /// The counter is the vector's last 64 bits, as in Apple's.
    private mutating func nextOfKeyStream() throws -> UInt8 {
        if keyStream.isEmpty {
            var block = vector
            try AES.permute(&block, key: key)
            keyStream = block[...]
            for index in (Self.blockSize / 2..<Self.blockSize).reversed() {
                vector[index] &+= 1
                if vector[index] != 0 { break }
            }
        }
        return keyStream.removeFirst()
    }
}
