import Testing

@testable import SymbolShapes

@Suite("A table of words") struct WordTableTests {
    private static let table: WordTable = """
        a one two
        b two.three four
        two five one
        """

    @Test(
        "says what a whole word stands for, by the last line that has it",
        arguments: [
            ("one", "two"), ("two", "a"), ("two.three", "b"), ("four", "b"), ("five", "two"), ("a", nil),
            ("three", nil),
            ("tw", nil), ("fiv", nil), ("six", nil), ("", nil),
        ])
    func lookUp(word: String, expected: String?) {
        #expect(Self.table[word] == expected)
    }

    @Test("finds each word of the symbols' tables where it stands last")
    func all() {
        for table in [SymbolTable.icons, SymbolTable.glyphs, SymbolTable.aliases, SymbolTable.standIns] {
            #expect(table.pairs.count > 30)
            for (word, first) in table.pairs { #expect(table[word] == first, "\(word)") }
        }
    }
}

extension WordTable {
    /// Each word and what it stands for.
    var pairs: [String: String] {
        var pairs: [String: String] = [:]
        for line in "\(text)".split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for word in words.dropFirst() { pairs[word] = words[0] }
        }
        return pairs
    }
}
