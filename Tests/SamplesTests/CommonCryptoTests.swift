import Foundation
import JSON
import TestSupport
import Testing

/// A widget of its own tells what CommonCrypto answers, a line each: what is held here was compiled as a widget is.
@Suite("CommonCrypto")
struct CommonCryptoTests {
    private let folder: TemporaryFolder
    private let answers: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(
            Repository.fixtures.appending(path: "CommonCryptoWidget"), root: folder.path("state"))
        let picture = try bridge.call(
            "renderWidget", ["kind": "CommonCrypto", "family": "systemLarge", "format": "archive"])
        let lines = (picture["archive"]?["accessibility"]?.arrayValue ?? []).compactMap { $0["label"]?.stringValue }
        answers = Dictionary(
            lines.map { $0.split(separator: ":", maxSplits: 1) }.map {
                (String($0[0]), $0.count == 2 ? $0[1].trimmingCharacters(in: .whitespaces) : "")
            },
            uniquingKeysWith: { "\($0), \($1)" })
    }

    private func expect(
        _ expected: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (name, answer) in expected {
            #expect(answers[name] == answer, "\(name)", sourceLocation: sourceLocation)
        }
    }

    @Test("digests and authenticates in pieces as in one call")
    func contexts() {
        // FIPS 180-4's and RFC 1321's "abc".
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        expect([
            "MD5": "900150983cd24fb0d6963f7d28e17f72", "SHA-1": "a9993e364706816aba3e25717850c26c9cd0d89d",
            "SHA-256": sha256,
            "SHA-384": "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"
                + "1a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
            "SHA-512": "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            "SHA-256 in raw memory": sha256, "SHA-256 copied": sha256,
        ])
        // RFC 2202 and RFC 4231, test case 2; the latter's test case 6.
        expect([
            "HMAC MD5": "750c783e6ab0b503eaa86e310a5db738",
            "HMAC SHA-1": "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
            "HMAC SHA-256": "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            "HMAC SHA-384": "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47"
                + "e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649",
            "HMAC SHA-512": "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
            "HMAC of a long key": "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            "HMAC SHA-224": String(repeating: "0", count: 56),
        ])
    }

    @Test("derives keys of passwords, and makes random bytes")
    func keys() {
        // RFC 6070; RFC 7914, section 11, for SHA-256. The others are Python's `hashlib.pbkdf2_hmac`.
        expect([
            "PBKDF2 of 1 round": "0c60c80f961f0e71f3a9b524af6012062fe037a6",
            "PBKDF2 of 4096 rounds": "4b007901b765489abead49d926f721d065a429c1",
            "PBKDF2 of long ones": "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038",
            "PBKDF2 of zeros": "56fa6aa75548099dcc37d7f03425e0c3",
            "PBKDF2 SHA-256": "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
                + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783",
            "PBKDF2 SHA-224": "3c198cbdb9464b7857966bd05b7bc92bc1cc4e6e63155d4e490557fd",
            "PBKDF2 of nothing": "1e437a1c79d75be61e91141dae20affc4892cc99",
            "PBKDF2 without rounds": "-4300", "PBKDF2 without a key": "-4300", "PBKDF2 of another function": "-4300",
            "PBKDF2 of another algorithm": "-4300", "PBKDF2 calibrated": "10000 4294967295",
            "random": "[0, 0, 0, -4300] true",
        ])
    }

    @Test("encrypts and decrypts in ECB, CBC and CTR, in pieces as in one call")
    func cryptors() {
        // FIPS 197, appendix C; NIST SP 800-38A, appendix F.
        expect([
            "FIPS 197 AES-128": "69c4e0d86a7b0430d8cdb78070b4c55a",
            "FIPS 197 AES-192": "dda97ca4864cdfe06eaf70a0ec0d7191",
            "FIPS 197 AES-256": "8ea2b7ca516745bfeafc49904b496089",
            "ECB AES-128": "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"
                + "43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4",
            "ECB AES-256": "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870"
                + "b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7",
            "CBC AES-128": "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
                + "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7",
            "CBC AES-256": "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"
                + "39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b",
            "CTR AES-128": "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
                + "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee",
            "CTR AES-256": "601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5"
                + "2b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6",
            "CTR of a part": "874d6191b620e3261bef6864990db6ce9806f66b79",
        ])
        expect([
            "ECB padded": "16 16 32 32", "CBC padded": "16 16 32 32", "no vector": "true", "counter": "true",
            "reset": "true", "in place": "0 32 69c4e0d86a7b0430d8cdb78070b4c55a",
            "lengths": "0 16 16 32 0 16 16 16 13",
        ])
    }

    @Test("says what is wrong, and how much room is needed")
    func errors() {
        expect([
            "too small": "-4301 32", "too small to decrypt": "-4301 32",
            "too small for a piece": "-4301 16 0 16 69c4e0d86a7b0430d8cdb78070b4c55a",
            "too small for the end": "-4301 16 0 16 954f64f2e4e86e9eee82d20216684899", "not of blocks": "-4303 16",
            "not of blocks to decrypt": "-4303 16", "wrong padding": "-4304 0", "nothing to decrypt": "-4304 0",
            "short key": "-4310 true", "no key": "-4300 true", "no cryptor": "[-4300, -4300, 0, 0, -4300]",
            "3DES": "-4305 true", "RC4": "-4305 true", "another algorithm": "-4300 true", "CFB": "-4305 true",
            "another mode": "-4300 true", "another operation": "-4300 true", "reset of ECB": "-4305",
        ])
    }
}
