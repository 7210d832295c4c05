import Testing

@testable import AppChecks

@Suite("The lexer") struct SourceLexerTests {
    private func strings(_ source: String, _ language: SourceLanguage) -> [String] {
        SourceLexer.tokens(of: Array(source.utf8), language).compactMap { token in
            guard case .string(let value, let isWhole) = token.kind else { return nil }
            return isWhole ? value : value + "…"
        }
    }

    @Test(
        "leaves comments out, and knows each language's strings",
        arguments: [
            (SourceLanguage.swift, "/* a /* \"b\" */ \"c\" */ \"d\" // \"e\"\n#\"f\"g\"#", ["d", "f\"g"]),
            (.swift, "\"a \\(b(\"c\")) d\"", ["a …", "c"]),
            (.swift, "let r = /it's \"quoted\"/; \"x\"", ["x"]),
            (.dart, "'a' + \"b\" r'c\\' '$d e' 'f ${g('h')}'", ["a", "b", "c\\", "…", "f …", "h"]),
            (.dart, "'''a\n'b'\n''' 'c'", ["a\n'b'\n…", "c"]),
            (.javaScript, "<p>Don't say</p>\nf(`a`, `b ${c('d')}`, 'e') /* /* */ 'f'", ["a", "b …", "d", "e", "f"]),
            (.javaScript, "x = /['\"]/.test(y) ? 'a' : 'b'", ["a", "b"]),
            (.kotlin, "val c = '\"'; val d = \"e$f\" // \"g\"", ["e…"]),
            (.objectiveC, "char c = '\\''; f(@\"a\"); // @\"b\"", ["a"]),
        ])
    func literals(language: SourceLanguage, source: String, expected: [String]) {
        #expect(strings(source, language) == expected)
    }

    @Test("counts lines across comments and long strings")
    func lines() {
        let tokens = SourceLexer.tokens(of: Array("a /*\n\n*/ b\n\"\"\"\nx\n\"\"\" c".utf8), .swift)
        #expect(tokens.map(\.line) == [1, 3, 4, 6])
    }

    @Test("ends in any bytes")
    func any() {
        for source in ["\"", "'", "`${", "\"\\(", "/*", "\"\"\"", "#\"", "r'", "\"$", "'\\"] {
            for language in [SourceLanguage.swift, .dart, .javaScript, .kotlin, .java, .objectiveC] {
                _ = SourceLexer.tokens(of: Array(source.utf8), language)
            }
        }
    }
}
