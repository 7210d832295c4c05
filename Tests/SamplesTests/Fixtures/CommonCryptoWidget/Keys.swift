import CommonCrypto

/// Keys of passwords, and random ones.
enum Keys {
    static let lines = [
        "PBKDF2 of 1 round: \(derived("password", "salt", rounds: 1, count: 20))",
        "PBKDF2 of 4096 rounds: \(derived("password", "salt", rounds: 4096, count: 20))",
        "PBKDF2 of long ones: "
            + derived("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", rounds: 4096, count: 25),
        "PBKDF2 of zeros: \(derived("pass\0word", "sa\0lt", rounds: 4096, count: 16))",
        "PBKDF2 SHA-256: \(derived("passwd", "salt", kCCPRFHmacAlgSHA256, rounds: 1, count: 64))",
        "PBKDF2 SHA-224: \(derived("password", "salt", kCCPRFHmacAlgSHA224, rounds: 1, count: 28))",
        "PBKDF2 of nothing: \(derived("", "", rounds: 1, count: 20))",
        "PBKDF2 without rounds: \(derived("password", "salt", rounds: 0, count: 20))",
        "PBKDF2 without a key: \(derived("password", "salt", rounds: 1, count: 0))",
        "PBKDF2 of another function: \(derived("password", "salt", 6, rounds: 1, count: 20))",
        "PBKDF2 of another algorithm: \(derived("password", "salt", algorithm: 1, rounds: 1, count: 20))",
        "PBKDF2 calibrated: \(calibrated(kCCPRFHmacAlgSHA256)) \(calibrated(6))", "random: \(random)",
    ]

    private static func derived(
        _ password: String, _ salt: String, _ function: Int = kCCPRFHmacAlgSHA1, algorithm: Int = kCCPBKDF2,
        rounds: UInt32, count: Int
    ) -> String {
        let salt = Array(salt.utf8)
        var key = [UInt8](repeating: 0, count: count)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(algorithm), password, password.utf8.count, salt, salt.count,
            CCPseudoRandomAlgorithm(function), rounds, &key, key.count)
        return status == kCCSuccess ? key.hex : "\(status)"
    }

    private static func calibrated(_ function: Int) -> UInt32 {
        CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, CCPseudoRandomAlgorithm(function), 32, 100)
    }

    private static var random: String {
        var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        let statuses = [
            CCRandomGenerateBytes(&one, one.count), CCRandomGenerateBytes(&other, other.count),
            CCRandomGenerateBytes(nil, 0), CCRandomGenerateBytes(nil, 1),
        ]
        return "\(statuses) \(one != other)"
    }
}
