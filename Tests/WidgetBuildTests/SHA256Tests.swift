import Foundation
import Testing

@testable import WidgetBuild

@Test(
    "SHA-256 gives the digests of FIPS 180-4's examples",
    arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
func digests(text: String, expected: String) {
    var whole = SHA256()
    whole.update(Data(text.utf8))
    #expect(whole.digest() == expected)
    var pieces = SHA256()
    for byte in text.utf8 { pieces.update(Data([byte])) }
    #expect(pieces.digest() == expected)
}
