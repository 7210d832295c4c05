import CryptoKit
import Foundation

/// What CryptoKit answers, a line each.
enum Vault {
    static func lines() throws -> [String] {
        let (key, secret) = (SymmetricKey(data: Data(repeating: 7, count: 32)), Data("secret".utf8))
        let sealed = try AES.GCM.seal(secret, using: key, authenticating: Data("header".utf8))
        let box = try AES.GCM.SealedBox(combined: sealed.combined ?? Data())
        let opened = try AES.GCM.open(box, using: key, authenticating: Data("header".utf8))
        let refused: String
        do {
            _ = try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
            refused = "opened"
        } catch is CryptoKitError {
            refused = "refused"
        }
        let chacha = try ChaChaPoly.open(ChaChaPoly.seal(secret, using: key), using: key)

        let signer = P256.Signing.PrivateKey()
        let signature = try signer.signature(for: secret)
        let publicKey = try P256.Signing.PublicKey(pemRepresentation: signer.publicKey.pemRepresentation)
        let ed = Curve25519.Signing.PrivateKey()
        let (mine, theirs) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let agreed =
            try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
            == theirs.sharedSecretFromKeyAgreement(with: mine.publicKey)

        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)), salt: Data(0x00...0x0C),
            info: Data(0xF0...0xF9), outputByteCount: 42)
        return [
            "AES \(String(decoding: opened, as: UTF8.self)), another key \(refused)",
            "ChaCha \(String(decoding: chacha, as: UTF8.self))",
            "P256 \(publicKey.isValidSignature(signature, for: secret)), forged "
                + "\(publicKey.isValidSignature(signature, for: Data("forged".utf8)))",
            "Ed25519 \(ed.publicKey.isValidSignature(try ed.signature(for: secret), for: secret)), agreed \(agreed)",
            "HKDF \(derived.withUnsafeBytes { hex($0) })",
            "SHA-384 \(SHA384.hash(data: Data("abc".utf8)).description.suffix(8))",
            "Enclave \(SecureEnclave.isAvailable)",
        ]
    }
}

func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
