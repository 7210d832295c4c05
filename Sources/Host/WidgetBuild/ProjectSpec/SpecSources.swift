import Foundation
import WidgetProtocol

/// The files that a target's `sources` come to.
struct SpecSources {
    /// The folder that paths are relative to.
    var folder: String

    func files(_ sources: ProjectNode?) throws(BridgeError) -> [String] {
        var found: [String] = []
        var known: Set<String> = []
        for source in sources?.elements ?? [] {
            guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else {
                continue
            }
            let root = XcodeProject.join(folder, path)
            let excludes = patterns(source["excludes"])
            let includes = patterns(source["includes"])
            let isReference = source["type"]?.string == "folder"
            for file in try isReference ? [root] : Self.walk(root) where !known.contains(file) {
                let relative = String(file.dropFirst(root.count)).drop { $0 == "/" }
                if excludes.contains(where: { $0.matches(relative) }) { continue }
                guard includes.isEmpty || includes.contains(where: { $0.matches(relative) }) else { continue }
                known.insert(file)
                found.append(file)
            }
        }
        return found
    }

    private func patterns(_ node: ProjectNode?) -> [PathPattern] {
        (node?.elements ?? []).compactMap(\.string).map { PathPattern($0) }
    }

    /// A file itself, or the files in a folder, of what a target can be made of.
    private static func walk(_ path: String) throws(BridgeError) -> [String] {
        try ProjectBoundary.charge(.entries)
        guard let isFolder = try ProjectFiles.isFolder(path) else { return [path] }
        switch FileKind(path: path, isFolder: isFolder) {
        case .ignored, .infoPlist, .entitlements: return []
        case .folder:
            var files: [String] = []
            let isHidden = { (file: String) in (file as NSString).lastPathComponent.hasPrefix(".") }
            let isWalked = { !isHidden($0) && FileKind(path: $0, isFolder: true) == .folder }
            try ProjectFiles.forEachFile(in: path, where: isWalked) { file, isFolder in
                switch FileKind(path: file, isFolder: isFolder) {
                case _ where isHidden(file): return
                case .ignored, .infoPlist, .entitlements, .folder: return
                default: files.append(path + "/" + file)
                }
            }
            return files
        default: return [path]
        }
    }
}

/// A path with `*`, `**`, `?` and `{a,b}` in it.
struct PathPattern {
    private let expression: Regex<AnyRegexOutput>?

    /// - Parameter isWhole: whether a folder's name means the folder alone, not what is in it.
    init(_ pattern: String, isWhole: Bool = false) {
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
        let isPlain = pattern.utf8.count <= Self.longest && pattern.count(where: { $0 == "*" }) <= Self.mostStars
        self.expression = isPlain ? try? Regex(expression + (isWhole ? "" : "(?:/.*)?")) : nil
    }

    /// Whether it names the path, or a folder that the path is in.
    func matches(_ path: Substring) -> Bool {
        guard let expression, ProjectBoundary.spend(.steps, Self.cost) else { return false }
        return path.wholeMatch(of: expression) != nil
    }

    /// What a match takes, in steps of other work.
    private static let cost = 200
    /// More stars than these can take a match for ever, one for each of them trying what the others leave.
    private static let mostStars = 6
    private static let longest = 1000
}
