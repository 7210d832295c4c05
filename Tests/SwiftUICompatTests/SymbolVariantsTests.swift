import SwiftUICompat
import Testing

@Suite("Symbols and assets")
struct SymbolVariantsTests {
    @Test(
        "variants are added to a symbol's name in SF Symbols' order",
        arguments: [
            ("heart", SymbolVariants.fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
            ("bell", .slash.fill, "bell.slash.fill"), ("bell", .circle, "bell.circle"),
            ("bell", .circle.slash.fill, "bell.slash.circle.fill"), ("bell.circle", .fill, "bell.circle.fill"),
            ("circle", .fill, "circle.fill"), ("star", .none, "star"),
            ("square.and.arrow.up", .fill, "square.and.arrow.up.fill"),
        ])
    func variants(name: String, variants: SymbolVariants, expected: String) {
        #expect(variants.applied(to: name) == expected)
    }
}
