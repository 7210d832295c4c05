import Foundation
import JSON
import TestSupport
import Testing

@Suite("CryptoKit")
struct CryptoTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The files that the widget's process has loaded, once it has answered.
    private func loaded(_ widget: URL, _ kind: String, _ name: String) throws -> (maps: String, text: String) {
        let bridge = try BridgeProcess([widget.path, "--sandbox", "off"], root: folder.path("state"))
        let picture = try bridge.call(
            "renderWidget", ["kind": .string(kind), "family": "systemLarge", "format": "archive"])
        let process = try #require(bridge.child(named: name))
        // Foundation reads only the first page of such a file.
        let maps = try ProgramRun(URL(filePath: "/bin/cat"), ["/proc/\(process)/maps"]).output
        #expect(bridge.finish().status == 0)
        return (maps, picture["archive"]?["accessibility"]?.text ?? "")
    }

    @Test("seals, signs, agrees and derives as the standards' examples do, and a widget draws it")
    func standards() throws {
        let (maps, text) = try loaded(Repository.fixtures.appending(path: "CryptoWidget"), "Crypto", "CryptoWidget")
        for line in [
            "AES secret, another key refused", "ChaCha secret", "P256 true, forged false",
            "Ed25519 true, agreed true",
            // RFC 5869, test case 1.
            "HKDF 3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
            // FIPS 180-4's "abc".
            "SHA-384 34c825a7", "Enclave false", "CC MD5 900150983cd24fb0d6963f7d28e17f72",
            "CC SHA-1 a9993e364706816aba3e25717850c26c9cd0d89d",
            "CC SHA-256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "CC SHA-512 ddaf35a1",
            // RFC 4231, test case 2.
            "CC HMAC 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        ] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(maps.contains("libWidgetBridgeCrypto.so"))
    }

    @Test("costs a widget that does not import it nothing: its library is not loaded")
    func elsewhere() throws {
        let (maps, _) = try loaded(Repository.news.appending(path: "NewsWidget"), "NewsWidget", "NewsWidget")
        #expect(maps.contains("libWidgetBridgeExtension.so") && !maps.contains("libWidgetBridgeCrypto.so"))
    }
}
