import Testing

@testable import WidgetBuild

@Suite("Platform conditions")
struct ConditionRewriterTests {
    @Test(
        "are answered as for iOS",
        arguments: [
            ("#if os(iOS)", "#if true"),
            ("#if os(watchOS) || os( tvOS )", "#if false || false"),
            ("  #elseif !os(macOS)", "  #elseif !false"),
            ("#if targetEnvironment(macCatalyst)", "#if false"),
            ("#if canImport(AppKit) && swift(>=5.9)", "#if false && swift(>=5.9)"),
            ("#if os(iOS) // not os(macOS)", "#if true // not false"),
        ])
    func answered(line: String, expected: String) {
        #expect(ConditionRewriter.rewrite(line) == expected)
    }

    @Test(
        "are left alone where the compiler knows as much, and outside of #if lines",
        arguments: [
            "#if canImport(ActivityKit)", "#if DEBUG", "#if swift(>=6)", "let text = \"os(iOS)\"", "// #if os(iOS)",
            "if #available(iOS 17, *) {}", "",
        ])
    func untouched(line: String) {
        #expect(ConditionRewriter.rewrite(line) == nil)
    }

    @Test("keep their line and everything around them, carriage returns included")
    func keepsLines() {
        let source = "import SwiftUI\r\n#if os(iOS)\r\nlet a = 1\r\n#endif\r\n\r\n"
        #expect(
            ConditionRewriter.rewrite(source)
                == "import SwiftUI\r\n#if true\r\nlet a = 1\r\n#endif\r\n\r\n")
    }
}
