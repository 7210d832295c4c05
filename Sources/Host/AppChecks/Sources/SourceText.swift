import WidgetBuild

/// A source, cut into tokens: its calls, its brackets and what it declares.
struct SourceText: Sendable {
    /// Absolute.
    let path: String
    let language: SourceLanguage
    let tokens: [SourceToken]
    /// The closing bracket of each opening one, by the indices of both; -1 for every other token.
    private let closers: [Int]
    /// The opening brace that each token stands in; -1 for what stands in none.
    private let braces: [Int]
    /// Whether each token stands where a condition of the compiler's decides that is not known to hold; empty where there is
    /// none.
    private let conditions: [Bool]

    /// Nil for a language that nobody here reads.
    init?(_ source: AppDescription.Source) {
        guard let language = SourceLanguage(path: source.path) else { return nil }
        path = source.path
        self.language = language
        tokens = SourceLexer.tokens(of: source.text, language)
        (closers, braces) = Self.brackets(of: tokens)
        conditions = language == .swift ? Self.conditions(of: tokens) : []
    }

    /// Whether a token is compiled in some builds only: for a system, a configuration or a version.
    func isConditional(_ index: Int) -> Bool { !conditions.isEmpty && conditions[index] }

    private static func conditions(of tokens: [SourceToken]) -> [Bool] {
        var conditions: [Bool] = []
        var open: [Bool] = []
        for (index, token) in tokens.enumerated() {
            if case .word(let word) = token.kind, index > 0, tokens[index - 1].kind == .punctuation(UInt8(ascii: "#")) {
                switch word {
                case "if": open.append(!isKnownToHold(tokens[(index + 1)...], on: token.line))
                // What else there is does not hold where the first does.
                case "else", "elseif": if !open.isEmpty { open[open.count - 1] = true }
                case "endif": _ = open.popLast()
                default: break
                }
            }
            conditions.append(open.contains(true))
        }
        return conditions.contains(true) ? conditions : []
    }

    /// Whether a condition is `canImport(…)` or `os(iOS)`.
    private static func isKnownToHold(_ tokens: ArraySlice<SourceToken>, on line: Int) -> Bool {
        let words = tokens.prefix { $0.line == line }.prefix(8).map(\.kind)
        guard words.count == 4, case .word(let function) = words[0], case .word(let name) = words[2] else {
            return false
        }
        return function == "canImport" || function == "os" && name == "iOS"
    }

    private static func brackets(of tokens: [SourceToken]) -> (closers: [Int], braces: [Int]) {
        var closers = [Int](repeating: -1, count: tokens.count)
        var braces = closers
        var open: [UInt8: [Int]] = [:]
        for (index, token) in tokens.enumerated() {
            braces[index] = open[UInt8(ascii: "{")]?.last ?? -1
            guard case .punctuation(let byte) = token.kind else { continue }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open[byte, default: []].append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                let opening = byte == UInt8(ascii: ")") ? byte - 1 : byte - 2
                if let start = open[opening]?.popLast() { closers[start] = index }
            default: continue
            }
        }
        return (closers, braces)
    }

    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
        return word
    }

    func isPunctuation(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .punctuation(UInt8(ascii: scalar))
    }

    /// The index of the bracket that closes the one at `index`.
    func closing(_ index: Int) -> Int? {
        guard closers.indices.contains(index) else { return nil }
        return closers[index] < 0 ? nil : closers[index]
    }

    /// The tokens between the braces that are around a token: all where there are none.
    func scope(around index: Int) -> Range<Int> {
        let open = braces[index]
        return open < 0 ? 0..<tokens.count : open..<(closing(open) ?? tokens.count)
    }

    /// The outermost braces around a token; nil where there are none.
    func outermostBrace(around index: Int) -> Int? {
        var (brace, outermost): (Int, Int?) = (braces[index], nil)
        while brace >= 0 { (outermost, brace) = (brace, braces[brace]) }
        return outermost
    }
}

extension SourceText {
    /// A call, as it is written.
    struct Call {
        var name: String
        /// The name before the dot, where there is one; generic arguments left out.
        var receiver: String?
        /// Whether a dot is before it.
        var isMember: Bool
        /// The index of its name.
        var index: Int
        var line: Int
        var arguments: [Argument]

        /// The value of the argument with a label.
        func argument(_ label: String?) -> Range<Int>? { arguments.first { $0.label == label }?.value }
    }

    struct Argument {
        var label: String?
        var value: Range<Int>
    }

    /// The calls of functions and types by their names.
    ///
    /// - Parameter isCertain: leaves out those that are compiled in some builds only.
    func calls(_ names: Set<String>, isCertain: Bool = true) -> [Call] {
        tokens.indices.compactMap { index in
            guard let name = word(index), names.contains(name), let open = opening(after: index),
                !isCertain || !isConditional(index),
                !["func", "class", "struct", "enum", "macro", "fun", "function"].contains(word(index - 1) ?? "")
            else { return nil }
            let isMember = isPunctuation(index - 1, ".")
            return Call(
                name: name, receiver: isMember ? receiver(before: index - 1) : nil, isMember: isMember, index: index,
                line: tokens[index].line, arguments: arguments(openedAt: open))
        }
    }

    /// The parenthesis of a call, behind generic arguments or `.init` perhaps.
    private func opening(after index: Int) -> Int? {
        var next = index + 1
        if isPunctuation(next, "."), word(next + 1) == "init" { next += 2 }
        if isPunctuation(next, "<"), let end = closingAngle(next) { next = end + 1 }
        return isPunctuation(next, "(") ? next : nil
    }

    private func closingAngle(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<min(open + 32, tokens.count) {
            switch tokens[index].kind {
            case .punctuation(UInt8(ascii: "<")): depth += 1
            case .punctuation(UInt8(ascii: ">")):
                depth -= 1
                if depth == 0 { return index }
            case .word, .punctuation(UInt8(ascii: ".")), .punctuation(UInt8(ascii: ",")),
                .punctuation(UInt8(ascii: "?")), .punctuation(UInt8(ascii: "[")), .punctuation(UInt8(ascii: "]")),
                .punctuation(UInt8(ascii: ":")):
                continue
            default: return nil
            }
        }
        return nil
    }

    private func receiver(before dot: Int) -> String? {
        var index = dot - 1
        if isPunctuation(index, "?") || isPunctuation(index, "!") { index -= 1 }
        if isPunctuation(index, ">") {
            while index > max(0, dot - 32), !isPunctuation(index, "<") { index -= 1 }
            index -= 1
        } else if isPunctuation(index, ")") {
            // `A().b()` is A's.
            while index > max(0, dot - 64), closing(index) == nil || closing(index)! < dot - 1 { index -= 1 }
            index -= 1
        }
        return word(index)
    }

    /// What stands between parentheses, at the commas of the outermost level.
    func arguments(openedAt open: Int) -> [Argument] {
        guard let close = closing(open) else { return [] }
        var arguments: [Argument] = []
        var start = open + 1
        var index = start
        func add(_ end: Int) {
            guard start < end else { return }
            // Kotlin's labels end in `=`.
            let isNamed = isPunctuation(start + 1, language == .kotlin ? "=" : ":")
            if let label = word(start), isNamed, !isPunctuation(start + 2, "=") {
                arguments.append(Argument(label: label, value: start + 2..<end))
            } else {
                arguments.append(Argument(label: nil, value: start..<end))
            }
        }
        while index < close {
            if isPunctuation(index, ",") {
                add(index)
                start = index + 1
            } else if let end = closing(index), end <= close {
                index = end
            }
            index += 1
        }
        add(close)
        return arguments
    }
}
