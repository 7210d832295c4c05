import Testing

@Suite("#bundle")
struct BundleMacroTests {
    @Test("is the extension's own")
    func own() throws {
        let expansion = try Expansion(
            of: "import FoundationReexports\nlet name = String(localized: \"a\", bundle: #bundle)")
        #expect(expansion.errors == [])
        #expect(expansion(.freestanding) == ["Foundation.Bundle.main"])
    }
}
