import SwiftSyntax

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

    /// Whether a part of that size, or a larger one, was left out in front of a token.
    static func stands(before token: TokenSyntax?, atLeast size: Size) -> Bool {
        guard let trivia = token?.leadingTrivia.description, trivia.contains("leftOut:") else { return false }
        return trivia.matches(of: #/leftOut:\d+:(\d)/#).contains { (Int($0.output.1) ?? 0) >= size.rawValue }
    }
}
