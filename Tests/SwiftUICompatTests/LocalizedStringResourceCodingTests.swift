import Foundation
import Testing

@testable import SwiftUICompat

@Suite("A localized string's coding")
struct LocalizedStringResourceCodingTests {
    private func coded(_ resource: LocalizedStringResource) throws -> LocalizedStringResource {
        try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    }

    @Test("keeps the key, the default value and the table")
    func key() throws {
        let resource = LocalizedStringResource(
            "greeting", defaultValue: "Hello", table: "Words", locale: Locale(identifier: "de"))
        let back = try coded(resource)
        #expect(back.key == "greeting")
        #expect(back.table == "Words")
        #expect(back.locale.identifier == "de")
        #expect(back.string == "Hello")
    }

    @Test("keeps the values that were put in as words")
    func values() throws {
        #expect(try coded("\(3) of \("four")").string == "3 of four")
    }

    @Test("takes `.main` for the description of a bundle, which a bundle's own would be as well")
    func mainBundle() {
        #expect(LocalizedStringResource("a", table: nil, bundle: .main).bundle == .main)
        #expect(LocalizedStringResource("a", bundle: Bundle.main).bundle == .atURL(Bundle.main.bundleURL))
    }

    @Test("fails on anything else")
    func failure() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LocalizedStringResource.self, from: Data(#"{"table": "Words"}"#.utf8))
        }
    }
}
