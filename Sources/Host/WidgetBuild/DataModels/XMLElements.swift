import Foundation

/// An element of an XML document, its attributes and its children; text between elements is left out.
///
/// Foundation's parser on Linux is a library of its own, which would come with libxml2 into the bridge for this alone.
struct XMLElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [XMLElement] = []

    func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The document's outermost element; nil for what is no XML, and for what is nested too deeply.
    static func parse(_ text: String) -> XMLElement? {
        var open: [XMLElement] = []
        var scanner = XMLTags(text)
        while let tag = scanner.next() {
            if !tag.isClosing {
                guard open.count < BuildLimits.depth else { return nil }
                open.append(XMLElement(name: tag.name, attributes: tag.attributes))
                if !tag.isEmpty { continue }
            }
            guard let closed = open.popLast() else { return nil }
            guard !open.isEmpty else { return closed }
            open[open.count - 1].children.append(closed)
        }
        return nil
    }
}

/// The tags of a document in order, found in one pass; declarations and comments are no tags.
private struct XMLTags {
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        var isClosing = false
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> Tag? {
        while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = open + 1
            if bytes[open...].starts(with: "<!--".utf8) {
                skip(past: "-->")
            } else if let tag = tag() {
                return tag
            }
        }
        return nil
    }

    /// The tag that begins here; nil for a declaration, and for one that does not end.
    private mutating func tag() -> Tag? {
        var tag = Tag(name: "")
        if at(UInt8(ascii: "/")) {
            tag.isClosing = true
            position += 1
        }
        tag.name = word()
        guard !tag.name.isEmpty else { return nil }
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return tag
            case UInt8(ascii: "/"):
                tag.isEmpty = true
                position += 1
            case let byte where Self.isWord(byte):
                let name = word()
                skipSpace()
                guard at(UInt8(ascii: "=")) else { continue }
                position += 1
                skipSpace()
                guard let value = quoted() else { continue }
                tag.attributes[name] = value
            default: position += 1
            }
        }
        return nil
    }

    private mutating func quoted() -> String? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
            let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
        else { return nil }
        defer { position = end + 1 }
        return Self.unescaped(String(decoding: bytes[position + 1..<end], as: UTF8.self))
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func skip(past mark: StaticString) {
        mark.withUTF8Buffer { mark in
            while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
        }
    }

    private func at(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        case UInt8(ascii: ":"): true
        default: false
        }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
