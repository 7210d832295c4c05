/// The names that sources give to literals.
///
/// A name counts where nothing else can be meant by it: what is declared twice with different values, or is made at run
/// time, has none.
struct Constants: Sendable {
    fileprivate struct Declaration {
        var file: Int
        /// The tokens in which the name means this.
        var scope: Range<Int>
        /// The type that it is a member of.
        var type: String?
        /// Nil for what is computed.
        var value: String?
        /// Whether it is an enumeration's case, whose raw value this is.
        var isCase = false
    }

    private struct Name: Hashable {
        var language: SourceLanguage
        var name: String
    }

    private var declarations: [Name: [Declaration]] = [:]
    private let files: [String: Int]

    init(_ texts: [SourceText]) {
        files = Dictionary(texts.enumerated().map { ($1.path, $0) }) { first, _ in first }
        for (file, text) in texts.enumerated() {
            for (name, declaration) in text.declarations(file) {
                declarations[Name(language: text.language, name: name), default: []].append(declaration)
            }
        }
    }

    /// What an expression is; nil for what is made at run time.
    func value(of range: Range<Int>, in text: SourceText) -> String? {
        guard let first = range.first else { return nil }
        var range = range
        while range.count > 1, text.isPunctuation(range.upperBound - 1, "!") { range.removeLast() }
        // Objective-C's `@"…"`.
        if range.count == 2, text.isPunctuation(first, "@") { range.removeFirst() }
        if range.count == 1, case .string(let value, true) = text.tokens[range.lowerBound].kind { return value }
        guard range.count % 2 == 1 else { return nil }
        var chain: [String] = []
        for (offset, index) in range.enumerated() {
            if offset % 2 == 0, let word = text.word(index) {
                chain.append(word)
            } else if offset % 2 == 0 || !text.isPunctuation(index, ".") {
                return nil
            }
        }
        return value(of: chain, at: first, in: text)
    }

    private func value(of chain: [String], at index: Int, in text: SourceText) -> String? {
        var chain = chain
        let isRawValue = chain.count > 1 && chain.last == "rawValue"
        if isRawValue { chain.removeLast() }
        while chain.count > 1, ["self", "Self", "this"].contains(chain[0]) { chain.removeFirst() }
        guard let name = chain.last else { return nil }
        let all = (declarations[Name(language: text.language, name: name)] ?? []).filter { $0.isCase == isRawValue }
        if chain.count > 1 {
            let ofType = all.filter { $0.type == chain[chain.count - 2] }
            return Self.common(ofType.isEmpty ? all : ofType)
        }
        let near = all.filter { $0.file == files[text.path] && $0.scope.contains(index) }
        guard let innermost = near.map(\.scope.count).min() else { return Self.common(all) }
        return Self.common(near.filter { $0.scope.count == innermost })
    }

    private static func common(_ declarations: [Declaration]) -> String? {
        guard let value = declarations.first?.value, declarations.allSatisfy({ $0.value == value }) else { return nil }
        return value
    }
}

extension SourceText {
    /// What the source declares: constants, and parameters, which hide them.
    fileprivate func declarations(_ file: Int) -> [(name: String, declaration: Constants.Declaration)] {
        var found: [(String, Constants.Declaration)] = []
        let types = typeNames
        let rawTypes = language == .swift ? rawTypes : []
        let assigned = language == .swift ? assignedNames : []
        func add(_ name: String, _ value: String?, at index: Int, isCase: Bool = false) {
            let scope = scope(around: index)
            found.append(
                (
                    name,
                    Constants.Declaration(
                        file: file, scope: scope, type: types[scope.lowerBound], value: value, isCase: isCase)
                ))
        }
        for index in tokens.indices {
            guard let word = word(index) else { continue }
            if language.constantWords.contains(word) {
                guard let (name, value) = declaration(behind: index) else { continue }
                add(name, word == "var" && assigned.contains(name) ? nil : value, at: index)
            } else if language == .swift, word == "case" {
                for (name, value) in cases(behind: index, isRaw: rawTypes.contains(scope(around: index).lowerBound)) {
                    add(name, value, at: index, isCase: true)
                }
            } else if ["func", "fun", "function", "init", "constructor"].contains(word) {
                addParameters(behind: index, file, &found)
            }
        }
        return found
    }

    /// The names of parameters mean nothing else up to the end of the function.
    private func addParameters(
        behind index: Int, _ file: Int, _ found: inout [(String, Constants.Declaration)]
    ) {
        guard let open = tokens[index...].prefix(24).indices.first(where: { isPunctuation($0, "(") }),
            let close = closing(open)
        else { return }
        let body = tokens[close...].prefix(32).indices.first { isPunctuation($0, "{") }
        let end = body.flatMap(closing) ?? close
        for name in open + 1..<max(open + 1, close) where isPunctuation(name + 1, ":") {
            if let word = word(name) { found.append((word, Constants.Declaration(file: file, scope: open..<end + 1))) }
        }
    }

    /// The name and the value of what a word such as `let` declares.
    private func declaration(behind index: Int) -> (name: String, value: String?)? {
        var (name, next): (String?, Int) = (nil, index + 1)
        // A type, modifiers and annotations may stand before the name.
        while let word = word(next), next - index < 8 { (name, next) = (word, next + 1) }
        guard let name else { return nil }
        if isPunctuation(next, ":") {
            next += 1
            while next - index < 16, word(next) != nil || isPunctuation(next, "?") || isPunctuation(next, ".") {
                next += 1
            }
        }
        if isPunctuation(next, "="), !isPunctuation(next + 1, "=") { return (name, literal(next + 1)) }
        // `var kind: String { "Kind" }`
        if isPunctuation(next, "{"), closing(next) == next + 2 { return (name, literal(next + 1)) }
        return (name, nil)
    }

    /// The literal at an index, where it is the whole of an expression.
    private func literal(_ index: Int) -> String? {
        var index = index
        if isPunctuation(index, "@") { index += 1 }
        guard tokens.indices.contains(index), case .string(let value, true) = tokens[index].kind else { return nil }
        guard tokens.indices.contains(index + 1) else { return value }
        switch tokens[index + 1].kind {
        case .string: return nil
        case .word(let word):
            // `'a' as const`
            return tokens[index + 1].line > tokens[index].line || word == "as" ? value : nil
        case .punctuation(let byte): return ";,)}@#".utf8.contains(byte) ? value : nil
        }
    }

    /// The cases of an enumeration with their raw values; of one whose values are texts these are the names, where no other
    /// is given.
    private func cases(behind index: Int, isRaw: Bool) -> [(name: String, value: String)] {
        var found: [(String, String)] = []
        var next = index + 1
        while let name = word(next) {
            if isPunctuation(next + 1, "="), let value = literal(next + 2) {
                found.append((name, value))
                next += 3
            } else {
                if isRaw { found.append((name, name)) }
                next += 1
            }
            guard isPunctuation(next, ",") else { break }
            next += 1
        }
        return found
    }

    /// The braces of enumerations whose raw values are texts.
    private var rawTypes: Set<Int> {
        Set(
            tokens.indices.compactMap { index in
                guard word(index) == "enum", isPunctuation(index + 2, ":"), word(index + 3) == "String" else {
                    return nil
                }
                return tokens[index...].prefix(24).indices.first { isPunctuation($0, "{") }
            })
    }

    /// What is given another value somewhere.
    private var assignedNames: Set<String> {
        var names: Set<String> = []
        for index in tokens.indices where isPunctuation(index, "=") && !isPunctuation(index + 1, "=") {
            guard let name = word(index - 1), !isPunctuation(index - 2, ":"),
                !["let", "var", "case"].contains(word(index - 2) ?? "")
            else { continue }
            names.insert(name)
        }
        return names
    }

    /// The types whose bodies begin with a brace, by its index.
    private var typeNames: [Int: String] {
        var names: [Int: String] = [:]
        var pending: String?
        for index in tokens.indices {
            if let word = word(index) {
                if ["struct", "class", "enum", "extension", "object", "actor", "interface", "protocol"].contains(word),
                    let name = self.word(index + 1), name != "func", name != "var", name != "let"
                {
                    pending = name
                }
            } else if isPunctuation(index, "{") {
                names[index] = pending
                pending = nil
            } else if isPunctuation(index, "}") || isPunctuation(index, ";") {
                pending = nil
            }
        }
        return names
    }
}
