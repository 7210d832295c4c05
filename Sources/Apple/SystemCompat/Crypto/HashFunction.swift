public import Foundation
import SecureHash

/// A hash's value: its bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A hash function of CryptoKit's.
public protocol HashFunction: Sendable {
    associatedtype Digest: SystemCompat.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
        var hash = Self()
        hash.update(data: data)
        return hash.finalize()
    }

    public mutating func update<Bytes: DataProtocol>(data: Bytes) {
        let bytes = Array(data)
        bytes.withUnsafeBytes { update(bufferPointer: $0) }
    }
}

/// A digest that is its bytes.
public protocol _ByteDigest: Digest {
    var _bytes: [UInt8] { get }
    init(_bytes: [UInt8])
}

extension _ByteDigest {
    public var description: String { "\(Self.self): " + _bytes.map { String(format: "%02x", $0) }.joined() }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try _bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
}

/// A hash function over a message that is kept whole.
public protocol _WholeMessageHash: HashFunction where Digest: _ByteDigest {
    var _message: [UInt8] { get set }
    static func _hash(_ message: [UInt8]) -> [UInt8]
}

extension _WholeMessageHash {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _message += bufferPointer }
    public func finalize() -> Digest { Digest(_bytes: Self._hash(_message)) }
}

public struct SHA256Digest: _ByteDigest {
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
    public static var byteCount: Int { 32 }
}

public struct SHA256: _WholeMessageHash {
    public typealias Digest = SHA256Digest
    public var _message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 32 }
    public static var blockByteCount: Int { 64 }
    public static func _hash(_ message: [UInt8]) -> [UInt8] {
        var hash = SecureHash.SHA256()
        hash.update(message)
        return hash.digest()
    }
}

public struct SHA384Digest: _ByteDigest {
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
    public static var byteCount: Int { 48 }
}

public struct SHA384: _WholeMessageHash {
    public typealias Digest = SHA384Digest
    public var _message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 48 }
    public static var blockByteCount: Int { 128 }
    public static func _hash(_ message: [UInt8]) -> [UInt8] {
        var hash = SecureHash.SHA512.truncated
        hash.update(message)
        return hash.digest()
    }
}

public struct SHA512Digest: _ByteDigest {
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
    public static var byteCount: Int { 64 }
}

public struct SHA512: _WholeMessageHash {
    public typealias Digest = SHA512Digest
    public var _message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 64 }
    public static var blockByteCount: Int { 128 }
    public static func _hash(_ message: [UInt8]) -> [UInt8] {
        var hash = SecureHash.SHA512()
        hash.update(message)
        return hash.digest()
    }
}

/// Hash functions that are no longer safe.
public enum Insecure {
    public struct MD5Digest: _ByteDigest {
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
        public static var byteCount: Int { 16 }
    }

    public struct MD5: _WholeMessageHash {
        public typealias Digest = MD5Digest
        public var _message: [UInt8] = []
        public init() {}
        public static var byteCount: Int { 16 }
        public static var blockByteCount: Int { 64 }
        public static func _hash(_ message: [UInt8]) -> [UInt8] { md5(message) }
    }

    public struct SHA1Digest: _ByteDigest {
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
        public static var byteCount: Int { 20 }
    }

    public struct SHA1: _WholeMessageHash {
        public typealias Digest = SHA1Digest
        public var _message: [UInt8] = []
        public init() {}
        public static var byteCount: Int { 20 }
        public static var blockByteCount: Int { 64 }
        public static func _hash(_ message: [UInt8]) -> [UInt8] { sha1(message) }
    }
}
