/// SHA-256 of FIPS 180-4.
package struct SHA256: Sendable {
    private var hash = SHA2<UInt32>(initial: [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ])

    package init() {}

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        hash.update(bytes)
    }

    /// The 32 bytes for what came so far.
    package func digest() -> [UInt8] { hash.digest() }
}
