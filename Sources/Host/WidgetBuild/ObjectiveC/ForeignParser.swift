/// Reads the declarations of headers in C and Objective-C.
///
/// It takes what the grammar has as far as declarations go, and passes over what it does not know: macros of frameworks that
/// are not here stand in headers as words that mean nothing.
struct ForeignParser {
    private(set) var containers: [ForeignContainer] = []
    /// The rest, in order.
    private(set) var texts: [ForeignText] = []
    /// The classes and protocols that are only named.
    private(set) var forwardDeclarations: Set<String> = []
    private(set) var imports: Set<String> = []
    private var cursor: ForeignCursor

    init(_ tokens: [ForeignToken]) {
        cursor = ForeignCursor(tokens)
        while !cursor.isAtEnd { declaration() }
    }

    private mutating func declaration() {
        let start = cursor.index
        // What stands in front of `@interface`: attributes, and words that a missing header would explain.
        var next = start
        while cursor.tokens.indices.contains(next), cursor.tokens[next].kind == .word {
            next += 1
            if cursor.has("(", at: next) { next = cursor.closing(next).map { $0 + 1 } ?? next + 1 }
        }
        guard cursor.has("@", at: next) else { return text() }
        let attributes = cursor.attributes(in: start..<next)
        cursor.index = next + 1
        switch cursor.take() {
        case "interface": interface(attributes)
        case "protocol": protocolDeclaration(attributes)
        case "class":
            while !cursor.isAtEnd, !cursor.has(";") {
                if cursor.current?.kind == .word { forwardDeclarations.insert(cursor.take()) } else { cursor.skip() }
            }
            cursor.skip()
        case "import":
            imports.insert(cursor.take())
            cursor.skip(behind: ";")
        default: cursor.skip(behind: ";")
        }
    }

    // MARK: - Classes and protocols

    private mutating func interface(_ attributes: ForeignAttributes) {
        let place = cursor.place
        var container = ForeignContainer(kind: .class, name: cursor.take(), attributes: attributes, place: place)
        if cursor.has("<") {
            let list = angleList()
            // Generic parameters come before a superclass or a category, protocols behind.
            if cursor.has(":") || cursor.has("(") { container.parameters = list } else { container.protocols = list }
        }
        if cursor.skips(":") {
            container.superclass = cursor.take()
            if cursor.has("<") {
                let list = angleList()
                if cursor.has("<") { container.protocols = angleList() } else { container.protocols = list }
            }
        } else if cursor.has("("), let close = cursor.closing(cursor.index) {
            container.kind = .category
            cursor.index = close + 1
            if cursor.has("<") { container.protocols = angleList() }
        }
        if cursor.has("{"), let close = cursor.closing(cursor.index) { cursor.index = close + 1 }
        members(of: &container)
        containers.append(container)
    }

    private mutating func protocolDeclaration(_ attributes: ForeignAttributes) {
        let place = cursor.place
        var container = ForeignContainer(kind: .protocol, name: cursor.take(), attributes: attributes, place: place)
        if cursor.has(";") || cursor.has(",") {
            forwardDeclarations.insert(container.name)
            while cursor.skips(",") { forwardDeclarations.insert(cursor.take()) }
            return cursor.skip()
        }
        if cursor.has("<") { container.protocols = angleList() }
        members(of: &container)
        containers.append(container)
    }

    /// The words in angle brackets that no other word comes before: names, and not what they are bound to.
    private mutating func angleList() -> [String] {
        var names: [String] = []
        var depth = 0
        var isBound = false
        repeat {
            switch cursor.current?.text {
            case "<": depth += 1
            case ">": depth -= 1
            case ",": if depth == 1 { isBound = false }
            case ":": isBound = true
            case let word? where depth == 1 && !isBound && cursor.current?.kind == .word && !word.hasPrefix("__"):
                names.append(word)
            default: break
            }
            cursor.skip()
        } while depth > 0 && !cursor.isAtEnd
        return names
    }

    private mutating func members(of container: inout ForeignContainer) {
        var isOptional = false
        while let token = cursor.current {
            switch token.text {
            case "-", "+":
                if var method = cursor.method() {
                    method.isOptional = isOptional
                    container.methods.append(method)
                }
            case "@":
                cursor.skip()
                switch cursor.take() {
                case "end": return
                case "optional": isOptional = true
                case "required": isOptional = false
                case "property":
                    container.properties += cursor.properties().map {
                        var property = $0
                        property.isOptional = isOptional
                        return property
                    }
                // The class has no end of its own.
                case "interface", "protocol", "implementation":
                    cursor.index -= 2
                    return
                default: cursor.skip(behind: ";")
                }
            case ";": cursor.skip()
            case _ where Self.declaresC.contains(token.text): text()
            default:
                // Attributes of the class, and words that nothing explains.
                cursor.skip()
                if cursor.has("("), let close = cursor.closing(cursor.index) { cursor.index = close + 1 }
            }
        }
    }

    private static let declaresC: Set = ["typedef", "extern", "static", "enum", "struct", "union"]

    // MARK: - C

    /// Takes a declaration up to its semicolon, or its body.
    private mutating func text() {
        let start = cursor.index
        var isBody = false
        loop: while let token = cursor.current {
            switch token.text {
            case ";":
                cursor.skip()
                break loop
            case "@" where cursor.index > start: break loop
            case "{":
                isBody = cursor.index > start && cursor.has(")", at: cursor.index - 1) && !isTag(start)
                cursor.index = cursor.closing(cursor.index).map { $0 + 1 } ?? cursor.tokens.count
                if isBody { break loop }
            case "(", "[": cursor.index = cursor.closing(cursor.index).map { $0 + 1 } ?? cursor.tokens.count
            default: cursor.skip()
            }
        }
        if cursor.index == start { return cursor.skip() }
        let tokens = Array(cursor.tokens[start..<cursor.index])
        // A forward declaration of an enumeration's, which C does not take.
        let isForward =
            tokens.count > 1 && tokens[0].text == "typedef" && tokens[1].text == "enum"
            && tokens.contains { $0.text == ":" } && !tokens.contains { $0.text == "{" }
        guard tokens.count > 1, !isForward else { return }
        var reader = ForeignCursor(tokens)
        texts.append(ForeignText(tokens: tokens, values: reader.values(isInline: isBody)))
    }

    /// Whether the declaration that begins at an index is of a structure or an enumeration: attributes end in `)`, too.
    private func isTag(_ start: Int) -> Bool {
        let words = cursor.tokens[start..<cursor.index].prefix { $0.text != "(" }
        return words.contains { ["struct", "union", "enum"].contains($0.text) }
    }
}
