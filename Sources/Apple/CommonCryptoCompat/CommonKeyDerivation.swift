import Crypto
import CryptoExtras

// CommonKeyDerivation.h

public typealias CCPBKDFAlgorithm = UInt32

public let kCCPBKDF2 = 2

public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

private let hashFunctions: [Int: KDF.Insecure.PBKDF2.HashFunction] = [
    kCCPRFHmacAlgSHA1: .insecureSHA1, kCCPRFHmacAlgSHA224: .insecureSHA224, kCCPRFHmacAlgSHA256: .sha256,
    kCCPRFHmacAlgSHA384: .sha384, kCCPRFHmacAlgSHA512: .sha512,
]

@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard algorithm == kCCPBKDF2, let hashFunction = hashFunctions[Int(prf)], let password, let derivedKey,
        salt != nil || saltLen == 0, derivedKeyLen > 0, rounds > 0,
        let key = try? KDF.Insecure.PBKDF2.deriveKey(
            from: Array(UnsafeRawBufferPointer(password, count: passwordLen)),
            salt: Array(UnsafeRawBufferPointer(salt, count: saltLen)), using: hashFunction,
            outputByteCount: derivedKeyLen, unsafeUncheckedRounds: Int(rounds))
    else { return Int32(kCCParamError) }
    key.withUnsafeBytes { write($0, to: derivedKey) }
    return Int32(kCCSuccess)
}

/// Apple's least number of rounds, for one that is measured would differ from run to run; `UInt32.max` for what cannot
/// be derived.
@discardableResult
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    let isDerivable =
        algorithm == kCCPBKDF2 && hashFunctions[Int(prf)] != nil && saltLen <= 132 && derivedKeyLen > 0
    return isDerivable ? 10_000 : .max
}
