public import Foundation

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecVerifyFailed: OSStatus = -67808

/// A keychain that lasts as long as the extension's process: what it adds, it finds, and nothing of its app's.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes, result)
}

@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.copy(query, result)
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, attributesToUpdate)
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.delete(query)
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error." as NSString
    case errSecItemNotFound: "The specified item could not be found in the keychain." as NSString
    case errSecDuplicateItem: "The specified item already exists in the keychain." as NSString
    case errSecParam: "One or more parameters passed to a function were not valid." as NSString
    default: "OSStatus \(status)" as NSString
    }
}

public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills `bytes` from the system's source of randomness.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}

public final class SecAccessControl: Sendable {}
public final class SecKey: Sendable {}
public final class SecIdentity: Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl()
}
