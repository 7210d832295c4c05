/// SHA-512 of FIPS 180-4, and SHA-384, which is a part of it with other beginnings.
package struct SHA512: Sendable {
    private var hash: SHA2<UInt64>
    private let size: Int

    package init() {
        hash = SHA2(initial: [
            0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
            0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
        ])
        size = 64
    }

    /// SHA-384.
    package static var truncated: SHA512 {
        SHA512(
            hash: SHA2(initial: [
                0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
                0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
            ]), size: 48)
    }

    private init(hash: SHA2<UInt64>, size: Int) {
        self.hash = hash
        self.size = size
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        hash.update(bytes)
    }

    /// The 64 bytes, or SHA-384's 48, for what came so far.
    package func digest() -> [UInt8] { Array(hash.digest().prefix(size)) }
}
