import Testing

@testable import WidgetBuild

@Suite("Imports in branches that are compiled")
struct CompiledBranchesTests {
    private static var branches: CompiledBranches {
        CompiledBranches(conditions: ["DEBUG"]) { $0 != "Kingfisher" }
    }

    private static func imports(_ text: String) -> [String: Int] {
        branches.imports(of: SourceFile(Array(text.utf8)))
    }

    @Test(
        "are those whose conditions hold",
        arguments: [
            "true", "!false", "DEBUG", "!(RELEASE || false)", "RELEASE || canImport(UIKit)",
            "canImport(UIKit) && !canImport(Kingfisher)", "true || swift(>=9)", "!(false && hasFeature(Macros))",
        ])
    func compiled(condition: String) {
        #expect(Self.imports("#if \(condition) // told\nimport A\n#else\nimport B\n#endif\n") == ["A": 2])
    }

    @Test(
        "are not those whose conditions do not hold",
        arguments: ["false", "RELEASE", "canImport(Kingfisher)", "DEBUG && !canImport(UIKit)", "false && swift(>=5)"])
    func left(condition: String) {
        #expect(Self.imports("#if \(condition)\nimport A\n#else\nimport B\n#endif\n") == ["B": 4])
    }

    @Test(
        "are not those of whose conditions nothing is known",
        arguments: [
            "swift(>=5)", "hasFeature(Macros) && true", "!arch(arm64)", "canImport(UIKit, _version: 2)", "true true",
        ])
    func unknown(condition: String) {
        #expect(Self.imports("#if \(condition)\nimport A\n#else\nimport B\n#endif\nimport C\n") == ["C": 6])
    }

    @Test("are told where branches follow and lie in each other")
    func branches() {
        let text = """
            import A
            #if false
            import B
            #elseif true
            import C
            #if canImport(UIKit)
            import A
            import struct D.Point
            #endif
            #elseif true
            import E
            #else
            import F
            #endif
            #if swift(>=5)
            import G
            #elseif true
            import H
            #endif
            """
        #expect(Self.imports(text) == ["A": 1, "C": 5, "D": 8])
    }

    @Test("are found in text that is not whole", arguments: ["#if", "#else\nimport A", "#endif\n#if (true", "#if !"])
    func broken(text: String) {
        #expect(Self.imports("import Z\n" + text).keys.contains("Z"))
    }

    @Test(
        "are what is declared there for, where a module is missing",
        arguments: [
            ("canImport(Kingfisher)", ["a": ["Kingfisher"]]), ("!canImport(Kingfisher)", [:]),
            ("DEBUG && canImport(Kingfisher)", ["a": ["Kingfisher"]]),
            ("swift(>=5) || canImport(Kingfisher)", [:]), ("canImport(UIKit)", [:]), ("RELEASE", [:]),
        ] as [(String, [String: Set<String>])])
    func omissions(condition: String, names: [String: Set<String>]) {
        let text = "#if \(condition)\nfunc a() {}\n#else\nfunc b() {}\n#endif\nfunc c() {}\n"
        #expect(Self.branches.omissions(in: SourceFile(Array(text.utf8))) == names)
    }
}
