import CoreLocationCompat
import Foundation
import FoundationCompat
import PersonalDataCompat
import SystemCompat
import Testing

@Suite("Values that frameworks compute")
struct ValuesTests {
    @Test("the way from Berlin to Munich is 504 km")
    func distance() {
        let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
        let munich = CLLocation(latitude: 48.1372, longitude: 11.5755)
        #expect(abs(berlin.distance(from: munich) / 1000 - 504) < 1)
        #expect(berlin.distance(from: berlin) == 0)
        let around = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "Berlin")
        #expect(around.contains(berlin.coordinate) && !around.contains(munich.coordinate))
    }

    @Test("types know what they are kinds of, by identifier, extension and MIME type")
    func types() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json")?.preferredFilenameExtension == "json")
        #expect(UTType(filenameExtension: "unheard")?.isDynamic == true)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .data))
    }

    @Test(
        "digests are those of the standards' examples",
        arguments: [
            (
                hex(SHA256.hash(data: Data("abc".utf8))),
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            ),
            (hex(Insecure.SHA1.hash(data: Data("abc".utf8))), "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (hex(Insecure.MD5.hash(data: Data("abc".utf8))), "900150983cd24fb0d6963f7d28e17f72"),
            (
                hex(SHA512.hash(data: Data("abc".utf8))),
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
        ])
    func digests(_ found: String, _ expected: String) {
        #expect(found == expected)
    }

    @Test("a message's seal is RFC 4231's, and holds for no other message")
    func authentication() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    }

    @Test("units of health convert into their like")
    func units() {
        #expect(HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5).doubleValue(for: .meter()) == 5000)
        #expect(HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()) > 98.59)
        let rate = HKUnit(from: "count/min")
        #expect(HKQuantity(unit: rate, doubleValue: 60).is(compatibleWith: HKUnit.count().unitDivided(by: .second())))
        #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    }

    @Test("the keychain finds what the process has put there, and nothing else")
    func keychain() {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "tests.account",
        ]
        let secret = item.merging([kSecValueData as String: Data("secret".utf8)]) { $1 }
        let query = item.merging([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        var found: AnyObject?
        #expect(SecItemCopyMatching(query as NSDictionary, &found) == errSecItemNotFound)
        #expect(SecItemAdd(secret as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(secret as NSDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemCopyMatching(query as NSDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        #expect(SecItemDelete(item as NSDictionary) == errSecSuccess)
    }
}

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
