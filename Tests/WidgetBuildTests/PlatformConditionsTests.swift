import Testing

@testable import WidgetBuild

@Suite("Platform conditions")
struct PlatformConditionsTests {
    @Test(
        "are answered as for iOS",
        arguments: [
            ("#if os(iOS)", "#if true"),
            ("#if os(watchOS) || os( tvOS )", "#if false || false"),
            ("  #elseif !os(macOS)", "  #elseif !false"),
            ("#if targetEnvironment(macCatalyst)", "#if false"),
            ("#if targetEnvironment(simulator)", "#if true"),
            ("#if canImport(Glibc) && swift(>=5.9)", "#if false && swift(>=5.9)"),
            ("#if canImport(UIKit.UIImage)", "#if canImport(UIKit        )"),
            ("#if os(iOS) // not os(macOS)", "#if true // not os(macOS)"),
        ])
    func answered(line: String, expected: String) {
        #expect(SourceRewriter().rewrite(line) == expected)
    }

    @Test("are answered as for the platform that the widget is written for")
    func otherPlatforms() {
        #expect(SourceRewriter(platform: .watchOS).rewrite("#if os(iOS) || os(watchOS)") == "#if false || true")
        #expect(SourceRewriter(platform: .macOS).rewrite("#if targetEnvironment(simulator)") == "#if false")
    }

    @Test("are constants, too, as C has them")
    func constants() {
        let line = "let a = TARGET_OS_SIMULATOR != 0 && TARGET_OS_OSX == 0"
        #expect(SourceRewriter().rewrite(line) == "let a = 1                   != 0 && 0             == 0")
        let mac = "let a = 0                   != 0 && 1             == 0"
        #expect(SourceRewriter(platform: .macOS).rewrite(line) == mac)
        for line in ["Flags.TARGET_OS_OSX", "TARGET_OS_OTHER", "\"TARGET_OS_OSX\""] {
            #expect(SourceRewriter().rewrite(line) == nil)
        }
    }

    @Test(
        "are left alone where the compiler knows as much, and outside of #if lines",
        arguments: [
            "#if canImport(ActivityKit)", "#if canImport(AppKit)", "#if DEBUG", "#if swift(>=6)",
            "let text = \"os(iOS)\"", "// #if os(iOS)", "if #available(iOS 17, *) {}", "",
            "let text = \"\"\"\n#if os(iOS)\n\"\"\"", "/*\n#if os(iOS)\n*/",
        ])
    func untouched(line: String) {
        #expect(SourceRewriter().rewrite(line) == nil)
    }

    @Test("keep their line and everything around them, carriage returns included")
    func keepsLines() {
        let source = "import SwiftUI\r\n#if os(iOS)\r\nlet a = 1\r\n#endif\r\n\r\n"
        #expect(
            SourceRewriter().rewrite(source) == "import SwiftUI\r\n#if true\r\nlet a = 1\r\n#endif\r\n\r\n")
    }
}
