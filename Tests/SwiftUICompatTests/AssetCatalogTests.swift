import Foundation
import Testing

@testable import SwiftUICompat

@Suite("The variants of an asset")
struct AssetCatalogTests {
    @Test("the file suits the display's scale and appearance")
    func files() {
        let catalog = AssetCatalog(images: [
            "cover": [
                .init(file: "1", scale: 1), .init(file: "2", scale: 2), .init(file: "3", scale: 3),
                .init(file: "dark", scale: 2, appearance: .dark),
            ]
        ])
        #expect(catalog.image("cover", scale: 3, traits: AssetTraits())?.file == "3")
        #expect(catalog.image("cover", scale: 2, traits: AssetTraits())?.file == "2")
        #expect(catalog.image("cover", scale: 4, traits: AssetTraits())?.file == "3")
        #expect(catalog.image("cover", scale: 3, traits: AssetTraits(isDark: true))?.file == "dark")
        #expect(catalog.image("other", scale: 3, traits: AssetTraits(isDark: true)) == nil)
    }

    @Test("more contrast is found in its own appearance, and never without being asked for")
    func contrast() {
        let colors: [AssetCatalog.ColorValue] = [
            .init(components: [1]), .init(appearance: .dark, components: [2]),
            .init(isHighContrast: true, components: [3]),
            .init(appearance: .dark, isHighContrast: true, components: [4]),
        ]
        func color(_ isDark: Bool, _ isHighContrast: Bool, in colors: [AssetCatalog.ColorValue]) -> Double? {
            colors.suiting(AssetTraits(isDark: isDark, isHighContrast: isHighContrast)).first?.components[0]
        }
        #expect(color(false, false, in: colors) == 1)
        #expect(color(true, false, in: colors) == 2)
        #expect(color(false, true, in: colors) == 3)
        #expect(color(true, true, in: colors) == 4)
        // Dark counts for more than contrast does.
        #expect(color(true, true, in: Array(colors.prefix(3))) == 2)
        #expect(color(true, true, in: [colors[0], colors[2]]) == 3)
    }

    @Test("a language has its own, else the development language's")
    func languages() {
        let files: [AssetCatalog.ImageFile] = [
            .init(file: "any"), .init(file: "de", locale: "de"), .init(file: "pt-BR", locale: "pt-BR"),
            .init(file: "zh-Hant", locale: "zh-Hant"),
        ]
        func file(_ locale: String) -> String? {
            files.suiting(AssetTraits(locale: Locale(identifier: locale))).first?.file
        }
        #expect(file("en_US") == "any")
        #expect(file("de_AT") == "de")
        #expect(file("pt_BR") == "pt-BR")
        #expect(file("zh_TW") == "zh-Hant")
        #expect(file("zh_CN") == "any")
    }

    @Test("an image for one direction serves the other, too")
    func directions() {
        let files: [AssetCatalog.ImageFile] = [
            .init(file: "left", direction: .leftToRight), .init(file: "right", direction: .rightToLeft),
        ]
        #expect(files.suiting(AssetTraits(direction: .rightToLeft)).map(\.file) == ["right"])
        #expect(files.suiting(AssetTraits()).map(\.file) == ["left"])
        #expect([files[0]].suiting(AssetTraits(direction: .rightToLeft)).map(\.file) == ["left"])
    }
}
