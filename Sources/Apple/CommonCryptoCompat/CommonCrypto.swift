import Crypto

// CommonCrypto's digests, as C calls them.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(data, len, md, Insecure.MD5.self)
}

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(data, len, md, Insecure.SHA1.self)
}

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(data, len, md, SHA256.self)
}

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(data, len, md, SHA512.self)
}

@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(data, len, md, SHA384.self)
}

private func digest<Hash: HashFunction>(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, _: Hash.Type
) -> UnsafeMutablePointer<UInt8>? {
    var hash = Hash()
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    for (index, byte) in hash.finalize().enumerated() { result?[index] = byte }
    return result
}

public struct CCHmacAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(_ other: Int) {
        rawValue = UInt32(other)
    }

    public init(_ other: CCHmacAlgorithm) {
        self = other
    }
}

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
    let message = UnsafeRawBufferPointer(start: data, count: dataLength)
    func code<Hash: HashFunction>(_: Hash.Type) -> [UInt8] {
        var code = HMAC<Hash>(key: key)
        code.update(data: message)
        return Array(code.finalize())
    }
    let bytes =
        switch Int(algorithm.rawValue) {
        case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
        case kCCHmacAlgMD5: code(Insecure.MD5.self)
        case kCCHmacAlgSHA384: code(SHA384.self)
        case kCCHmacAlgSHA512: code(SHA512.self)
        default: code(SHA256.self)
        }
    macOut.copyMemory(from: bytes, byteCount: bytes.count)
}
