/// Reads the assignments of a podspec in Ruby, `s.source_files = 'Sources/**/*.swift'`, and the blocks that they are in.
///
/// Only literals have a value: strings, symbols, arrays, `%w(…)` and hashes, and what stands between them as arguments,
/// concatenations or alternatives is passed over. What is interpolated is a path that does not exist.
struct PodspecReader {
    private var tokens: ArraySlice<Token>
    /// The nodes that blocks' variables stand for, the innermost last.
    private var scopes: [(variable: String, node: PodspecNode)] = []

    init(_ text: String) {
        tokens = PodspecLexer(text).tokens[...]
    }

    enum Token: Equatable {
        case name(String)
        case string(String)
        /// `%w(…)`.
        case words([String])
        case symbol(Character)
        case newline
    }

    /// The specification; nil where the text has none.
    mutating func read() -> PodspecNode? {
        var root: PodspecNode?
        while let token = tokens.first {
            guard ProjectBoundary.spend(.steps, 1) else { return root }
            tokens.removeFirst()
            guard case .name(let name) = token else { continue }
            if name == "Pod", let variable = blockVariable() {
                root = root ?? PodspecNode()
                scopes = root.map { [(variable, $0)] } ?? []
            } else if let index = scopes.lastIndex(where: { $0.variable == name }), tokens.first == .symbol(".") {
                statement(of: scopes[index].node)
            }
        }
        return root
    }

    /// What stands behind a variable: an attribute and its value, or a subspecification and its block.
    private mutating func statement(of node: PodspecNode) {
        var path: [String] = []
        while tokens.first == .symbol("."), case .name(let member)? = tokens.dropFirst().first {
            path.append(member)
            tokens.removeFirst(2)
        }
        guard let attribute = path.last else { return }
        if ["subspec", "test_spec", "app_spec"].contains(attribute) {
            // A test specification need not have a name.
            let name = name()
            guard let variable = blockVariable() else { return }
            let child = PodspecNode(name: name)
            // Tests and their apps are no part of what is imported.
            if attribute == "subspec" { node.add(child) }
            scopes.append((variable, child))
            return
        }
        guard path.count == 1 || path.first == "ios" else { return }
        if tokens.first == .symbol("+") { tokens.removeFirst() }
        guard tokens.first == .symbol("=") else { return }
        tokens.removeFirst()
        node.set(attribute, value())
    }

    /// The string behind `subspec`, with or without a parenthesis.
    private func name() -> String {
        let token = tokens.first { $0 != .symbol("(") }
        if case .string(let name)? = token { return name }
        return ""
    }

    /// The variable of the block that begins in this line, `do |s|` or `{ |s|`.
    private mutating func blockVariable() -> String? {
        var rest = tokens
        while let token = rest.popFirst(), token != .newline {
            guard token == .symbol("|"), case .name(let variable)? = rest.popFirst() else { continue }
            tokens = rest
            return variable
        }
        return nil
    }

    /// The literals of an expression, which ends with its line where no bracket is open and no comma at the end.
    private mutating func value() -> PodspecNode.Value {
        var list: [String] = []
        var members: [String: [String]] = [:]
        var key: String?
        var depth = 0
        var last: Token = .symbol("=")
        while let token = tokens.first {
            if token == .newline, depth == 0, !Self.continued.contains(last) { break }
            tokens.removeFirst()
            switch token {
            case .symbol(let symbol) where "[{(".contains(symbol): depth += 1
            case .symbol(let symbol) where "]})".contains(symbol):
                depth -= 1
                if depth < 0 { return members.isEmpty ? .list(list) : .keyed(members) }
                if depth == 1 { key = nil }
            case .string(let text):
                if isKey { key = text } else { add([text]) }
            case .name(let text) where isKey: key = text
            case .words(let words): add(words)
            case .name, .symbol, .newline: break
            }
            if token != .newline { last = token }
        }
        return members.isEmpty ? .list(list) : .keyed(members)

        func add(_ strings: [String]) {
            if let key, depth > 0 { members[key, default: []] += strings } else { list += strings }
        }
    }

    /// What a line ends with that goes on in the next.
    private static let continued: [Token] = [.symbol("="), .symbol(","), .symbol("+")]

    /// Whether `=>` or `:` comes next, in front of the value of what was read.
    private var isKey: Bool {
        let next = tokens.prefix(2)
        return next.elementsEqual([.symbol("="), .symbol(">")]) || next.first == .symbol(":")
    }
}
