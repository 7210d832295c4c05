/// What Swift calls a method of Objective-C's.
///
/// The rules are those of Swift's API guidelines for what is imported (SE-0005), with lists of words that are shorter than
/// the compiler's: a first argument's label begins at the last preposition, and words go that only repeat a type.
struct SelectorName: Hashable {
    var base: String
    /// One for each parameter; `_` for none.
    var labels: [String]

    /// The name as declarations are told apart by it.
    var text: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}

extension SelectorName {
    /// What `NS_SWIFT_NAME` says: `configure(with:)`; nil for one that makes something else of the method.
    init?(swiftName: String, count: Int) {
        guard let match = swiftName.wholeMatch(of: #/(\w+)(?:\(((?:\w+:)*)\))?/#) else { return nil }
        base = String(match.output.1)
        labels = (match.output.2 ?? "").split(separator: ":").map(String.init)
        guard labels.count == count else { return nil }
    }

    /// - Parameters:
    ///   - labels: the parts of the selector, what is of an error taken off.
    ///   - types: what the parameters' types are called, as words of names go: `String`.
    ///   - context: the class's name.
    ///   - returnsContext: whether it gives one of its class.
    init(methodOf context: String, _ parts: [String], types: [String], returnsContext: Bool) {
        var base = Words(parts[0])
        var labels = types.isEmpty ? [] : parts.indices.map { $0 == 0 ? Words("") : Words(parts[$0]) }
        let own = Words(context)
        if returnsContext {
            base = types.isEmpty ? base.droppingEnd(own, always: true) : base.droppingStart(own)
        }
        if let first = types.first {
            if first == "Bool", base.words.count > 1, base.words.last?.lowercased() == "animated" {
                (base, labels[0]) = base.split(at: base.words.count - 1)
            } else if let preposition = base.lastPreposition {
                (base, labels[0]) = base.split(at: preposition)
            }
            if labels[0].words.isEmpty {
                base = base.droppingEnd(Words(first), always: false)
            } else {
                labels[0] = labels[0].droppingEnd(Words(first), always: false)
            }
        }
        if !returnsContext { base = base.droppingEnd(own, always: false) }
        for (index, type) in types.enumerated().dropFirst() {
            labels[index] = labels[index].droppingEnd(Words(type), always: false)
        }
        self.base = base.text
        self.labels = labels.map { $0.words.isEmpty ? "_" : $0.text }
    }

    /// An initialiser: `initWithName:age:` is `init(name:age:)`.
    init?(initializer parts: [String], count: Int) {
        self.init(parts, behind: "init", count: count)
    }

    /// A class method that makes one of its class: `personWithName:` of `ABCPerson` is `init(name:)`.
    init?(factoryOf context: String, _ parts: [String], count: Int) {
        let (name, own) = (Words(parts[0]), Words(context))
        let matched = name.leadingMatch(own)
        guard matched > 0 else { return nil }
        self.init(parts, behind: name.words.prefix(matched).joined(), count: count)
    }

    private init?(_ parts: [String], behind prefix: String, count: Int) {
        var rest = parts[0].dropFirst(prefix.count)
        if rest.hasPrefix("With"), rest.dropFirst(4).first?.isLowercase != true { rest = rest.dropFirst(4) }
        if count == 0 {
            guard rest.isEmpty else { return nil }
            self.init(base: "init", labels: [])
        } else {
            let first = rest.isEmpty ? "_" : Words(String(rest)).text
            self.init(base: "init", labels: [first] + parts.dropFirst().map { $0.isEmpty ? "_" : $0 })
        }
    }

    /// A property: the type at its end goes where it is that of its class, as in `sharedManager`.
    static func property(_ name: String, of context: String, returnsContext: Bool) -> String {
        returnsContext ? Words(name).droppingEnd(Words(context), always: true).text : name
    }
}

/// A name's words: `initWithURL` has three.
struct Words: Hashable {
    var words: [String]

    init(words: [String]) { self.words = words }

    /// A word begins with a capital behind a small letter, and with the last capital of several.
    init(_ name: String) {
        words = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let isCapital = letter.isUppercase
            let beginsWord =
                isCapital
                && (index == 0 || !letters[index - 1].isUppercase
                    || index + 1 < letters.count && letters[index + 1].isLowercase)
            if words.isEmpty || beginsWord || letter == "_" { words.append("") }
            words[words.count - 1].append(letter)
        }
    }

    /// The name, in small letters where it begins: `urlSession`.
    var text: String {
        guard let first = words.first else { return "" }
        return
            (first.dropFirst().contains { $0.isLowercase } || first.count == 1
            ? first.prefix(1).lowercased() + first.dropFirst() : first.lowercased()) + words.dropFirst().joined()
    }

    /// How many words it has in front that another name ends in.
    func leadingMatch(_ other: Words) -> Int {
        (1...max(1, words.count)).last { count in
            count <= words.count && count <= other.words.count
                && words.prefix(count).map { $0.lowercased() } == other.words.suffix(count).map { $0.lowercased() }
        } ?? 0
    }

    /// Without the words in front that are a type's.
    func droppingStart(_ type: Words) -> Words {
        var rest = Array(words.dropFirst(leadingMatch(type)))
        if rest.count == words.count || rest.isEmpty { return self }
        if rest.count > 1, rest[0] == "By", Self.isGerund(rest[1]) { rest.removeFirst() }
        let result = Words(words: rest)
        return result.isVacuous || Self.prepositions.contains(rest[0].lowercased()) ? self : result
    }

    /// Without the words at the end that are a type's, where a verb or a preposition comes before them.
    func droppingEnd(_ type: Words, always: Bool) -> Words {
        let matched = Words(words: words.reversed()).matchReversed(type)
        guard matched > 0, matched < words.count else { return self }
        let rest = Words(words: words.dropLast(matched))
        guard !rest.isVacuous, let before = rest.words.last?.lowercased() else { return self }
        let isRedundant =
            always || Self.verbs.contains(before) || Self.prepositions.contains(before) || Self.isGerund(before)
        return isRedundant ? rest : self
    }

    private func matchReversed(_ type: Words) -> Int {
        var count = 0
        for (own, other) in zip(words, type.words.reversed()) {
            guard own.lowercased() == other.lowercased() else { break }
            count += 1
        }
        return count
    }

    /// Whether nobody knows by the name alone what is meant.
    private var isVacuous: Bool { ["get", "set", "is"].contains(text) }

    /// Where the last preposition is that is not the first word.
    var lastPreposition: Int? {
        words.indices.dropFirst().last { Self.prepositions.contains(words[$0].lowercased()) }
    }

    func split(at index: Int) -> (Words, Words) {
        var label = Array(words[index...])
        label[0] = label[0].lowercased()
        return (Words(words: Array(words[..<index])), Words(words: label))
    }

    private static func isGerund(_ word: String) -> Bool { word.hasSuffix("ing") && word.count > 4 }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "atop", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static let verbs: Set = [
        "accept", "access", "activate", "add", "adjust", "append", "apply", "archive", "assign", "attach",
        "authenticate",
        "authorize", "begin", "bind", "blend", "bring", "build", "cache", "calculate", "call", "cancel", "capture",
        "change", "check", "choose", "clear", "close", "collapse", "collect", "combine", "commit", "compare",
        "complete",
        "compose", "compress", "compute", "configure", "confirm", "connect", "consume", "contain", "continue",
        "convert",
        "copy", "count", "create", "cut", "deactivate", "decode", "decrypt", "delete", "deliver", "dequeue", "deselect",
        "detach", "detect", "disable", "discard", "disconnect", "dismiss", "dispatch", "display", "download", "drain",
        "draw", "drop", "edit", "eject", "embed", "enable", "encode", "encrypt", "end", "enqueue", "enter", "enumerate",
        "erase", "evaluate", "exchange", "execute", "exit", "expand", "export", "extend", "extract", "fail", "fetch",
        "fill", "filter", "find", "finish", "fire", "flush", "focus", "format", "free", "generate", "get", "group",
        "handle", "has", "have", "hide", "highlight", "identify", "ignore", "import", "increment", "insert", "inspect",
        "install", "intersect", "invalidate", "invoke", "is", "join", "launch", "layout", "leave", "link", "list",
        "listen", "load", "localize", "locate", "lock", "log", "make", "map", "mark", "measure", "merge", "minimize",
        "modify", "monitor", "move", "navigate", "notify", "observe", "obtain", "open", "order", "parse", "paste",
        "pause",
        "perform", "pick", "pin", "play", "pop", "post", "prefer", "prepare", "present", "preview", "print", "process",
        "publish", "pull", "purchase", "push", "put", "query", "raise", "read", "receive", "record", "redraw",
        "refresh",
        "register", "reject", "release", "reload", "remove", "rename", "render", "reorder", "replace", "report",
        "request", "require", "reset", "resize", "resolve", "restore", "resume", "retain", "retrieve", "return",
        "reveal", "revert", "rotate", "run", "save", "scale", "schedule", "scroll", "search", "seek", "select", "send",
        "set", "share", "should", "show", "shuffle", "sign", "skip", "sort", "split", "start", "stop", "store",
        "stream",
        "subscribe", "subtract", "supports", "suspend", "swap", "switch", "sync", "synchronize", "take", "tap", "test",
        "toggle", "track", "transform", "translate", "trigger", "trim", "unarchive", "unbind", "undo", "uninstall",
        "union",
        "unlock", "unregister", "unsubscribe", "update", "upload", "use", "uses", "validate", "verify", "view", "wait",
        "want", "wants", "will", "write", "zoom",
    ]
}
