import Foundation
import WidgetProtocol

/// Follows `#include` and `#import` through a project's own headers, as far as they can be told without a compiler.
struct HeaderSearch {
    /// The files that were looked into.
    private(set) var files: [String] = []
    /// Where headers lie that are found by their name alone, by how they are spelled.
    private(set) var spellings: [String: String] = [:]
    /// The modules that headers of other modules are of, and those that are imported by name.
    private(set) var imports: Set<String> = []
    private let module: String
    private let known: [String: String]
    private let folders: [String]
    private var visited: Set<String> = []

    init(module: String, known: [String], folders: [String]) {
        self.module = module
        self.folders = folders
        self.known = Dictionary(known.map { (($0 as NSString).lastPathComponent, $0) }) { first, _ in first }
    }

    /// Looks into a file, and into what it includes.
    mutating func visit(_ path: String, depth: Int = 0) throws(BridgeError) {
        guard depth < BuildLimits.depth, visited.insert(path).inserted,
            try ProjectFiles.isFolder(path) == false
        else { return }
        try ProjectBoundary.charge(.entries)
        guard let text = try ProjectFiles.text(path, .resource) else { return }
        files.append(path)
        for inclusion in Self.inclusions(in: text) {
            switch inclusion {
            case .module(let name): imports.insert(name)
            case .header(let spelling, let isQuoted):
                if let found = try find(spelling, isQuoted: isQuoted, from: path) {
                    try visit(found, depth: depth + 1)
                } else if let slash = spelling.firstIndex(of: "/"), !Self.isSystem(spelling[..<slash]) {
                    imports.insert(String(spelling[..<slash]))
                }
            }
        }
    }

    private mutating func find(
        _ spelling: String, isQuoted: Bool, from includer: String
    ) throws(BridgeError) -> String? {
        guard !spelling.hasPrefix("/") else { return nil }
        let own = isQuoted ? [(includer as NSString).deletingLastPathComponent] : []
        for folder in own + folders {
            let path = XcodeProject.join(folder, spelling)
            // Looking where nobody says that anything is must not leave the project.
            if ProjectFiles.has(path) { return path }
        }
        let parts = spelling.split(separator: "/")
        guard let name = parts.last, let path = known[String(name)],
            isQuoted || parts.count == 1 || parts[0] == module,
            !parts.contains("..")
        else { return nil }
        spellings[spelling] = path
        return path
    }

    /// Whether a folder is one of the C library's or the system's, and no module.
    private static func isSystem(_ folder: Substring) -> Bool {
        ["..", ".", "sys", "mach", "machine", "libkern", "objc", "arpa", "net", "netinet", "dispatch", "os", "libxml"]
            .contains(folder)
    }

    enum Inclusion: Hashable {
        case header(String, isQuoted: Bool)
        case module(String)
    }

    /// What a source includes and imports, whatever the conditions.
    static func inclusions(in text: String) -> [Inclusion] {
        var found: [Inclusion] = []
        for bytes in text.utf8.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) {
            // Most lines are none, of which a library in one file has 200,000.
            let start = bytes.drop { $0 == 0x20 || $0 == 0x09 }
            guard let first = start.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "@"),
                start.dropFirst().first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "i"),
                start.count < BuildLimits.path
            else { continue }
            let line = Substring(start)
            if let match = line.firstMatch(of: #/^#\s*(?:import|include)\s*(?:"([^"]+)"|<([^>]+)>)/#) {
                let quoted = match.output.1.map(String.init)
                found.append(
                    .header(quoted ?? match.output.2.map(String.init) ?? "", isQuoted: quoted != nil))
            } else if let match = line.firstMatch(of: #/^@import\s+(\w+)/#) {
                found.append(.module(String(match.output.1)))
            }
        }
        return found
    }
}
