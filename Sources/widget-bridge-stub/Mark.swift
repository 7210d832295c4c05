/// A comment in front of what stands in place of a part: it says which part, and how large that was.
enum Mark {
    /// How much a part is of what is around it.
    enum Size: Int { case element, statement, block, body, declaration }

    /// - Parameter size: nil where nothing is put in the part's place.
    static func text(_ id: Int, _ size: Size?) -> String {
        "/*leftOut:\(id):\(size.map { "\($0.rawValue)" } ?? "-")*/"
    }

    /// The numbers of the marks in a text.
    static func ids(in text: String) -> [Int] {
        text.matches(of: #/\/\*leftOut:(\d+):[\d-]\*\//#).compactMap { Int($0.output.1) }
    }

    /// Whether what begins at an offset stands for a part of that size, or of a larger one.
    static func stands(at offset: Int, in text: String, atLeast size: Size) -> Bool {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        // Marks are in front of it, or, where braces are around it, behind the one that opens.
        let before = text[..<index].suffix(256).firstMatch(of: #/(?:\/\*leftOut:\d+:[\d-]\*\/)+$/#)?.output ?? ""
        let behind = text[index...].prefixMatch(of: #/\s*\/\*leftOut:\d+:[\d-]\*\//#)?.output ?? ""
        return (String(before) + behind).matches(of: #/leftOut:\d+:(\d)/#).contains {
            (Int($0.output.1) ?? 0) >= size.rawValue
        }
    }

    /// The range with the marks of what stands at its beginning.
    static func including(_ range: Range<Int>, in text: String) -> Range<Int> {
        let index = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let marks = text[..<index].suffix(256).firstMatch(of: #/(?:\/\*leftOut:\d+:\d\*\/)+$/#)?.output
        return range.lowerBound - (marks?.utf8.count ?? 0)..<range.upperBound
    }
}
