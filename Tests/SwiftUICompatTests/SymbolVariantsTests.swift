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

    @Test("the asset's file suits the display's scale and appearance")
    func files() {
        let catalog = AssetCatalog(images: [
            "cover": [
                .init(file: "1", scale: 1), .init(file: "2", scale: 2), .init(file: "3", scale: 3),
                .init(file: "dark", scale: 2, appearance: .dark),
            ]
        ])
        #expect(catalog.image("cover", scale: 3, isDark: false)?.file == "3")
        #expect(catalog.image("cover", scale: 2, isDark: false)?.file == "2")
        #expect(catalog.image("cover", scale: 4, isDark: false)?.file == "3")
        #expect(catalog.image("cover", scale: 3, isDark: true)?.file == "dark")
        #expect(catalog.image("other", scale: 3, isDark: true) == nil)
    }
}
