/// A token of a header in C or Objective-C, as it is once the preprocessor is through with it.
struct ForeignToken: Hashable {
    enum Kind: Hashable { case word, number, string, character, punctuation }

    var kind: Kind
    /// As it is written; a string with its quotes, and the `@` in front of Objective-C's.
    var text: String
    /// Where it stands.
    var place: ForeignPlace
    /// Whether pointers without a word on it are never nil here.
    var assumesNonnull = false
    /// Whether nothing is between it and the one before: `<<` is two tokens.
    var isAttached = false
}

/// A line of a header.
struct ForeignPlace: Hashable, Sendable {
    var file: String
    var line: Int
}

/// What a header defines by `#define`.
struct ForeignMacro: Hashable {
    var name: String
    /// What it stands for; nothing of one that takes arguments is imported.
    var value: String
    var place: ForeignPlace
}

/// Cuts what Clang's preprocessor leaves (`-E -dD`) into tokens, those of the system's headers left out.
struct ForeignLexer {
    private(set) var tokens: [ForeignToken] = []
    private(set) var macros: [ForeignMacro] = []
    /// The system's headers that the project's include.
    private(set) var systemHeaders: [String] = []
    private var place = ForeignPlace(file: "", line: 1)
    private var isSystem = false
    private var assumesNonnull = false
    /// A file whose declarations are nobody's: what the build has put in front.
    private let prelude: String
    /// The folder with links to headers, and where these lead by their names in it.
    private let links: (folder: String, paths: [String: String])

    init(_ text: String, prelude: String = "", links: (folder: String, paths: [String: String]) = ("", [:])) {
        self.prelude = prelude
        self.links = links
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
            line(bytes[start..<end])
            start = end + 1
        }
    }

    private mutating func line(_ bytes: ArraySlice<UInt8>) {
        if bytes.first == UInt8(ascii: "#") { return directive(String(decoding: bytes, as: UTF8.self)) }
        defer { place.line += 1 }
        if isSystem { return }
        var index = bytes.startIndex
        var isAttached = false
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte <= 0x20 {
                index += 1
                isAttached = false
                continue
            }
            let (kind, end) = Self.token(at: index, in: bytes)
            let text = String(decoding: bytes[index..<end], as: UTF8.self)
            tokens.append(
                ForeignToken(
                    kind: kind, text: text, place: place, assumesNonnull: assumesNonnull, isAttached: isAttached))
            isAttached = true
            index = end
        }
    }

    private static func token(at start: Int, in bytes: ArraySlice<UInt8>) -> (ForeignToken.Kind, Int) {
        var index = start
        let byte = bytes[start]
        func skip(while holds: (UInt8) -> Bool) { while index < bytes.endIndex, holds(bytes[index]) { index += 1 } }
        if isWord(byte), !isDigit(byte) {
            skip(while: isWord)
            return (.word, index)
        }
        if isDigit(byte) {
            skip { isWord($0) || $0 == UInt8(ascii: ".") }
            return (.number, index)
        }
        let isObjectiveC = byte == UInt8(ascii: "@") && start + 1 < bytes.endIndex && bytes[start + 1] == quote
        if byte == quote || byte == UInt8(ascii: "'") || isObjectiveC {
            if isObjectiveC { index += 1 }
            let close = bytes[index]
            index += 1
            while index < bytes.endIndex, bytes[index] != close {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return (close == quote ? .string : .character, min(index + 1, bytes.endIndex))
        }
        if byte == UInt8(ascii: "."), bytes[start...].starts(with: "...".utf8) { return (.punctuation, start + 3) }
        return (.punctuation, start + 1)
    }

    private static let quote = UInt8(ascii: "\"")

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
            || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }

    private mutating func directive(_ text: String) {
        if text.hasPrefix("# "), let match = text.firstMatch(of: #/^# (\d+) "((?:[^"\\]|\\.)*)"((?: \d)*)/#) {
            let file = String(match.output.2).replacing(#/\\(.)/#) { $0.output.1 }
            let flags = match.output.3.split(separator: " ")
            let wasSystem = isSystem
            isSystem = flags.contains("3") || file.hasPrefix("<") || file == prelude
            if isSystem, !wasSystem, flags.contains("1"), file.hasPrefix("/"), file != prelude {
                systemHeaders.append(file)
            }
            let link = file.hasPrefix(links.folder) ? links.paths[String(file.dropFirst(links.folder.count))] : nil
            place = ForeignPlace(file: link ?? file, line: Int(match.output.1) ?? 1)
            return
        }
        defer { place.line += 1 }
        if isSystem { return }
        if let match = text.firstMatch(of: #/^#pragma clang assume_nonnull (begin|end)/#) {
            assumesNonnull = match.output.1 == "begin"
        } else if let match = text.firstMatch(of: #/^#define (\w+)(?:\s+(.*))?$/#) {
            let value = match.output.2.map(String.init) ?? ""
            macros.append(ForeignMacro(name: String(match.output.1), value: value, place: place))
        }
    }
}
