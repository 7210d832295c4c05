import Foundation

/// What Swift is given for headers in C and Objective-C: a header in C alone, and Swift for the rest.
struct ForeignInterface {
    private let parser: ForeignParser
    private let macros: [ForeignMacro]
    private let systemHeaders: [String]
    /// What the compiled sources define: other functions are called in vain.
    private let defined: Set<String>
    /// The values of constants that stand in sources in Objective-C.
    private let constants: [String: String]
    private let isBinary: Bool
    private var types = SwiftTypes()
    /// The declarations in C, by their indices among all, that Clang has refused.
    private var refused: Set<Int> = []
    private var ofObjectiveC: Set<Int> = []

    /// - Parameter preprocessed: what Clang's preprocessor leaves.
    init(
        _ preprocessed: ForeignLexer, defined: Set<String> = [], constants: [String: String] = [:],
        isBinary: Bool = false
    ) {
        self.isBinary = isBinary
        parser = ForeignParser(preprocessed.tokens)
        macros = preprocessed.macros
        systemHeaders = preprocessed.systemHeaders
        self.defined = defined
        self.constants = constants
        sort()
    }

    /// What modules the headers import by `@import`.
    var imports: Set<String> { parser.imports }

    /// The names of the classes and protocols that Swift sees.
    var typeNames: [String] { Array(types.classes.values) + types.protocols.values }

    /// Tells what is in Objective-C from what is in C alone.
    private mutating func sort() {
        for container in parser.containers {
            let name = container.attributes.swiftName ?? container.name
            switch container.kind {
            case .class:
                types.classes[container.name] = name
                types.parameterCounts[container.name] = container.parameters.count
            case .protocol:
                // A class may have the same name.
                let isTaken = parser.containers.contains { $0.kind == .class && $0.name == container.name }
                types.protocols[container.name] = isTaken ? name + "Protocol" : name
            case .category: break
            }
        }
        let known = parser.forwardDeclarations.union(types.classes.keys).union(types.protocols.keys)
        var words = Self.objectiveC.union(known)
        for (index, text) in parser.texts.enumerated() {
            let isObjectiveC = text.tokens.contains { token in
                token.text == "^" || token.text == "@" || token.text.hasPrefix("@\"")
                    || token.kind == .word
                        && (words.contains(token.text) || SwiftTypes.renamed[token.text] != nil)
            }
            let types = text.values.filter { $0.kind == .type }
            if isObjectiveC {
                ofObjectiveC.insert(index)
                for value in types {
                    words.insert(value.name)
                    if value.attributes.isNewType { continue }
                    if let name = value.type.name, words.contains(name) || SwiftTypes.renamed[name] != nil,
                        name != "id",
                        !self.types.aliases.contains(name)
                    {
                        self.types.objectAliases.insert(value.name)
                    } else {
                        self.types.aliases.insert(value.name)
                    }
                    if case .function = value.type.kind { self.types.closures[value.name] = value.type }
                }
            } else {
                self.types.ofC.formUnion(types.map(\.name))
                if let tag = text.tag { self.types.ofC.insert(tag) }
            }
        }
    }

    private static let objectiveC: Set = [
        "id", "instancetype", "Class", "SEL", "IMP", "Protocol", "NSArray", "NSDictionary", "NSSet", "NSMutableArray",
        "NSMutableDictionary", "NSMutableString", "NSErrorDomain", "NSNotificationName", "UIColor", "UIImage", "UIView",
        "NSAttributedString", "CGRect", "CGPoint", "CGSize", "dispatch_queue_t", "dispatch_block_t",
    ]

    // MARK: - C

    /// The header in C.
    var header: String { headerLines.map(\.text).joined(separator: "\n") + "\n" }

    private var headerLines: [(text: String, index: Int?)] {
        var lines: [(String, Int?)] = ["stddef", "stdint", "stdbool"].map { ("#include <\($0).h>", nil) }
        lines += systemHeaders.map { ("#include \"\($0)\"", nil) }
        for macro in macros where !macro.value.isEmpty && swiftMacro(macro) == nil {
            // A macro that calls something, or names a type of Objective-C, would be none of Swift's.
            lines.append(("#define \(macro.name) \(Self.plain(ForeignLexer(macro.value).tokens))", nil))
        }
        for (index, text) in parser.texts.enumerated() where isInHeader(index) {
            let name = text.isEnumeration ? text.tag.map { " typedef enum \($0) \($0);" } : nil
            lines.append((Self.plain(text.tokens) + (name ?? ""), index))
        }
        return lines
    }

    private func isInHeader(_ index: Int) -> Bool {
        if ofObjectiveC.contains(index) || refused.contains(index) { return false }
        // Nobody would find it when the widget is linked.
        return parser.texts[index].values.allSatisfy { $0.kind == .type || $0.isInline || defined.contains($0.name) }
    }

    /// Tokens as C without Apple's headers has them.
    private static func plain(_ tokens: [ForeignToken]) -> String {
        tokens.reduce(into: "") { text, token in
            text += (text.isEmpty || token.isAttached ? "" : " ") + (plainTypes[token.text] ?? token.text)
        }
    }

    private static let plainTypes = [
        "CGFloat": "double", "BOOL": "_Bool", "NSInteger": "long", "NSUInteger": "unsigned long",
        "NSTimeInterval": "double", "unichar": "unsigned short", "Boolean": "unsigned char", "OSStatus": "int",
        "UInt8": "unsigned char", "UInt16": "unsigned short", "UInt32": "unsigned int", "SInt32": "int",
        "UInt64": "unsigned long long", "SInt64": "long long", "YES": "1", "NO": "0", "Byte": "unsigned char",
    ]

    /// Takes out of the header what Clang refuses; whether there was any of it.
    mutating func refuse(lines: [Int]) -> Bool {
        let owners = headerLines.map(\.index)
        let indices = lines.filter { owners.indices.contains($0 - 1) }.compactMap { owners[$0 - 1] }
        refused.formUnion(indices)
        return !indices.isEmpty
    }

    // MARK: - Swift

    /// The Swift for what is in Objective-C, and for what nothing defines.
    func swift(importing modules: [String]) -> SwiftInterface {
        var writer = SwiftInterfaceWriter(types: types, constants: constants, isBinary: isBinary)
        for macro in macros {
            if let text = swiftMacro(macro) { writer.add(macro.name, macro.place, text) }
        }
        for (index, text) in parser.texts.enumerated() where !isInHeader(index) {
            if text.values.isEmpty { writer.omit(text, isRefused: refused.contains(index)) }
            for value in text.values { writer.add(value, text.place) }
        }
        writer.add(parser.containers)
        var interface = writer.interface
        interface.imports = modules.map { "@_exported import \($0)" }
        return interface
    }

    /// A constant for a macro that C alone does not understand; nil for others.
    private func swiftMacro(_ macro: ForeignMacro) -> String? {
        if let match = macro.value.wholeMatch(of: #/\(?\s*(?:@|CFSTR\s*\(\s*)("(?:[^"\\]|\\.)*")\s*\)?\s*\)?/#) {
            return "public let \(macro.name): String = \(Self.literal(String(match.output.1)))"
        }
        switch macro.value {
        case "YES": return "public let \(macro.name): Bool = true"
        case "NO": return "public let \(macro.name): Bool = false"
        default: return nil
        }
    }

    /// A literal of C's in Swift.
    static func literal(_ text: String) -> String {
        guard text.hasPrefix("\"") || text.hasPrefix("@\"") else { return text }
        let body = text.trimmingQuotes.replacing(#/\\([abfve?])/#) { match in
            ["a": "\\u{7}", "b": "\\u{8}", "f": "\\u{c}", "v": "\\u{b}", "e": "\\u{1b}", "?": "?"][match.output.1] ?? ""
        }
        return "\"\(body)\""
    }

    /// The constants that a source in Objective-C gives values: strings and numbers, outside of any function.
    static func constants(in source: String) -> [String: String] {
        let tokens = ForeignLexer(source.withoutComments).tokens
        var found: [String: String] = [:]
        var depth = 0
        for index in tokens.indices.dropLast(2) {
            switch tokens[index].text {
            case "{": depth += 1
            case "}": depth = max(0, depth - 1)
            case "=" where depth == 0 && index > 0 && tokens[index - 1].kind == .word:
                var value = index + 1
                let isNegative = tokens[value].text == "-"
                if isNegative { value += 1 }
                guard value + 1 < tokens.count, tokens[value + 1].text == ";" else { continue }
                let text = tokens[value].text
                switch tokens[value].kind {
                case .string: found[tokens[index - 1].text] = literal(text)
                case .number:
                    guard let number = text.wholeMatch(of: #/(\d+(?:\.\d+)?|\.\d+)[fFuUlL]*/#)?.output.1 else {
                        continue
                    }
                    let digits = (number.hasPrefix(".") ? "0" : "") + number
                    found[tokens[index - 1].text] = (isNegative ? "-" : "") + digits
                case .word where text == "YES" || text == "NO":
                    found[tokens[index - 1].text] = text == "YES" ? "true" : "false"
                default: continue
                }
            default: continue
            }
        }
        return found
    }
}

extension String {
    /// The text of a source in C without its comments; lines stay where they are.
    var withoutComments: String {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        var index = 0
        var quote: UInt8?
        while index < bytes.count {
            let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
            if let open = quote {
                result.append(byte)
                if byte == UInt8(ascii: "\\") { result.append(next) }
                index += byte == UInt8(ascii: "\\") ? 2 : 1
                if byte == open || byte == 0x0a { quote = nil }
            } else if byte == UInt8(ascii: "/"), next == byte {
                while index < bytes.count, bytes[index] != 0x0a { index += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
                    if bytes[index] == 0x0a { result.append(0x0a) }
                    index += 1
                }
                index += 2
                result.append(0x20)
            } else {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
