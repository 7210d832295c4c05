import CommonCrypto

/// AES of the standards' examples, in one call and in pieces.
enum Cryptors {
    static let lines = [
        "FIPS 197 AES-128: \(Cipher(kCCModeECB, Array(0..<16)).there(andBack: block))",
        "FIPS 197 AES-192: \(Cipher(kCCModeECB, Array(0..<24)).there(andBack: block))",
        "FIPS 197 AES-256: \(Cipher(kCCModeECB, Array(0..<32)).there(andBack: block))",
        "ECB AES-128: \(Cipher(kCCModeECB, key).there(andBack: text))",
        "ECB AES-256: \(Cipher(kCCModeECB, longKey).there(andBack: text))",
        "CBC AES-128: \(Cipher(kCCModeCBC, key, Array(0..<16)).there(andBack: text))",
        "CBC AES-256: \(Cipher(kCCModeCBC, longKey, Array(0..<16)).there(andBack: text))",
        "CTR AES-128: \(Cipher(kCCModeCTR, key, Array(0xF0...0xFF)).there(andBack: text))",
        "CTR AES-256: \(Cipher(kCCModeCTR, longKey, Array(0xF0...0xFF)).there(andBack: text))",
        "CTR of a part: \(Cipher(kCCModeCTR, key, Array(0xF0...0xFF), isPadded: true).there(andBack: text.prefix(21)))",
        "ECB padded: \(padded(kCCModeECB))", "CBC padded: \(padded(kCCModeCBC))", "no vector: \(withoutVector)",
        "counter: \(counter)", "reset: \(reset)", "in place: \(inPlace)", "lengths: \(lengths)",
    ]

    static let block = [UInt8](hex: "00112233445566778899aabbccddeeff")
    static let key = [UInt8](hex: "2b7e151628aed2a6abf7158809cf4f3c")
    static let longKey = [UInt8](hex: "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4")
    static let text = [UInt8](
        hex: "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
            + "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710")

    /// How long texts of some lengths become, where they become what the padded text does.
    private static func padded(_ mode: Int) -> String {
        let cipher = Cipher(mode, key, Array(0..<16), isPadded: true)
        return [0, 15, 16, 20].map { count in
            let missing = 16 - count % 16
            let whole = text.prefix(count) + [UInt8](repeating: UInt8(missing), count: missing)
            let result = cipher.there(andBack: text.prefix(count))
            return result == Cipher(mode, key, Array(0..<16)).there(andBack: whole) ? "\(result.count / 2)" : "differs"
        }
        .joined(separator: " ")
    }

    private static var withoutVector: Bool {
        let zeros = [UInt8](repeating: 0, count: 16)
        return [kCCModeCBC, kCCModeCTR].allSatisfy {
            Cipher($0, key).there(andBack: text) == Cipher($0, key, zeros).there(andBack: text)
        }
    }

    /// The counter's upper half stays when the lower one has run out.
    private static var counter: Bool {
        let ones = [UInt8](repeating: 0xFF, count: 8)
        let zeros = [UInt8](repeating: 0, count: 8)
        let stream = Cipher(kCCModeCTR, key, ones + ones).there(andBack: zeros + zeros + zeros + zeros)
        return stream == Cipher(kCCModeECB, key).there(andBack: ones + ones + ones + zeros)
    }

    /// A cryptor that starts again in the midst of a block.
    private static var reset: Bool {
        [kCCModeCBC, kCCModeCTR].allSatisfy { mode in
            let cipher = Cipher(mode, key)
            let vector = [UInt8](0..<16)
            return cipher.with(kCCEncrypt) { cryptor in
                _ = Cipher.update(cryptor, text.prefix(21))
                return CCCryptorReset(cryptor, vector) == kCCSuccess
                    && Cipher.update(cryptor, text).hex == Cipher(mode, key, vector).there(andBack: text)
            }
        }
    }

    private static var inPlace: String {
        var bytes = block + [UInt8](repeating: 0, count: 16)
        var moved = 0
        let status = bytes.withUnsafeMutableBytes {
            CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES),
                CCOptions(kCCOptionPKCS7Padding | kCCOptionECBMode), Array(0..<16) as [UInt8], 16, nil, $0.baseAddress,
                block.count, $0.baseAddress, $0.count, &moved)
        }
        return "\(status) \(moved) \(bytes.prefix(16).hex)"
    }

    private static var lengths: String {
        func length(_ mode: Int, _ operation: Int, _ count: Int, _ final: Bool, isPadded: Bool = true) -> String {
            Cipher(mode, key, isPadded: isPadded).with(operation) { cryptor in
                _ = Cipher.update(cryptor, text.prefix(3))
                return "\(CCCryptorGetOutputLength(cryptor, count, final))"
            }
        }
        return [
            length(kCCModeCBC, kCCEncrypt, 12, false), length(kCCModeCBC, kCCEncrypt, 13, false),
            length(kCCModeCBC, kCCEncrypt, 12, true), length(kCCModeCBC, kCCEncrypt, 13, true),
            length(kCCModeCBC, kCCDecrypt, 13, false), length(kCCModeCBC, kCCDecrypt, 14, false),
            length(kCCModeCBC, kCCDecrypt, 13, true), length(kCCModeECB, kCCDecrypt, 14, true, isPadded: false),
            length(kCCModeCTR, kCCEncrypt, 13, true),
        ]
        .joined(separator: " ")
    }
}

struct Cipher {
    private let mode: Int
    private let key: [UInt8]
    private let vector: [UInt8]?
    private let isPadded: Bool

    init(_ mode: Int, _ key: [UInt8], _ vector: [UInt8]? = nil, isPadded: Bool = false) {
        self.mode = mode
        self.key = key
        self.vector = vector
        self.isPadded = isPadded
    }

    /// What the text becomes, if that becomes the text again.
    func there(andBack text: some Collection<UInt8>) -> String {
        let result = agreed(ways(kCCEncrypt, text))
        let back = agreed(ways(kCCDecrypt, [UInt8](hex: result)))
        return back == text.hex ? result : "\(result) is \(back)"
    }

    private func ways(_ operation: Int, _ text: some Collection<UInt8>) -> [[UInt8]] {
        let inPieces = [1, 7, 16, 33, 64].map { size in
            with(operation) { cryptor in
                text.pieces(size).flatMap { Self.update(cryptor, $0) } + Self.final(cryptor)
            }
        }
        return mode == kCCModeCTR ? inPieces : inPieces + [once(operation, Array(text))]
    }

    private func once(_ operation: Int, _ text: [UInt8]) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: text.count + kCCBlockSizeAES128)
        var moved = 0
        let options = (mode == kCCModeECB ? kCCOptionECBMode : 0) | (isPadded ? kCCOptionPKCS7Padding : 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES128), CCOptions(options), key, key.count, vector, text,
            text.count, &output, output.count, &moved)
        return status == kCCSuccess ? Array(output.prefix(moved)) : []
    }

    func with<Result>(_ operation: Int, _ body: (CCCryptorRef?) -> Result) -> Result {
        var cryptor: CCCryptorRef?
        CCCryptorCreateWithMode(
            CCOperation(operation), CCMode(mode), CCAlgorithm(kCCAlgorithmAES),
            CCPadding(isPadded ? ccPKCS7Padding : ccNoPadding), vector, key, key.count, nil, 0, 0,
            CCModeOptions(kCCModeOptionCTR_BE), &cryptor)
        defer { CCCryptorRelease(cryptor) }
        return body(cryptor)
    }

    static func update(_ cryptor: CCCryptorRef?, _ text: some Collection<UInt8>) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: text.count + kCCBlockSizeAES128)
        var moved = 0
        CCCryptorUpdate(cryptor, Array(text), text.count, &output, output.count, &moved)
        return Array(output.prefix(moved))
    }

    static func final(_ cryptor: CCCryptorRef?) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: kCCBlockSizeAES128)
        var moved = 0
        CCCryptorFinal(cryptor, &output, output.count, &moved)
        return Array(output.prefix(moved))
    }
}
