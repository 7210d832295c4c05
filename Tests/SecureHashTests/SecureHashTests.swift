import SecureHash
import Testing

@Suite("SHA-2")
struct SecureHashTests {
    private static let short = "abc"
    private static let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    private static let twoLongBlocks =
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

    @Test(
        "SHA-256 gives the digests of FIPS 180-4's examples, whole and in pieces",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            (short, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (twoBlocks, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
        ])
    func shorter(text: String, expected: String) {
        var whole = SHA256()
        whole.update(text.utf8)
        #expect(hex(whole.digest()) == expected)
        var pieces = SHA256()
        for byte in text.utf8 { pieces.update([byte]) }
        #expect(hex(pieces.digest()) == expected)
    }

    @Test(
        "SHA-512 and SHA-384 give the digests of FIPS 180-4's examples, whole and in pieces",
        arguments: [
            (
                short, SHA512(),
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
            (
                twoLongBlocks, SHA512(),
                "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
                    + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
            ),
            (
                short, SHA512.truncated,
                "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                    + "8086072ba1e7cc2358baeca134c825a7"
            ),
        ])
    func longer(text: String, empty: SHA512, expected: String) {
        var whole = empty
        whole.update(text.utf8)
        #expect(hex(whole.digest()) == expected)
        var pieces = empty
        for byte in text.utf8 { pieces.update([byte]) }
        #expect(hex(pieces.digest()) == expected)
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
