/// What words stand for: lines that begin with that, then have the words.
///
/// A word is looked for in the text itself. A dictionary of a thousand takes a millisecond to make, and most processes
/// look for a few.
struct WordTable: Sendable, ExpressibleByStringLiteral {
    let text: StaticString

    init(stringLiteral text: StaticString) { self.text = text }

    /// What the word stands for; the last line that has it says so.
    subscript(word: String) -> String? {
        let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
        return text.withUTF8Buffer { bytes in
            var word = word
            return word.withUTF8 { word in
                var line = 0
                var index = 0
                var found: Int?
                while index < bytes.count {
                    let start = index
                    while index < bytes.count, bytes[index] != space, bytes[index] != newline { index += 1 }
                    if start > line, index - start == word.count, bytes[start..<index].elementsEqual(word) {
                        found = line
                    }
                    if index < bytes.count, bytes[index] == newline { line = index + 1 }
                    index += 1
                }
                return found.map { String(decoding: bytes[$0...].prefix { $0 != space }, as: UTF8.self) }
            }
        }
    }
}
