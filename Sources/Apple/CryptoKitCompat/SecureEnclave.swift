public import Crypto
public import Foundation

/// The Secure Enclave, which swift-crypto's machines have not: keys of its own are not made.
///
/// - Compatibility: compiles
public enum SecureEnclave {
    public static var isAvailable: Bool { false }

    public enum P256 {
        public enum Signing {
            public struct PrivateKey: Sendable {
                private let key: Crypto.P256.Signing.PrivateKey

                /// Throws: there is no enclave that would keep the key.
                public init(compactRepresentable: Bool = true) throws { throw Self.unavailable }
                /// Throws: there is no enclave that would know the key again.
                public init(dataRepresentation: Data) throws { throw Self.unavailable }

                public var publicKey: Crypto.P256.Signing.PublicKey { key.publicKey }
                public var dataRepresentation: Data { key.rawRepresentation }

                public func signature(for data: some DataProtocol) throws -> Crypto.P256.Signing.ECDSASignature {
                    try key.signature(for: data)
                }

                private static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: unimplemented) }
            }
        }

        public enum KeyAgreement {
            public struct PrivateKey: Sendable {
                private let key: Crypto.P256.KeyAgreement.PrivateKey

                /// Throws: there is no enclave that would keep the key.
                public init(compactRepresentable: Bool = true) throws { throw Self.unavailable }
                /// Throws: there is no enclave that would know the key again.
                public init(dataRepresentation: Data) throws { throw Self.unavailable }

                public var publicKey: Crypto.P256.KeyAgreement.PublicKey { key.publicKey }
                public var dataRepresentation: Data { key.rawRepresentation }

                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret {
                    try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
                }

                private static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: unimplemented) }
            }
        }
    }

    /// CommonCrypto's `kCCUnimplemented`.
    private static let unimplemented: Int32 = -4305
}
