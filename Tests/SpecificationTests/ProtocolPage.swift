import Foundation
import TestSupport

/// `bridge-spec/README.md`, by its parts.
struct ProtocolPage {
    let text: String

    init() throws { text = try Repository.text("README.md") }

    /// The names of the methods that have a section.
    var methods: [String] { text.matches(of: /\n#### (.+)\n/).map { String($0.1) } }

    /// What stands between a heading and the next, without the examples.
    func section(_ heading: String) -> String? {
        guard let start = text.range(of: "\n\(heading)\n") else { return nil }
        let rest = text[start.upperBound...]
        let section = rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)]
        return String(section.replacing(/(?s)\n```.*?\n```/, with: ""))
    }

    /// The lines of a section's table, without its head.
    func rows(_ heading: String) -> [String] {
        let lines = section(heading)?.split(separator: "\n").filter { $0.hasPrefix("|") } ?? []
        return lines.dropFirst(2).map(String.init)
    }
}
