/// The body of a type, or of a type's extension, in a source.
struct TypeScope: Hashable {
    var isExtension: Bool
    var isProtocol = false
    /// Whether it is in another.
    fileprivate(set) var isNested = false
    /// Whether it is for its own file, or a type in that, alone.
    fileprivate(set) var isPrivate = false
    /// `Inner` of `extension Outer.Inner` is `Outer.Inner`.
    var name: String
    /// What it inherits from, a class first.
    var inherited: [String] = []
    /// The modules and types that it names these with.
    var qualifiers: [String] = []
    var base: String? { inherited.first }
    /// What its generic parameters are of, and its functions', as it says behind its name or `where`.
    var bounds: [String: [String]] = [:]
    var lines: ClosedRange<Int>
    /// The words in it, without those in types within it.
    fileprivate(set) var words: Set<String> = []
    /// Those that it declares, by whatever keyword, and those that its functions do within.
    fileprivate(set) var declared: Set<String> = []
    fileprivate(set) var locals: Set<String> = []
    /// Those that override a superclass's, by their lines.
    fileprivate(set) var overriding: [Int: String] = [:]
    /// Those that name parameters, and what loops go over.
    fileprivate(set) var bound: Set<String> = []

    /// Those of a source, in time linear in its length.
    static func all(in file: SourceFile) -> [TypeScope] {
        var scopes: [TypeScope] = []
        var (open, pending): ([Int?], Int?) = ([], nil)
        var (line, offset) = (1, 0)
        var overrides = false
        for (index, token) in file.tokens.enumerated() {
            line += file.bytes[offset..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            offset = token.range.lowerBound
            if token.kind == .word {
                if let scope = head(at: index, in: file, line) {
                    pending = scopes.count
                    scopes.append(scope)
                    scopes[scopes.count - 1].isPrivate = [index - 1, index - 2]
                        .contains { ["private", "fileprivate"].contains(file.text($0)) }
                    scopes[scopes.count - 1].isNested = open.contains { $0 != nil }
                } else if let innermost = open.lazy.compactMap(\.self).last {
                    let word = file.text(index)
                    scopes[innermost].words.insert(word)
                    if word == "func" || word == "init" {
                        let held = bounds(in: word == "func" ? index + 2 : index + 1, of: file)
                        scopes[innermost].bounds.merge(held) { $0 + $1 }
                    }
                    let isDeclared = index > 0 && KnownNames.keywords.contains(file.text(index - 1))
                    let isMember = open.last == .some(innermost)
                    if isDeclared, isMember { scopes[innermost].declared.insert(word) }
                    if isDeclared, !isMember { scopes[innermost].locals.insert(word) }
                    if overrides,
                        isDeclared && !KnownNames.keywords.contains(word) || word == "init" || word == "subscript"
                    {
                        scopes[innermost].overriding[line] = word
                        overrides = false
                    }
                    if word == "override" { overrides = true }
                    let isBound = file.isPunctuation(index + 1, ":") || file.text(index + 1) == "in"
                    if isBound { scopes[innermost].bound.insert(word) }
                }
            } else if file.isPunctuation(index, "{") {
                open.append(pending)
                pending = nil
            } else if file.isPunctuation(index, "}"), let scope = open.popLast() ?? nil {
                scopes[scope].lines = scopes[scope].lines.lowerBound...line
            }
        }
        // One that is not closed has everything behind it.
        for case let scope? in open { scopes[scope].lines = scopes[scope].lines.lowerBound...line }
        return scopes
    }

    /// What the generic parameters are of that stand in angle brackets from an index on; empty where none stand there.
    private static func bounds(in start: Int, of file: SourceFile) -> [String: [String]] {
        guard file.isPunctuation(start, "<") else { return [:] }
        var (bounds, parameter): ([String: [String]], String?) = ([:], nil)
        var depth = 0
        for index in file.tokens.indices[start...].prefix(64) {
            if file.isPunctuation(index, "<") { depth += 1 }
            if file.isPunctuation(index, ">") { depth -= 1 }
            if depth == 0 { break }
            if depth > 1 { continue }
            if file.isPunctuation(index, ",") { parameter = nil }
            guard file.tokens[index].kind == .word else { continue }
            if file.isPunctuation(index + 1, ":") {
                parameter = file.text(index)
            } else if let parameter {
                bounds[parameter, default: []].append(file.text(index))
            }
        }
        return bounds
    }

    private static let keywords: Set = ["extension", "class", "struct", "enum", "actor", "protocol"]

    /// What begins with a keyword at an index; nil where none stands there, or none that declares a type.
    private static func head(at index: Int, in file: SourceFile, _ line: Int) -> TypeScope? {
        let keyword = file.text(index)
        guard keywords.contains(keyword), !file.isPunctuation(index - 1, "."), file.tokens.indices.contains(index + 1),
            file.tokens[index + 1].kind == .word,
            // Not `class func`, nor a value that is called `actor`.
            file.text(index + 1).first?.isUppercase == true || ["{", ":", "<", "."].contains(file.text(index + 2))
        else { return nil }
        var (next, name) = (index + 2, file.text(index + 1))
        while file.isPunctuation(next, "."), file.tokens.indices.contains(next + 1) {
            name += "." + file.text(next + 1)
            next += 2
        }
        // Behind the name's own parameters.
        var bounds = Self.bounds(in: next, of: file)
        let header = file.tokens[min(next, file.tokens.count)...].prefix(64)
        let end = header.indices.first { file.isPunctuation($0, "{") || file.text($0) == "where" } ?? header.endIndex
        var (depth, isList) = (0, false)
        var (inherited, qualifiers): ([String], [String]) = ([], [])
        for index in next..<max(next, end) {
            if file.isPunctuation(index, "<") { depth += 1 }
            if file.isPunctuation(index, ">") { depth -= 1 }
            if depth == 0, file.isPunctuation(index, ":") { isList = true }
            // Of `Outer.Inner` the last: what is missing is known by its own name.
            guard isList, depth == 0, file.tokens[index].kind == .word, !file.isPunctuation(index - 1, "@") else {
                continue
            }
            if file.isPunctuation(index + 1, ".") {
                qualifiers.append(file.text(index))
            } else {
                inherited.append(file.text(index))
            }
        }
        let clause = end < header.endIndex && file.text(end) == "where" ? (end + 1)..<header.endIndex : end..<end
        var parameter: String?
        for index in clause.prefix(while: { !file.isPunctuation($0, "{") }) {
            if file.isPunctuation(index, ",") { parameter = nil }
            guard file.tokens[index].kind == .word else { continue }
            if file.isPunctuation(index + 1, ":") {
                // Not what another parameter has as a member.
                parameter = file.isPunctuation(index - 1, ".") ? nil : file.text(index)
            } else if let parameter {
                bounds[parameter, default: []].append(file.text(index))
            }
        }
        return TypeScope(
            isExtension: keyword == "extension", isProtocol: keyword == "protocol", name: name, inherited: inherited,
            qualifiers: qualifiers, bounds: bounds, lines: line...line)
    }
}
