/// Reads types and declarators from tokens.
struct ForeignCursor {
    let tokens: [ForeignToken]
    var index = 0

    /// How many types this one is in.
    private var depth: Int
    private let closers: [Int]

    init(_ tokens: [ForeignToken], depth: Int = 0) {
        self.tokens = tokens
        self.depth = depth
        closers = Self.closers(of: tokens)
    }

    /// Deeper than any type is: reading one goes as deep.
    private static let deepest = 32

    var isAtEnd: Bool { index >= tokens.count }
    var current: ForeignToken? { tokens.indices.contains(index) ? tokens[index] : nil }
    var place: ForeignPlace { current?.place ?? tokens.last?.place ?? ForeignPlace(file: "", line: 0) }

    func has(_ text: String, at position: Int? = nil) -> Bool {
        let position = position ?? index
        return tokens.indices.contains(position) && tokens[position].text == text
    }

    mutating func skip() { index += 1 }

    /// Takes a token if it is that one.
    mutating func skips(_ text: String) -> Bool {
        guard has(text) else { return false }
        index += 1
        return true
    }

    mutating func take() -> String {
        defer { index += 1 }
        return current?.text ?? ""
    }

    mutating func skip(behind text: String) {
        while !isAtEnd, !has(text) { index = closing(index).map { $0 + 1 } ?? index + 1 }
        skip()
    }

    /// Where the bracket at an index is closed.
    func closing(_ start: Int) -> Int? {
        guard closers.indices.contains(start), closers[start] > 0 else { return nil }
        return closers[start]
    }

    /// Where each bracket is closed; 0 for what is none, or is not.
    private static func closers(of tokens: [ForeignToken]) -> [Int] {
        var closers = Array(repeating: 0, count: tokens.count)
        var open: [String: [Int]] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch token.text {
            case "(": open[")", default: []].append(index)
            case "[": open["]", default: []].append(index)
            case "{": open["}", default: []].append(index)
            case ")", "]", "}": if let start = open[token.text]?.popLast() { closers[start] = index }
            default: continue
            }
        }
        return closers
    }

    // MARK: - Attributes

    /// What the attributes in a range say.
    func attributes(in range: Range<Int>) -> ForeignAttributes {
        var attributes = ForeignAttributes()
        for position in range where tokens[position].kind == .word {
            switch tokens[position].text {
            case "swift_name" where has("(", at: position + 1):
                attributes.swiftName = tokens[position + 2].text.trimmingQuotes
            case "unavailable": attributes.isUnavailable = true
            case "swift_private": attributes.isPrivate = true
            case "objc_designated_initializer": attributes.isDesignated = true
            case "swift_newtype", "swift_wrapper": attributes.isNewType = true
            case "swift_error" where has("none", at: position + 2): attributes.neverThrows = true
            default: continue
            }
        }
        return attributes
    }

    /// Takes what stands before the end of a declaration.
    private mutating func attributes(until end: String) -> ForeignAttributes {
        let start = index
        while !isAtEnd, !has(end) { index = closing(index).map { $0 + 1 } ?? index + 1 }
        return attributes(in: start..<min(index, tokens.count))
    }

    private mutating func skipAttribute() -> Bool {
        guard has("__attribute__") || has("__asm") || has("__asm__") || has("_Alignas") else { return false }
        index += 1
        if let close = closing(index) { index = close + 1 }
        return true
    }

    // MARK: - Types

    private static let qualifiers: Set = [
        "const", "volatile", "restrict", "__restrict", "static", "extern", "inline", "__inline", "__inline__",
        "register",
        "__kindof", "__weak", "__strong", "__autoreleasing", "__unsafe_unretained", "__block", "oneway", "in", "out",
        "inout", "bycopy", "byref", "_Nonnull", "_Nullable", "_Null_unspecified", "__nonnull", "__nullable",
        "__null_unspecified", "nonnull", "nullable", "null_unspecified", "_Nullable_result", "__covariant",
        "__contravariant", "__extension__", "_Noreturn", "struct", "union", "enum", "typedef",
    ]

    private static let basic: Set = [
        "unsigned", "signed", "short", "long", "int", "char", "float", "double", "__int128",
    ]

    /// A word that says how a type is, and what it says of being nil.
    private mutating func takeQualifier(_ type: inout ForeignType) -> Bool {
        if skipAttribute() { return true }
        guard let word = current?.text, Self.qualifiers.contains(word) else { return false }
        index += 1
        switch word {
        case "const": type.isConstant = true
        case "_Nullable", "__nullable", "nullable", "_Nullable_result": type.nullability = .nullable
        case "_Nonnull", "__nonnull", "nonnull": type.nullability = .nonnull
        default: break
        }
        return true
    }

    /// The type that a declaration begins with; nil where there is none.
    mutating func specifiers() -> ForeignType? {
        var type = ForeignType.void
        type.assumesNonnull = current?.assumesNonnull ?? false
        var words: [String] = []
        var name: String?
        var arguments: [ForeignType] = []
        while let token = current {
            if takeQualifier(&type) { continue }
            if token.kind == .word, Self.basic.contains(token.text), name == nil {
                words.append(token.text)
                index += 1
            } else if token.kind == .word, name == nil, words.isEmpty {
                name = token.text
                index += 1
                if has("<") { arguments = typeArguments() }
            } else if token.text == "{", let close = closing(index) {
                index = close + 1
            } else {
                break
            }
        }
        guard let word = name ?? Self.basicName(words) else { return nil }
        type.kind = .name(word, arguments)
        return type
    }

    private static func basicName(_ words: [String]) -> String? {
        if words.isEmpty { return nil }
        let isUnsigned = words.contains("unsigned")
        let longs = words.count { $0 == "long" }
        let base =
            ["double", "float", "char", "short"].first(where: words.contains)
            ?? (longs > 1 ? "long long" : longs == 1 ? "long" : "int")
        if base == "char", words.contains("signed") { return "signed char" }
        return isUnsigned ? "unsigned " + base : base
    }

    private mutating func typeArguments() -> [ForeignType] {
        guard skips("<") else { return [] }
        depth += 1
        defer { depth -= 1 }
        var arguments: [ForeignType] = []
        if depth > Self.deepest { index = tokens.count }
        while !isAtEnd, !has(">") {
            let start = index
            if let type = typeName() { arguments.append(type) }
            if !skips(","), !has(">"), index == start { skip() }
        }
        skip()
        return arguments
    }

    /// A type without a name, as it stands in parentheses.
    mutating func typeName() -> ForeignType? {
        guard let base = specifiers() else { return nil }
        var type = declarator(base).type
        // `nullable` stands in front of the type, and is said of the pointer.
        if type.nullability == .unspecified { type.nullability = base.nullability }
        return type
    }

    /// What stands around a name, and the name.
    mutating func declarator(_ base: ForeignType) -> (name: String?, type: ForeignType, isFunction: Bool) {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest {
            index = tokens.count
            return (nil, base, false)
        }
        var type = base
        while has("*") || has("^") {
            let isBlock = has("^")
            index += 1
            var pointer = ForeignType(kind: .pointer(type), assumesNonnull: type.assumesNonnull)
            if isBlock, case .function(let returns, let parameters, _) = type.kind {
                pointer.kind = .function(returns, parameters, isBlock: true)
            }
            while takeQualifier(&pointer) {}
            type = pointer
        }
        while takeQualifier(&type) {}
        if has("("), let close = closing(index), has("*", at: index + 1) || has("^", at: index + 1) {
            let inner = index + 1
            index = close + 1
            suffixes(&type)
            let end = index
            index = inner
            let result = declarator(type)
            index = end
            return (result.name, result.type, false)
        }
        var name: String?
        if current?.kind == .word { name = take() }
        let isFunction = name != nil && has("(")
        suffixes(&type)
        return (name, type, isFunction)
    }

    private mutating func suffixes(_ type: inout ForeignType) {
        while let close = closing(index), has("(") || has("[") {
            if has("[") {
                type = ForeignType(kind: .array(type), assumesNonnull: type.assumesNonnull)
            } else {
                var inner = ForeignCursor(Array(tokens[index + 1..<close]), depth: depth)
                type = ForeignType(
                    kind: .function(type, inner.parameters(), isBlock: false), assumesNonnull: type.assumesNonnull)
            }
            index = close + 1
        }
    }

    private mutating func parameters() -> [ForeignParameter] {
        var found: [ForeignParameter] = []
        while !isAtEnd {
            let start = index
            if has("...") {
                found.append(ForeignParameter(name: nil, type: ForeignType(kind: .name("...", []))))
                skip()
            } else if let base = specifiers() {
                let (name, type, _) = declarator(base)
                found.append(ForeignParameter(name: name, type: type))
            }
            while skipAttribute() {}
            if !skips(","), index == start { skip() }
        }
        return found.count == 1 && found[0].type.name == "void" ? [] : found
    }

    // MARK: - Declarations

    /// What a declaration in C declares, as far as it has a name and a type.
    mutating func values(isInline: Bool) -> [ForeignValue] {
        let isType = tokens.first?.text == "typedef"
        let isExternal = tokens.contains { $0.text == "extern" }
        let isStatic = tokens.prefix { $0.text != "(" }.contains { $0.text == "static" }
        let attributes = attributes(in: tokens.indices)
        guard let base = specifiers() else { return [] }
        var found: [ForeignValue] = []
        while !isAtEnd, !has(";") {
            let (name, type, isFunction) = declarator(base)
            guard let name else { break }
            let kind = isType ? ForeignValue.Kind.type : isFunction ? .function : .variable
            if kind != .variable || isExternal || isStatic {
                found.append(
                    ForeignValue(
                        kind: kind, name: name, type: type, attributes: attributes, isInline: isInline || isStatic))
            }
            while !isAtEnd, !has(","), !has(";") { index = closing(index).map { $0 + 1 } ?? index + 1 }
            if !skips(",") { break }
        }
        return found
    }

    /// Takes a method, from its sign to its semicolon.
    mutating func method() -> ForeignMethod? {
        let place = place
        let isClassMethod = take() == "+"
        let returns = parenthesized() ?? .any
        while skipAttribute() {}
        var pieces: [ForeignMethod.Piece] = []
        while !isAtEnd {
            if current?.kind == .word, !has(":", at: index + 1) {
                guard pieces.isEmpty else { break }
                pieces.append(ForeignMethod.Piece(label: take()))
                break
            }
            let label = current?.kind == .word ? take() : ""
            guard skips(":") else { break }
            let type = parenthesized() ?? .any
            while skipAttribute() {}
            // Words that nothing explains may stand before a name.
            while let word = current, word.kind == .word, !word.text.contains(where: \.isLowercase),
                tokens.indices.contains(index + 1), tokens[index + 1].kind == .word
            {
                skip()
            }
            let name = current?.kind == .word ? take() : nil
            pieces.append(ForeignMethod.Piece(label: label, parameter: ForeignParameter(name: name, type: type)))
        }
        let isVariadic = has(",")
        let attributes = attributes(until: ";")
        skip()
        guard !pieces.isEmpty else { return nil }
        return ForeignMethod(
            isClassMethod: isClassMethod, returns: returns, pieces: pieces, isVariadic: isVariadic,
            attributes: attributes, place: place)
    }

    private mutating func parenthesized() -> ForeignType? {
        guard has("("), let close = closing(index) else { return nil }
        var inner = ForeignCursor(Array(tokens[index + 1..<close]), depth: depth)
        index = close + 1
        return inner.typeName()
    }

    /// Takes the properties of an `@property`, to its semicolon.
    mutating func properties() -> [ForeignProperty] {
        let place = place
        var stated: [[String]] = []
        if has("("), let close = closing(index) {
            stated = tokens[index + 1..<close].map(\.text).split(separator: ",").map(Array.init)
            index = close + 1
        }
        let words = Set(stated.compactMap(\.first))
        guard var base = specifiers() else {
            skip(behind: ";")
            return []
        }
        if words.contains("nullable") { base.nullability = .nullable }
        // Nil may be set, and is never got.
        if words.contains("null_resettable") { base.assumesNonnull = false }
        if words.contains("nonnull") { base.nullability = .nonnull }
        var found: [ForeignProperty] = []
        repeat {
            var (name, type, _) = declarator(base)
            guard let name else { break }
            if type.nullability == .unspecified { type.nullability = base.nullability }
            found.append(
                ForeignProperty(
                    name: name, type: type, isReadOnly: words.contains("readonly"),
                    isClassProperty: words.contains("class"), isWeak: words.contains("weak"),
                    getter: stated.first { $0.first == "getter" }?.dropFirst(2).first, place: place))
        } while skips(",")
        let attributes = attributes(until: ";")
        skip()
        return found.map {
            var property = $0
            property.attributes = attributes
            return property
        }
    }
}

extension String {
    /// The text of a literal.
    var trimmingQuotes: String {
        var text = self[...]
        if text.hasPrefix("@") { text = text.dropFirst() }
        if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { text = text.dropFirst().dropLast() }
        return String(text)
    }
}
