import SecureHash
import Testing

@Suite("SHA-256")
struct SecureHashTests {
    private static let short = "abc"
    private static let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

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

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
