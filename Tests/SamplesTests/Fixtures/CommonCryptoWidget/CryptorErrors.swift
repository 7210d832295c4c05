import CommonCrypto

/// What cryptors refuse, by the status and how many bytes they say.
enum CryptorErrors {
    static let lines = [
        "too small: \(once(kCCEncrypt, kCCOptionPKCS7Padding, 16, room: 31))",
        "too small to decrypt: \(once(kCCDecrypt, kCCOptionPKCS7Padding, 32, room: 31))",
        "too small for a piece: \(again(kCCModeCBC) { CCCryptorUpdate($0, block, 16, $1, $2, $3) })",
        "too small for the end: \(again(kCCModeECB) { CCCryptorFinal($0, $1, $2, $3) })",
        "not of blocks: \(once(kCCEncrypt, 0, 17, room: 32))",
        "not of blocks to decrypt: \(once(kCCDecrypt, kCCOptionPKCS7Padding, 17, room: 32))",
        "wrong padding: \(once(kCCDecrypt, kCCOptionPKCS7Padding, 16, room: 32))",
        "nothing to decrypt: \(once(kCCDecrypt, kCCOptionPKCS7Padding, 0, room: 32))",
        "short key: \(created(keyLength: 15))", "no key: \(created(key: nil))",
        "no cryptor: \(withoutCryptor)", "3DES: \(created(algorithm: kCCAlgorithm3DES, keyLength: 24))",
        "RC4: \(created(algorithm: kCCAlgorithmRC4))", "another algorithm: \(created(algorithm: 7))",
        "CFB: \(created(mode: kCCModeCFB))", "another mode: \(created(mode: 5))",
        "another operation: \(created(operation: 2))",
        "reset of ECB: \(Cipher(kCCModeECB, key).with(kCCEncrypt) { CCCryptorReset($0, nil) })",
    ]

    private static let block = Cryptors.block
    private static let key = [UInt8](0..<16)

    private static func once(_ operation: Int, _ options: Int, _ count: Int, room: Int) -> String {
        var output = [UInt8](repeating: 0, count: room)
        var moved = -1
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, nil,
            block + block, count, &output, room, &moved)
        return "\(status) \(moved)"
    }

    /// A call that has no room at first, and then has.
    private static func again(
        _ mode: Int,
        _ call: (CCCryptorRef?, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>?) -> CCCryptorStatus
    ) -> String {
        Cipher(mode, key, isPadded: true).with(kCCEncrypt) { cryptor in
            var output = [UInt8](repeating: 0, count: 16)
            var moved = -1
            let first = call(cryptor, &output, 15, &moved)
            return "\(first) \(moved) \(call(cryptor, &output, 16, &moved)) \(moved) \(output.hex)"
        }
    }

    private static func created(
        operation: Int = kCCEncrypt, mode: Int = kCCModeCBC, algorithm: Int = kCCAlgorithmAES,
        key: [UInt8]? = Array(0..<32), keyLength: Int = 16
    ) -> String {
        var cryptor: CCCryptorRef?
        let status = CCCryptorCreateWithMode(
            CCOperation(operation), CCMode(mode), CCAlgorithm(algorithm), CCPadding(ccNoPadding), nil, key, keyLength,
            nil, 0, 0, 0, &cryptor)
        return "\(status) \(cryptor == nil)"
    }

    private static var withoutCryptor: String {
        let statuses = [
            CCCryptorUpdate(nil, block, 16, nil, 0, nil), CCCryptorReset(nil, nil), CCCryptorFinal(nil, nil, 0, nil),
            CCCryptorRelease(nil),
            CCCryptorCreate(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key, 16, nil, nil),
        ]
        return "\(statuses)"
    }
}
