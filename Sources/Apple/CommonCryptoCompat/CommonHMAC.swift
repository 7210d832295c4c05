import Crypto

// CommonHMAC.h

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
/// Writes no code: swift-crypto has no SHA-224.
///
/// - Compatibility: compiles
public let kCCHmacAlgSHA224 = 5

public let CC_HMAC_CONTEXT_SIZE: Int32 = 96

/// An `HMAC`, whichever its digest is.
protocol MessageCode: Sendable {
    associatedtype MAC: Sequence<UInt8>
    mutating func update(data: UnsafeRawBufferPointer)
    func finalize() -> MAC
}

extension HMAC: MessageCode {}

public struct CCHmacContext: Sendable {
    var code: (any MessageCode)?

    public init() {}
}

/// Begins a code in memory that may hold nothing yet.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    let key = SymmetricKey(data: UnsafeRawBufferPointer(key, count: keyLength))
    ctx?.initialize(to: CCHmacContext())
    ctx?.pointee.code =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>(key: key)
        case kCCHmacAlgMD5: HMAC<Insecure.MD5>(key: key)
        case kCCHmacAlgSHA256: HMAC<SHA256>(key: key)
        case kCCHmacAlgSHA384: HMAC<SHA384>(key: key)
        case kCCHmacAlgSHA512: HMAC<SHA512>(key: key)
        default: nil
        }
}

public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    ctx?.pointee.code?.update(data: UnsafeRawBufferPointer(data, count: dataLength))
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let code = ctx?.pointee.code, let macOut else { return }
    write(code.finalize(), to: macOut)
    ctx.pointee.code = nil
}

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}
