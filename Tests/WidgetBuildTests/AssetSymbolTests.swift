import Testing

@testable import WidgetBuild

@Suite("The symbols of assets")
struct AssetSymbolTests {
    @Test(
        "are named as Xcode names them",
        arguments: [
            ("AccentColor", "accent"), ("brand", "brand"), ("BGColorOne", "bgColorOne"), ("YP Green", "ypGreen"),
            ("color_24292B", "color24292B"), ("accentColor", "accent"), ("292C38", "_292_C_38"),
            ("A2D8FF", "A_2_D_8_FF"),
            ("121212", "_121212"), ("c50000", "c50000"), ("FFFFFF", "FFFFFF"), ("WidgetBackground", "widgetBackground"),
            ("Color", "color"), ("hint_text_color", "hintText"), ("black-color", "black"),
            ("CLR_SCREEN_COLOR", "CLR_SCREEN"), ("かぐや", ""), ("Default", "default"),
        ])
    func colors(name: String, symbol: String) {
        #expect(AssetSymbolNames.member(name) == symbol)
    }

    @Test(
        "of images are, too",
        arguments: [
            ("AppIconImage", "appIcon"), ("sticky-note", "stickyNote"), ("verse-bg-field", "verseBgField"),
            ("1", "_1"), ("A-1-1-0", "A_1_1_0"), ("BMW", "BMW"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"),
            ("TLSold", "tlSold"), ("ironMaiden2", "ironMaiden2"), ("Kill Bill", "killBill"),
            ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"), ("🎈", ""),
        ])
    func images(name: String, symbol: String) {
        #expect(AssetSymbolNames.member(name) == symbol)
    }

    @Test("nest in enumerations for namespaces, and leave out what is a member or the user's own")
    func source() {
        var index = AssetIndex()
        index.colors = [("red", []), ("brand", []), ("Text/primary", []), ("own", [])]
        index.images = [("icons/arrow-up", [])]
        let declared = DeclaredMembers(in: "extension SwiftUI.Color { init(x: Int) {}; static let own = Color.red }")
        let text = AssetSymbols.source(for: index, declared: declared)?.text ?? ""
        #expect(text.contains("static let red = ColorResource(name: \"red\", bundle: Foundation.Bundle.main)"))
        #expect(text.contains("    enum Icons {\n        static let arrowUp = ImageResource(name: \"icons/arrow-up\""))
        #expect(text.contains("    enum Text {\n        static var primary: SwiftUI.Color { .init(.Text.primary) }"))
        #expect(text.contains("static var brand: SwiftUI.Color { .init(.brand) }"))
        #expect(text.contains("static var brand: UIKit.UIColor { .init(resource: .brand) }"))
        #expect(!text.contains("static var red:"))
        #expect(!text.contains("static var own: SwiftUI.Color { .init(.own) }\n    enum"))
        #expect(AssetSymbols.source(for: AssetIndex(), declared: declared) == nil)
    }
}
