import Foundation
import Yams
import WidgetProtocol

/// XcodeGen's specification of a project, `project.yml`, with what it includes.
///
/// Its grammar: https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
enum SpecFile {
    /// The key under which a target keeps the folder of the file that specifies it.
    static let folderKey = " folder"
    /// The key under which the specification keeps the paths of included files that are not there.
    static let missingKey = " missing"

    /// The whole specification; what a file says stands above what it includes.
    static func read(_ path: String) throws(BridgeError) -> ProjectNode {
        var (count, missing) = (0, [String]())
        let specification = try read(path, depth: 0, count: &count, missing: &missing)
        return specification.merged(with: .dictionary([missingKey: .array(missing.map { .string($0) })]))
    }

    /// - Parameters:
    ///   - depth: how many files include this one.
    ///   - count: how many were read.
    ///   - missing: gets the included files that are not there, such as those that a script writes.
    private static func read(
        _ path: String, depth: Int, count: inout Int, missing: inout [String]
    ) throws(BridgeError) -> ProjectNode {
        guard depth < 16 else { throw .invalidSpecification(path, "it is included too deeply") }
        guard let text = try ProjectFiles.text(path, .slow) else {
            guard depth > 0 else { throw .invalidSpecification(path, "it cannot be read") }
            missing.append(path)
            return .dictionary([:])
        }
        count += 1
        guard count <= BuildLimits.includes else {
            throw .projectTooLarge("\(path) is one of more than \(BuildLimits.includes) files", BuildLimits.includes)
        }
        let root = try root(of: text, at: path)
        guard var members = root.dictionary else { throw .invalidSpecification(path, "it holds no mapping") }
        let folder = (path as NSString).deletingLastPathComponent
        for kind in ["targets", "targetTemplates"] {
            members[kind] = members[kind]?.dictionary.map { targets in
                .dictionary(targets.mapValues { .dictionary([folderKey: .string(folder)]).merged(with: $0) })
            }
        }
        var result = ProjectNode.dictionary([:])
        for included in members["include"]?.elements ?? [] {
            guard let name = included.string ?? included["path"]?.string, included["enable"]?.string != "false" else {
                continue
            }
            let below = try ProjectBoundary.naming(path) { () throws(BridgeError) in
                try read(XcodeProject.join(folder, name), depth: depth + 1, count: &count, missing: &missing)
            }
            result = result.merged(with: below)
        }
        return result.merged(with: .dictionary(members))
    }

    private static func root(of text: String, at path: String) throws(BridgeError) -> ProjectNode {
        if isTooDeep(text) { throw .invalidSpecification(path, "it is nested too deeply") }
        let root: Yams.Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw .invalidSpecification(path, "\(error)")
        }
        guard let root else { return .dictionary([:]) }
        return try ProjectNode(root)
    }

    /// Whether brackets, or what lines begin with, may nest deeper than is read: the parser follows it on its stack.
    private static func isTooDeep(_ text: String) -> Bool {
        var (brackets, indentation) = (0, 0)
        var isIndented = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (indentation, isIndented) = (0, true)
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "\t"):
                if isIndented { indentation += 1 }
            case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            default: isIndented = false
            }
            if brackets > BuildLimits.depth || indentation > BuildLimits.depth { return true }
        }
        return false
    }
}

extension ProjectNode {
    /// Lays out what aliases stand for, which may be much more than the file.
    fileprivate init(_ node: Yams.Node) throws(BridgeError) {
        try ProjectBoundary.charge(.values)
        switch node {
        case .scalar(let scalar): self = .string(scalar.string)
        case .sequence(let sequence):
            var values: [ProjectNode] = []
            for value in sequence { values.append(try ProjectNode(value)) }
            self = .array(values)
        case .mapping(let mapping):
            var members: [String: ProjectNode] = [:]
            for (key, value) in mapping { members[key.string ?? ""] = try ProjectNode(value) }
            self = .dictionary(members)
        case .alias: self = .string("")
        }
    }

    /// The elements of a list; a value that stands alone is its only one.
    var elements: [ProjectNode] { array ?? [self] }

    /// This with `other` laid over it: mappings are joined member by member, lists are appended.
    func merged(with other: ProjectNode) -> ProjectNode {
        // Templates and groups may name each other twice, again and again.
        guard ProjectBoundary.spend(.values, count + other.count) else { return .dictionary([:]) }
        switch (self, other) {
        case (.dictionary(var members), .dictionary(let others)):
            for (key, value) in others {
                if key.hasSuffix(":REPLACE") {
                    members[String(key.dropLast(":REPLACE".count))] = value
                } else {
                    members[key] = members[key]?.merged(with: value) ?? value
                }
            }
            return .dictionary(members)
        case (.array(let values), .array(let others)): return .array(values + others)
        default: return other
        }
    }

    private var count: Int { array?.count ?? dictionary?.count ?? 1 }

    /// This with `${name}` replaced in every string.
    func substituting(_ values: [String: String]) -> ProjectNode {
        switch self {
        case .string(let text) where !text.utf8.contains(UInt8(ascii: "$")): self
        case .string(let text):
            .string(
                values.reduce(text) { text, value in
                    guard text.utf8.count <= BuildLimits.text, ProjectBoundary.spend(.steps, text.utf8.count + 1) else {
                        return ""
                    }
                    return text.replacingOccurrences(of: "${\(value.key)}", with: value.value)
                })
        case .array(let nodes): .array(nodes.map { $0.substituting(values) })
        case .dictionary(let members): .dictionary(members.mapValues { $0.substituting(values) })
        }
    }
}

extension BridgeError {
    fileprivate static func invalidSpecification(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidProject, "\(path) is no specification of a project: \(reason)",
            hint: "Generate the project with `xcodegen` to see what it says, or name the widget's folder.")
    }
}
