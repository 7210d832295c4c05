import CommonCrypto

/// Digests and codes of a message in one call and in pieces.
enum Contexts {
    static let lines =
        [
            "MD5: " + digest(CC_MD5_CTX(), CC_MD5_DIGEST_LENGTH, CC_MD5_Init, CC_MD5_Update, CC_MD5_Final, CC_MD5),
            "SHA-1: "
                + digest(CC_SHA1_CTX(), CC_SHA1_DIGEST_LENGTH, CC_SHA1_Init, CC_SHA1_Update, CC_SHA1_Final, CC_SHA1),
            "SHA-256: "
                + digest(
                    CC_SHA256_CTX(), CC_SHA256_DIGEST_LENGTH, CC_SHA256_Init, CC_SHA256_Update, CC_SHA256_Final,
                    CC_SHA256),
            "SHA-384: "
                + digest(
                    CC_SHA512_CTX(), CC_SHA384_DIGEST_LENGTH, CC_SHA384_Init, CC_SHA384_Update, CC_SHA384_Final,
                    CC_SHA384),
            "SHA-512: "
                + digest(
                    CC_SHA512_CTX(), CC_SHA512_DIGEST_LENGTH, CC_SHA512_Init, CC_SHA512_Update, CC_SHA512_Final,
                    CC_SHA512),
            "SHA-256 in raw memory: \(raw)", "SHA-256 copied: \(copied)",
            "HMAC MD5: \(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH))",
            "HMAC SHA-1: \(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH))",
            "HMAC SHA-256: \(code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH))",
            "HMAC SHA-384: \(code(kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH))",
            "HMAC SHA-512: \(code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH))",
            "HMAC of a long key: "
                + code(
                    kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: [UInt8](repeating: 0xAA, count: 131),
                    "Test Using Larger Than Block-Size Key - Hash Key First"),
            "HMAC SHA-224: \(code(kCCHmacAlgSHA224, 28))",
        ]

    private static let message = Array("abc".utf8)

    private static func digest<Context>(
        _ context: Context, _ length: Int32, _ start: (UnsafeMutablePointer<Context>?) -> Int32,
        _ update: (UnsafeMutablePointer<Context>?, UnsafeRawPointer?, CC_LONG) -> Int32,
        _ finish: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Context>?) -> Int32,
        _ once: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
    ) -> String {
        var context = context
        var result = [UInt8](repeating: 0, count: Int(length))
        var results = [1, 2, 3].map { size in
            _ = start(&context)
            for piece in message.pieces(size) { _ = update(&context, piece, CC_LONG(piece.count)) }
            _ = finish(&result, &context)
            return result
        }
        _ = once(message, CC_LONG(message.count), &result)
        results.append(result)
        return agreed(results)
    }

    /// A context as C allocates it, which holds anything.
    private static var raw: String {
        let context = UnsafeMutablePointer<CC_SHA256_CTX>.allocate(capacity: 1)
        defer { context.deallocate() }
        UnsafeMutableRawPointer(context).initializeMemory(
            as: UInt8.self, repeating: 0xAA, count: MemoryLayout<CC_SHA256_CTX>.size)
        var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Init(context)
        CC_SHA256_Update(context, message, CC_LONG(message.count))
        CC_SHA256_Final(&result, context)
        return result.hex
    }

    /// A copy that goes on by itself.
    private static var copied: String {
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, "ab", 2)
        var copy = context
        CC_SHA256_Update(&context, "x", 1)
        CC_SHA256_Update(&copy, "c", 1)
        var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&result, &copy)
        return result.hex
    }

    private static func code(
        _ algorithm: Int, _ length: Int32, key: [UInt8] = Array("Jefe".utf8),
        _ text: String = "what do ya want for nothing?"
    ) -> String {
        let message = Array(text.utf8)
        var results = [1, 7, 64].map { size in
            var context = CCHmacContext()
            var result = [UInt8](repeating: 0, count: Int(length))
            CCHmacInit(&context, CCHmacAlgorithm(algorithm), key, key.count)
            for piece in message.pieces(size) { CCHmacUpdate(&context, piece, piece.count) }
            CCHmacFinal(&context, &result)
            return result
        }
        var result = [UInt8](repeating: 0, count: Int(length))
        CCHmac(UInt32(algorithm), key, key.count, message, message.count, &result)
        results.append(result)
        return agreed(results)
    }
}
