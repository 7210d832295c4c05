import Crypto

// CommonRandom.h

public typealias CCRNGStatus = CCCryptorStatus

@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard count > 0 else { return CCRNGStatus(kCCSuccess) }
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { write($0, to: bytes) }
    return CCRNGStatus(kCCSuccess)
}
