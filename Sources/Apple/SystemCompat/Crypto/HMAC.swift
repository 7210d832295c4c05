public import Foundation

public struct SymmetricKeySize: Hashable, Sendable {
    public let bitCount: Int

    public init(bitCount: Int) {
        self.bitCount = bitCount
    }

    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret of two.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    public init<Bytes: ContiguousBytes>(data: Bytes) {
        bytes = data.withUnsafeBytes { Array($0) }
    }

    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in .random(in: .min ... .max) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

/// A message's seal, RFC 2104.
public struct HMAC<Function: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<Function>

    private var inner = Function()
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.bytes
        if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
        bytes += Array(repeating: 0, count: Function.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerKey = bytes.map { $0 ^ 0x5c }
    }

    public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = Function()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
        var mac = HMAC(key: key)
        mac.update(data: data)
        return mac.finalize()
    }

    public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
        _ code: Code, authenticating data: Bytes, using key: SymmetricKey
    ) -> Bool {
        let expected = authenticationCode(for: data, using: key).bytes
        let given = code.withUnsafeBytes { Array($0) }
        // Takes the same time whatever differs.
        return expected.count == given.count && zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

public struct HashedAuthenticationCode<Function: HashFunction>: ContiguousBytes, Hashable, Sequence, Sendable {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// Why something was not encrypted or decrypted.
public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
    case underlyingCoreCryptoError(error: Int32)
}

/// Encryption, which is not there: each call throws.
public enum AES {
    public enum GCM {
        public struct Nonce: Sendable {
            public init() {}
        }

        public struct SealedBox: Sendable {
            public let combined: Data?
            public let ciphertext: Data
            public let tag: Data

            public init<Bytes: DataProtocol>(combined: Bytes) throws {
                guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                let data = Data(combined)
                self.combined = data
                ciphertext = data.dropFirst(12).dropLast(16)
                tag = data.suffix(16)
            }
        }

        public static func seal<Bytes: DataProtocol>(
            _ message: Bytes, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            throw CryptoKitError.wrapFailure
        }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.unwrapFailure
        }
    }
}
