import Foundation
import Yams
import WidgetProtocol

/// XcodeGen's specification of a project, `project.yml`, with what it includes.
///
/// Its grammar: https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
enum SpecFile {
    /// The key under which a target keeps the folder of the file that specifies it.
    static let folderKey = " folder"

    /// The whole specification; what a file says stands above what it includes.
    static func read(_ path: String, depth: Int = 0) throws(BridgeError) -> ProjectNode {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else {
            throw .invalidSpecification(path, "it cannot be read")
        }
        let root: ProjectNode
        do {
            root =
                try Yams.compose(yaml: String(decoding: data, as: UTF8.self)).map(ProjectNode.init) ?? .dictionary([:])
        } catch {
            throw .invalidSpecification(path, "\(error)")
        }
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
            result = result.merged(with: try read(XcodeProject.join(folder, name), depth: depth + 1))
        }
        return result.merged(with: .dictionary(members))
    }
}

extension ProjectNode {
    fileprivate init(_ node: Yams.Node) {
        switch node {
        case .scalar(let scalar): self = .string(scalar.string)
        case .sequence(let sequence): self = .array(sequence.map(ProjectNode.init))
        case .mapping(let mapping):
            let members = mapping.map { ($0.key.string ?? "", ProjectNode($0.value)) }
            self = .dictionary(Dictionary(members) { _, last in last })
        case .alias: self = .string("")
        }
    }

    /// The elements of a list; a value that stands alone is its only one.
    var elements: [ProjectNode] { array ?? [self] }

    /// This with `other` laid over it: mappings are joined member by member, lists are appended.
    func merged(with other: ProjectNode) -> ProjectNode {
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

    /// This with `${name}` replaced in every string.
    func substituting(_ values: [String: String]) -> ProjectNode {
        switch self {
        case .string(let text):
            .string(values.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) })
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
