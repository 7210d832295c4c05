import CommonCrypto
import Foundation

/// What CommonCrypto answers, a line each.
enum Digests {
    static var lines: [String] {
        let message = Data("abc".utf8)
        func digest(
            _ count: Int32,
            _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
        ) -> String {
            var bytes = [UInt8](repeating: 0, count: Int(count))
            message.withUnsafeBytes { _ = function($0.baseAddress, CC_LONG($0.count), &bytes) }
            return hex(bytes)
        }
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        let text = "what do ya want for nothing?"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, text, text.utf8.count, &code)
        return [
            "CC MD5 \(digest(CC_MD5_DIGEST_LENGTH, CC_MD5))", "CC SHA-1 \(digest(CC_SHA1_DIGEST_LENGTH, CC_SHA1))",
            "CC SHA-256 \(digest(CC_SHA256_DIGEST_LENGTH, CC_SHA256))",
            "CC SHA-512 \(digest(CC_SHA512_DIGEST_LENGTH, CC_SHA512).prefix(8))", "CC HMAC \(hex(code))",
        ]
    }
}
