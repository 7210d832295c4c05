// CommonCryptor.h, without cryptors in memory of the caller's: `CCCryptorCreateFromData`.

public typealias CCCryptorRef = OpaquePointer

public typealias CCOperation = UInt32

public let kCCEncrypt = 0
public let kCCDecrypt = 1

/// Only AES works: a cryptor of another algorithm is `kCCUnimplemented`.
public typealias CCAlgorithm = UInt32

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
/// - Compatibility: compiles
public let kCCAlgorithmDES = 1
/// - Compatibility: compiles
public let kCCAlgorithm3DES = 2
/// - Compatibility: compiles
public let kCCAlgorithmCAST = 3
/// - Compatibility: compiles
public let kCCAlgorithmRC4 = 4
/// - Compatibility: compiles
public let kCCAlgorithmRC2 = 5
/// - Compatibility: compiles
public let kCCAlgorithmBlowfish = 6

public typealias CCOptions = UInt32

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCKeySizeMinCAST = 5
public let kCCKeySizeMaxCAST = 16
public let kCCKeySizeMinRC4 = 1
public let kCCKeySizeMaxRC4 = 512
public let kCCKeySizeMinRC2 = 1
public let kCCKeySizeMaxRC2 = 128
public let kCCKeySizeMinBlowfish = 8
public let kCCKeySizeMaxBlowfish = 56

public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8
public let kCCBlockSizeCAST = 8
public let kCCBlockSizeRC2 = 8
public let kCCBlockSizeBlowfish = 8

public let kCCContextSizeAES128 = 404
public let kCCContextSizeDES = 240
public let kCCContextSize3DES = 496
public let kCCContextSizeCAST = 240
public let kCCContextSizeRC4 = 1072

/// ECB, CBC and CTR work: a cryptor in another mode is `kCCUnimplemented`.
public typealias CCMode = UInt32

public let kCCModeECB = 1
public let kCCModeCBC = 2
/// - Compatibility: compiles
public let kCCModeCFB = 3
public let kCCModeCTR = 4
/// - Compatibility: compiles
public let kCCModeOFB = 7
/// - Compatibility: compiles
public let kCCModeRC4 = 9
/// - Compatibility: compiles
public let kCCModeCFB8 = 10

public typealias CCPadding = UInt32

public let ccNoPadding = 0
public let ccPKCS7Padding = 1

public typealias CCModeOptions = UInt32

public let kCCModeOptionCTR_BE = 2

@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = Int(options) & kCCOptionECBMode == 0 ? kCCModeCBC : kCCModeECB
    let padding = Int(options) & kCCOptionPKCS7Padding == 0 ? ccNoPadding : ccPKCS7Padding
    return CCCryptorCreateWithMode(
        op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let cryptorRef, let key else { return CCCryptorStatus(kCCParamError) }
    cryptorRef.pointee = nil
    return status {
        let cryptor = try Cryptor(
            op, mode, alg, isPadded: padding == ccPKCS7Padding, key: UnsafeRawBufferPointer(key, count: keyLength),
            vector: iv)
        let memory = UnsafeMutablePointer<Cryptor>.allocate(capacity: 1)
        memory.initialize(to: cryptor)
        cryptorRef.pointee = CCCryptorRef(memory)
    }
}

@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    let memory = UnsafeMutablePointer<Cryptor>(cryptorRef)
    memory?.deinitialize(count: 1)
    memory?.deallocate()
    return CCCryptorStatus(kCCSuccess)
}

@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptorRef, dataIn != nil || dataInLength == 0 else { return CCCryptorStatus(kCCParamError) }
    return advance(cryptorRef, dataOut, dataOutAvailable, dataOutMoved) {
        try $0.update(UnsafeRawBufferPointer(dataIn, count: dataInLength))
    }
}

/// Ends the data; wrong padding is `kCCDecodeError`, as Apple's header has it.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
    return advance(cryptorRef, dataOut, dataOutAvailable, dataOutMoved) { try $0.finish() }
}

public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    UnsafePointer<Cryptor>(cryptorRef)?.pointee.outputLength(adding: inputLength, isFinal: final) ?? kCCParamError
}

@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
    guard let memory = UnsafeMutablePointer<Cryptor>(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    return status { try memory.pointee.reset(vector: iv) }
}

@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    var cryptor: CCCryptorRef?
    var status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &cryptor)
    guard status == kCCSuccess else { return status }
    defer { CCCryptorRelease(cryptor) }
    let needed = CCCryptorGetOutputLength(cryptor, dataInLength, true)
    dataOutMoved?.pointee = needed
    guard needed <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    var (updated, finished) = (0, 0)
    status = CCCryptorUpdate(cryptor, dataIn, dataInLength, dataOut, dataOutAvailable, &updated)
    if status == kCCSuccess {
        status = CCCryptorFinal(cryptor, dataOut?.advanced(by: updated), dataOutAvailable - updated, &finished)
    }
    dataOutMoved?.pointee = updated + finished
    return status
}

/// Takes a cryptor a step further and writes what comes out; one whose output has no room stays as it was.
private func advance(
    _ cryptorRef: CCCryptorRef, _ dataOut: UnsafeMutableRawPointer?, _ available: Int,
    _ moved: UnsafeMutablePointer<Int>?, _ step: (inout Cryptor) throws -> [UInt8]
) -> CCCryptorStatus {
    let memory = UnsafeMutablePointer<Cryptor>(cryptorRef)
    moved?.pointee = 0
    return status {
        var next = memory.pointee
        let output = try step(&next)
        moved?.pointee = output.count
        guard output.count <= available else { throw CryptorError(status: kCCBufferTooSmall) }
        if let dataOut { write(output, to: dataOut) }
        memory.pointee = next
    }
}

private func status(of body: () throws -> Void) -> CCCryptorStatus {
    do {
        try body()
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus((error as? CryptorError)?.status ?? kCCUnspecifiedError)
    }
}
