import Foundation
import WidgetProtocol

/// The names that there are, which a misspelt one may have meant.
struct KnownNames {
    /// What the target's own sources declare.
    private(set) var declared: Set<String> = []
    /// What the stand-ins call types, protocols aside, and which of these are classes, and structures or enumerations.
    let types: Set<String>
    let classes: Set<String>
    let values: Set<String>
    /// The names of members of the stand-ins' types, by these: the compiler tells of none that is near.
    let members: [String: Set<String>]
    /// The modules of Apple's that the stand-ins' types and protocols are of, by these.
    let modules: [String: Set<String>]
    /// The bodies of types in each of the target's own sources.
    private(set) var scopes: [String: [TypeScope]] = [:]
    /// The words of each.
    private(set) var words: [String: Set<String>] = [:]
    /// The names of the target's own types, protocols aside.
    private var ownTypes: Set<String> = []
    /// What the target's own types and extensions say that these inherit from, by their names.
    private(set) var inheritance: [String: [String]] = [:]
    /// The target's own names of types, and the words of what these stand for.
    private(set) var aliases: [String: Set<String>] = [:]
    /// The target's own names that are declared only where modules can be imported which are not there, and these modules.
    private(set) var omissions: [String: Set<String>] = [:]
    private let branches: CompiledBranches
    /// What the target's own classes inherit from first.
    private(set) var bases: [String: String] = [:]

    init(declaredIn files: [String], _ branches: CompiledBranches, sdk: SDK) throws(BridgeError) {
        self.branches = branches
        let symbols = Self.symbols(in: sdk.libraryFolder + "/" + SDK.libraryName)
        modules = symbols.modules
        (classes, values, members) = (symbols.classes, symbols.values, symbols.members)
        types = classes.union(values)
        for path in files {
            if let data = try ProjectFiles.contents(path, .source) { add(Array(data), of: path) }
        }
    }

    init(
        declared: Set<String>, types: Set<String>, classes: Set<String> = [], values: Set<String> = [],
        members: [String: Set<String>] = [:], modules: [String: Set<String>] = [:],
        branches: CompiledBranches = CompiledBranches()
    ) {
        self.branches = branches
        self.modules = modules
        self.values = values
        self.members = members
        self.declared = declared
        self.types = types
        self.classes = classes
    }

    mutating func add(_ source: [UInt8], of path: String) {
        let file = SourceFile(source)
        declared.formUnion(Self.names(in: file))
        omissions.merge(branches.omissions(in: file)) { $0.union($1) }
        for index in file.tokens.indices where file.text(index) == "typealias" {
            let names = (index + 1..<max(index + 1, file.nextLine(after: index)))
                .filter { file.tokens[$0].kind == .word }.map(file.text)
            if let alias = names.first { aliases[alias, default: []].formUnion(names.dropFirst()) }
        }
        let scopes = TypeScope.all(in: file)
        for scope in scopes { inheritance[scope.name, default: []] += scope.inherited + scope.qualifiers }
        for scope in scopes where !scope.isExtension {
            bases[scope.name] = scope.base
            if !scope.isProtocol { ownTypes.insert(scope.name) }
        }
        self.scopes[path] = scopes
        words[path] = Set(file.tokens.indices.lazy.filter { file.tokens[$0].kind == .word }.map(file.text))
    }

    /// The type whose body a line's name is in, the innermost.
    func scope(of name: String, _ file: String, _ line: Int) -> TypeScope? {
        scopes[file]?.last { $0.lines.contains(line) && $0.words.contains(name) }
    }

    /// The extension that a line begins.
    func head(_ file: String, _ line: Int) -> TypeScope? {
        scopes[file]?.last { $0.isExtension && $0.lines.lowerBound == line }
    }

    /// What a line declares in place of a superclass's, and the class that does.
    func override(_ file: String, _ line: Int) -> (name: String, type: String)? {
        guard let scope = scopes[file]?.last(where: { $0.overriding[line] != nil }) else { return nil }
        return scope.overriding[line].map { ($0, scope.name) }
    }

    /// Whether the target's own sources may declare a member of a type: they declare the name, and neither in others of
    /// their types alone, or in those of structures and enumerations of Apple's, nor within functions alone.
    func mayDeclare(_ name: String, in type: String) -> Bool {
        guard declared.contains(name) else { return false }
        let scopes = scopes.values.joined()
        let holders = scopes.filter { $0.declared.contains(name) && !$0.overriding.values.contains(name) }
        if holders.isEmpty {
            return !scopes.contains { $0.locals.contains(name) || $0.overriding.values.contains(name) }
        }
        return holders.contains { scope in
            // `extension UIKit.UIImage` is one of `UIImage`.
            let holder = scope.name.split(separator: ".").last.map(String.init) ?? ""
            if [scope.name, holder].contains(type) { return true }
            let isApart =
                Self.foundations.contains(holder) || values.contains(holder)
                || classes.contains(holder) && values.contains(type)
            return !ownTypes.contains(scope.name) && !isApart
        }
    }

    /// The types that the target's own sources declare for all of their files, and in no other.
    var outermostTypes: Set<String> {
        Set(scopes.values.joined().filter { !$0.isExtension && !$0.isNested && !$0.isPrivate }.map(\.name))
    }

    /// Whether types alone have that name which are in others: elsewhere it is not theirs.
    func isOnlyNested(_ name: String) -> Bool {
        let types = scopes.values.joined().filter { !$0.isExtension && $0.name == name }
        return !types.isEmpty && types.allSatisfy(\.isNested)
    }

    /// Whether a protocol is another module's, or declared in a file that says `@objc`.
    func mayBeObjectiveC(protocol name: String) -> Bool {
        let files = scopes.filter { $0.value.contains { $0.isProtocol && $0.name == name } }.keys
        return files.isEmpty || files.contains { words[$0]?.contains("objc") == true }
    }

    /// The class of the stand-ins', or one that is known by `isMissing`, that one of the target's own is derived from.
    func foreignBase(of type: String, isMissing: (String) -> Bool) -> String? {
        var (name, seen) = (type, Set<String>())
        while declared.contains(name), seen.insert(name).inserted, let base = bases[name] { name = base }
        guard name != type, !declared.contains(name), classes.contains(name) || isMissing(name) else { return nil }
        return name
    }

    /// What one of the target's own types inherits from that is known by `isMissing`, by itself, by another of them or by a
    /// name that stands for it.
    func missingInheritance(of type: String, isMissing: (String) -> Bool) -> String? {
        var (open, seen) = ([type], Set<String>())
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            if name != type, isMissing(name) { return name }
            open += inheritance[name, default: []] + aliases[name, default: []].sorted()
        }
        return nil
    }

    /// The types that a type in a file says its generic parameter is of: `Entity` and `Priced` of `Row<Item: Entity & Priced>`.
    func bounds(of parameter: String, in file: String) -> [String] {
        scopes[file, default: []].lazy.compactMap { $0.bounds[parameter] }.first ?? []
    }

    /// A name that there is and that another, which there is not, is a slip of the fingers away from.
    func nearMiss(of name: String, most limit: Int = .max) -> String? {
        let isType = name.first?.isUppercase == true
        return nearDeclared(name, most: limit) ?? (isType ? types.first { Self.isSlip(name, $0, most: limit) } : nil)
    }

    /// The same, of the target's own.
    func nearDeclared(_ name: String, most limit: Int = .max) -> String? {
        declared.first { Self.isSlip(name, $0, most: limit) }
    }

    /// Whether one of the target's own that may be a member of a type, or of what that inherits from, is a slip away.
    func isNearDeclared(_ name: String, in type: String, most limit: Int = .max) -> Bool {
        let near = declared.filter { Self.isSlip(name, $0, most: limit) }
        guard !near.isEmpty else { return false }
        var (open, types) = ([type], Set<String>())
        while let type = open.popLast() {
            if types.insert(type).inserted { open += inheritance[type, default: []] }
        }
        return near.contains { name in types.contains { mayDeclare(name, in: $0) } }
    }

    /// Whether a member of a type of the stand-ins', or of what that may inherit from, is a slip away; a class inherits from
    /// those of its own module.
    func isNearMember(_ name: String, of type: String, most limit: Int = .max) -> Bool {
        // One of the target's own inherits what it says.
        let own = scopes.values.joined().filter { $0.name == type }
        let mayBeView = own.isEmpty || own.contains { $0.base.map(Self.inherited.contains) ?? false }
        let its = modules[type, default: []]
        let others =
            classes.contains(type)
            ? classes.filter { !its.isDisjoint(with: modules[$0, default: []]) } : mayBeView ? Self.inherited : []
        return others.union([type]).contains {
            members[$0, default: []].contains { Self.isSlip(name, $0, most: limit) }
        }
    }

    /// Whether a member of the stand-ins' or of the target's own is a slip away.
    func isSlip(ofMember name: String) -> Bool {
        nearDeclared(name) != nil || members.values.contains { $0.contains { Self.isSlip(name, $0) } }
    }

    /// Swift's and Foundation's own types, whose members in an extension no other type has.
    private static let foundations: Set = [
        "Array", "AttributedString", "Bool", "Bundle", "Calendar", "Character", "Data", "Date", "DateComponents",
        "Dictionary", "Double", "FileManager", "Float", "Int", "Locale", "Optional", "Result", "Set", "String",
        "TimeZone", "URL", "URLComponents", "URLRequest", "URLSession", "UUID", "UserDefaults",
    ]

    private static let inherited: Set = ["Shape", "ShapeStyle", "View", "Widget", "WidgetConfiguration"]

    /// Whether one name is the other but for a few letters: one in five, or two that have changed places.
    ///
    /// A whole word more, or another in the place of one, is no slip: `isConfiguration` is no `configuration`.
    static func isSlip(_ name: String, _ other: String, most limit: Int = .max) -> Bool {
        guard isNear(name, other, most: limit), prefix(of: name) == prefix(of: other) else { return false }
        let (words, others) = (SymbolName.words(in: name), SymbolName.words(in: other))
        // Where one has a capital more, a letter is all that is forgiven.
        guard words.count == others.count else { return isNear(name, other, most: min(limit, 1)) }
        return words.count == 1 || zip(words, others).allSatisfy { $0 == $1 || isNear($0, $1, most: limit) }
    }

    /// The two letters or more that say whose a name is: `MK` of `MKMapView`, which is no slip of `MMMapView`.
    private static func prefix(of name: String) -> Substring {
        let capitals = name.prefix(while: \.isUppercase).dropLast()
        return capitals.count > 1 ? capitals : ""
    }

    private static func isNear(_ name: String, _ other: String, most limit: Int) -> Bool {
        let most = min(limit, max(1, min(name.utf8.count, other.utf8.count) / 5))
        // Nor does a plural, what has been done, or what is numbered, have the name of the other.
        let (short, long) = name.utf8.count < other.utf8.count ? (name, other) : (other, name)
        if long.dropLast() == short, let last = long.last, "sdr".contains(last) || last.isNumber { return false }
        // Nor what a generator, or a property wrapper, has written an underscore before.
        if long.first == "_", long.dropFirst() == short { return false }
        // Types and values have names that are alike but for that.
        guard name.first?.isUppercase == other.first?.isUppercase else { return false }
        guard name != other, name.utf8.count > 2, abs(name.utf8.count - other.utf8.count) <= most else { return false }
        return distance(Array(name.utf8), Array(other.utf8)) <= most
    }

    /// Letters that were changed, left out, added, or swapped with the next (optimal string alignment).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var (before, row) = ([Int](), Array(0...b.count))
        for i in 1...a.count {
            var next = [i]
            for j in 1...b.count {
                var best = min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
                next.append(best)
            }
            (before, row) = (row, next)
        }
        return row[b.count]
    }

    // MARK: - Where names are from

    static let keywords: Set = [
        "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "case", "macro",
        "associatedtype",
    ]

    /// The words behind those that declare something; names of parameters are not among them.
    static func names(in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for index in file.tokens.indices.dropLast() where file.tokens[index].kind == .word {
            guard keywords.contains(file.text(index)), !file.isPunctuation(index - 1, "."),
                file.tokens[index + 1].kind == .word, !isPattern(index, in: file),
                // `case let Failure.status(code)` declares no Failure.
                !file.isPunctuation(index + 2, ".")
            else { continue }
            names.insert(file.text(index + 1))
            // `case a, b` and `case a(Int), b` declare several.
            guard file.text(index) == "case" else { continue }
            for next in index + 2..<file.nextLine(after: index + 1) where file.isPunctuation(next, ",") {
                if file.tokens.indices.contains(next + 1), file.tokens[next + 1].kind == .word {
                    names.insert(file.text(next + 1))
                }
            }
        }
        return names
    }

    /// Whether a `case` is a condition, or one of a `switch`: behind what it matches there is a colon, not within
    /// parentheses.
    private static func isPattern(_ index: Int, in file: SourceFile) -> Bool {
        guard file.text(index) == "case" else { return false }
        if index > 0,
            ["if", "guard", "while", "for"].contains(file.text(index - 1)) || file.isPunctuation(index - 1, ",")
        {
            return true
        }
        var next = index + 1
        while next < file.tokens.count, file.text(next) != "case" {
            if file.tokens[next].isFirstInLine, !file.isPunctuation(next - 1, ",") { return false }
            if file.isPunctuation(next, "{") || file.isPunctuation(next, "}") { return false }
            if file.isPunctuation(next, ":") { return true }
            if file.isPunctuation(next, "(") {
                guard let closer = file.closing(next) else { return false }
                next = closer
            }
            next += 1
        }
        return false
    }

    /// The types at the top of the stand-ins' modules and their members, by the symbols of their library.
    private static func symbols(
        in library: String
    ) -> (
        modules: [String: Set<String>], classes: Set<String>, values: Set<String>, members: [String: Set<String>]
    ) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: library), options: .mappedIfSafe) else {
            return ([:], [], [], [:])
        }
        var modules: [String: Set<String>] = [:]
        var (classes, values): (Set<String>, Set<String>) = ([], [])
        var members: [String: Set<String>] = [:]
        data.withUnsafeBytes { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() where byte == 0 {
                // `Mn` ends the symbol of a type's descriptor, `Mp` that of a protocol's.
                if (8...96).contains(index - start), bytes[start] == UInt8(ascii: "$"),
                    bytes[index - 2] == UInt8(ascii: "M"),
                    [UInt8(ascii: "n"), UInt8(ascii: "p")].contains(bytes[index - 1]),
                    let (name, module) = SymbolName.type(String(decoding: bytes[start..<index], as: UTF8.self))
                {
                    modules[name, default: []].insert(module)
                    switch (bytes[index - 1], bytes[index - 3]) {
                    case (UInt8(ascii: "p"), _): break
                    case (_, UInt8(ascii: "C")): classes.insert(name)
                    default: values.insert(name)
                    }
                } else if (8...256).contains(index - start), bytes[start] == UInt8(ascii: "$"),
                    let (type, member) = SymbolName.member(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
                {
                    members[type, default: []].insert(member)
                }
                start = index + 1
            }
        }
        return (modules, classes, values, members)
    }
}

/// What Swift's mangled symbols say.
enum SymbolName {
    /// The name of a type at the top of a module, and Apple's module that this stands for: `Color` and `SwiftUI` of
    /// `$s13SwiftUICompat5ColorVMn`.
    static func type(_ symbol: String) -> (name: String, module: String)? {
        var rest = symbol.dropFirst(2)
        guard symbol.hasPrefix("$s"), let module = literal(&rest), module.hasSuffix("Compat") else { return nil }
        let words = words(in: module).filter { $0.count > 1 }
        guard let name = rest.first == "0" ? composed(&rest, of: words) : literal(&rest),
            ["VMn", "CMn", "OMn", "Mp"].contains(rest)
        else { return nil }
        let suffix = module.hasPrefix("SwiftUIApp") ? "AppCompat" : "Compat"
        return (name, String(module.dropLast(suffix.count)))
    }

    /// `UIColor` and `systemBlue` of `$s11UIKitCompat7UIColorC10systemBlueACvgZ`.
    static func member(_ symbol: UnsafeRawBufferPointer) -> (type: String, name: String)? {
        // Functions, getters, and these of types; nothing of what the compiler makes for itself.
        guard symbol.starts(with: "$s".utf8), let last = symbol.last, "FZg".utf8.contains(last) else { return nil }
        var index = 2
        guard let module = literal(symbol, &index), symbol[module].reversed().starts(with: "tapmoC".utf8),
            let type = literal(symbol, &index), index < symbol.count, "VCOP".utf8.contains(symbol[index])
        else { return nil }
        while index < symbol.count {
            // A name that is made of words from before is not looked at.
            if symbol[index] == UInt8(ascii: "0") { return nil }
            guard let name = literal(symbol, &index) else {
                index += 1
                continue
            }
            guard let first = symbol[name].first, (0x61...0x7a).contains(first) else { continue }
            return (String(decoding: symbol[type], as: UTF8.self), String(decoding: symbol[name], as: UTF8.self))
        }
        return nil
    }

    /// The range of an identifier that begins at an index with its length.
    private static func literal(_ symbol: UnsafeRawBufferPointer, _ index: inout Int) -> Range<Int>? {
        var (count, next) = (0, index)
        while next < symbol.count, (0x30...0x39).contains(symbol[next]), count < 1000 {
            count = count * 10 + Int(symbol[next] - 0x30)
            next += 1
        }
        guard count > 0, next + count <= symbol.count else { return nil }
        index = next + count
        return next..<index
    }

    private static func literal(_ rest: inout Substring) -> String? {
        let digits = rest.prefix { $0.isNumber }
        guard let count = Int(digits), count > 0, rest.count >= digits.count + count else { return nil }
        let name = rest.dropFirst(digits.count).prefix(count)
        rest = rest.dropFirst(digits.count + count)
        return String(name)
    }

    /// `0A6Family` begins with the first word of the module's name: a capital letter is the last such word of several.
    private static func composed(_ rest: inout Substring, of words: [String]) -> String? {
        rest = rest.dropFirst()
        var name = ""
        while let letter = rest.first {
            if letter.isNumber {
                if letter == "0" {
                    rest = rest.dropFirst()
                    return name
                }
                return literal(&rest).map { name + $0 }
            }
            guard let value = letter.asciiValue, letter.isLetter else { return nil }
            let index = Int(value & ~0x20) - 0x41
            guard words.indices.contains(index) else { return nil }
            name += words[index]
            rest = rest.dropFirst()
        }
        return nil
    }

    /// The words of a name: one ends where a capital follows a small letter.
    static func words(in name: String) -> [String] {
        var words: [String] = []
        for letter in name {
            if letter.isUppercase, words.last?.last?.isUppercase != true { words.append("") }
            if words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }
}
