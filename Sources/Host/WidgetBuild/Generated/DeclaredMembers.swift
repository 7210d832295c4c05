import Foundation
import WidgetProtocol

/// The static members that sources declare in extensions of types which generated code extends, too.
///
/// Found lexically: a project that declares `Color.brand` itself has Xcode's shorthands turned off, or it would not
/// compile, and needs none here.
struct DeclaredMembers {
    private var members: [String: Set<String>] = [:]

    init(inFiles files: [String]) throws(BridgeError) {
        for file in files {
            if let text = try ProjectFiles.text(file, .source) { add(text) }
        }
    }

    init(in text: String) {
        add(text)
    }

    /// The members of a type, by its name without a module.
    subscript(type: String) -> Set<String> { members[type, default: []] }

    private mutating func add(_ text: String) {
        guard text.contains("extension") else { return }
        let head =
            #/\bextension\s+(?:[A-Za-z]+\.)?(Color|ShapeStyle|UIColor|UIImage|ColorResource|ImageResource|LocalizedStringResource)\b[^{}]{0,100}\{/#
        let member = #/\b(?:static|class)\s+(?:let|var|func)\s+`?([A-Za-z_][A-Za-z0-9_]*)`?/#
        var rest = text[...]
        // No extension stands in another.
        while let match = rest.firstMatch(of: head) {
            let body = rest[match.range.upperBound...]
            let end = Self.end(of: body)
            rest = rest[end...]
            for name in body[..<end].matches(of: member) {
                members[String(match.output.1), default: []].insert(String(name.output.1))
            }
        }
    }

    /// Where the brace closes that was open at the start.
    private static func end(of body: Substring) -> Substring.Index {
        var depth = 1
        for index in body.utf8.indices {
            switch body.utf8[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return body.endIndex
    }
}
