import Foundation

/// An element of an XML document, its attributes and its children; text between elements is left out.
///
/// Foundation's parser on Linux is a library of its own, which would come with libxml2 into the bridge for this alone.
struct XMLElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [XMLElement] = []

    func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The document's outermost element; nil for what is no XML.
    static func parse(_ text: String) -> XMLElement? {
        var open: [XMLElement] = []
        for tag in text.matches(
            of: #/<(?<close>/?)(?<name>[A-Za-z][\w.-]*)(?<rest>(?:[^>"']|"[^"]*"|'[^']*')*?)(?<empty>/?)>/#)
        {
            if tag.close.isEmpty {
                open.append(XMLElement(name: String(tag.name), attributes: attributes(tag.rest)))
                if tag.empty.isEmpty { continue }
            }
            guard let closed = open.popLast() else { return nil }
            guard !open.isEmpty else { return closed }
            open[open.count - 1].children.append(closed)
        }
        return nil
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        for pair in text.matches(of: #/([\w:.-]+)\s*=\s*"([^"]*)"/#) {
            attributes[String(pair.1)] = unescaped(String(pair.2))
        }
        return attributes
    }

    private static func unescaped(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
