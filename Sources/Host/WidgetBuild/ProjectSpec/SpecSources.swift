import Foundation

/// The files that a target's `sources` come to.
struct SpecSources {
    /// The folder that paths are relative to.
    var folder: String

    func files(_ sources: ProjectNode?) -> [String] {
        var found: [String] = []
        for source in sources?.elements ?? [] {
            guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else {
                continue
            }
            let root = XcodeProject.join(folder, path)
            let excludes = patterns(source["excludes"])
            let includes = patterns(source["includes"])
            let isReference = source["type"]?.string == "folder"
            for file in isReference ? [root] : Self.walk(root) where !found.contains(file) {
                let relative = String(file.dropFirst(root.count)).drop { $0 == "/" }
                if excludes.contains(where: { $0.matches(relative) }) { continue }
                if includes.isEmpty || includes.contains(where: { $0.matches(relative) }) { found.append(file) }
            }
        }
        return found
    }

    private func patterns(_ node: ProjectNode?) -> [PathPattern] {
        (node?.elements ?? []).compactMap(\.string).map(PathPattern.init)
    }

    /// A file itself, or the files in a folder, of what a target can be made of.
    private static func walk(_ path: String) -> [String] {
        guard let isFolder = FolderScan.isFolder(path) else { return [path] }
        switch FileKind(path: path, isFolder: isFolder) {
        case .ignored, .infoPlist, .entitlements: return []
        case .folder:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { walk(path + "/" + $0) }
        default: return [path]
        }
    }
}

/// A path with `*`, `**`, `?` and `{a,b}` in it.
struct PathPattern {
    private let expression: Regex<AnyRegexOutput>?

    init(_ pattern: String) {
        var expression = ""
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                expression += "(?:.*/)?"
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                expression += ".*"
            case "*": expression += "[^/]*"
            case "?": expression += "[^/]"
            case "{": expression += "(?:"
            case "}": expression += ")"
            case ",": expression += "|"
            case _ where character.isLetter || character.isNumber || "/_- ".contains(character):
                expression.append(character)
            default: expression += "\\\(character)"
            }
        }
        self.expression = try? Regex(expression + "(?:/.*)?")
    }

    /// Whether it names the path, or a folder that the path is in.
    func matches(_ path: Substring) -> Bool {
        expression.map { path.wholeMatch(of: $0) != nil } ?? false
    }
}
