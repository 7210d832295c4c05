import Crypto

// CommonDigest.h, without MD2, MD4 and SHA-224, which swift-crypto has not.

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest on its way: its hash is there from `Init` to `Final`.
protocol DigestContext {
    var hash: (any HashFunction)? { get set }
    init()
}

public struct CC_MD5state_st: DigestContext, Sendable {
    var hash: (any HashFunction)?

    public init() {}
}

public struct CC_SHA1state_st: DigestContext, Sendable {
    var hash: (any HashFunction)?

    public init() {}
}

public struct CC_SHA256state_st: DigestContext, Sendable {
    var hash: (any HashFunction)?

    public init() {}
}

public struct CC_SHA512state_st: DigestContext, Sendable {
    var hash: (any HashFunction)?

    public init() {}
}

public typealias CC_MD5_CTX = CC_MD5state_st
public typealias CC_SHA1_CTX = CC_SHA1state_st
public typealias CC_SHA256_CTX = CC_SHA256state_st
public typealias CC_SHA512_CTX = CC_SHA512state_st

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { start(c, Insecure.MD5()) }

@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(c, data, len)
}

@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    finish(md, c)
}

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(Insecure.MD5(), data, len, md)
}

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { start(c, Insecure.SHA1()) }

@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(c, data, len)
}

@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    finish(md, c)
}

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(Insecure.SHA1(), data, len, md)
}

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { start(c, SHA256()) }

@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(c, data, len)
}

@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    finish(md, c)
}

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA256(), data, len, md)
}

@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(c, SHA384()) }

@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(c, data, len)
}

@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    finish(md, c)
}

@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA384(), data, len, md)
}

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(c, SHA512()) }

@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    update(c, data, len)
}

@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    finish(md, c)
}

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA512(), data, len, md)
}

/// Begins a digest in memory that may hold nothing yet.
private func start<Context: DigestContext>(
    _ context: UnsafeMutablePointer<Context>?, _ hash: any HashFunction
) -> Int32 {
    context?.initialize(to: Context())
    context?.pointee.hash = hash
    return 1
}

private func update(
    _ context: UnsafeMutablePointer<some DigestContext>?, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
    context?.pointee.hash?.update(bufferPointer: UnsafeRawBufferPointer(data, count: Int(length)))
    return 1
}

private func finish(
    _ result: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
    if let result, let hash = context?.pointee.hash { write(hash.finalize(), to: result) }
    context?.pointee.hash = nil
    return 1
}

private func digest(
    _ hash: any HashFunction, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let result, data != nil || length == 0 else { return nil }
    var hash = hash
    hash.update(bufferPointer: UnsafeRawBufferPointer(data, count: Int(length)))
    write(hash.finalize(), to: result)
    return result
}
