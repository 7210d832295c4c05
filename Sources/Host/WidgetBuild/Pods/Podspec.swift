import Foundation
import JSON
import WidgetProtocol

/// What a podspec says of a pod's Swift, whether it is JSON or Ruby.
///
/// One in Ruby is a program, which is read and not run: what stands in it as literals is what counts, of the pod itself and
/// of its subspecs.
struct Podspec: Equatable {
    var name: String
    /// The name that the pod is imported by.
    var moduleName: String
    /// Patterns of paths, relative to the folder of the podspec, as all of them.
    var sources: [String] = []
    var excluded: [String] = []
    /// The headers that others import, where not all are, and those that they do not.
    var publicHeaders: [String] = []
    var privateHeaders: [String] = []
    var resources: [String] = []
    var swiftVersion: String?
    /// What `#if` finds to be true.
    var conditions: [String] = []

    /// Nil where it does not say what the pod is called.
    init?(text: String, isJSON: Bool) {
        var reader = PodspecReader(text)
        let root = isJSON ? (try? JSONValue(parsing: text)).map(PodspecNode.init(json:)) : reader.read()
        guard let root, let name = root.string("name") else { return nil }
        self.name = name
        moduleName = WidgetTarget.moduleName(for: root.string("module_name") ?? name)
        swiftVersion = root.strings("swift_version").last ?? root.strings("swift_versions").last
        for node in root.parts {
            sources += node.strings("source_files")
            excluded += node.strings("exclude_files")
            publicHeaders += node.strings("public_header_files")
            privateHeaders += node.strings("private_header_files") + node.strings("project_header_files")
            resources += node.strings("resources") + node.strings("resource") + node.strings("resource_bundles")
            resources += node.strings("resource_bundle")
            conditions += node.conditions
        }
    }
}

/// A specification or a subspecification: its attributes, and those of its subspecifications.
final class PodspecNode {
    private(set) var name: String
    private var values: [String: [String]] = [:]
    private var keyed: [String: [String: [String]]] = [:]
    private var children: [PodspecNode] = []

    init(name: String = "") { self.name = name }

    convenience init(json: JSONValue) {
        self.init(name: json["name"]?.stringValue ?? "")
        // What an attribute says for phones comes on top of what it says for every platform.
        for scope in [json, json["ios"] ?? .null] {
            for member in scope.objectValue?.members ?? [] { set(member.name, Value(json: member.value)) }
        }
        for child in json["subspecs"]?.arrayValue ?? [] { add(PodspecNode(json: child)) }
    }

    enum Value {
        case list([String])
        case keyed([String: [String]])
    }

    func set(_ key: String, _ value: Value) {
        switch value {
        case .list(let strings): values[key, default: []] += strings
        case .keyed(let members):
            keyed[key, default: [:]].merge(members) { $0 + $1 }
            values[key, default: []] += members.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    func add(_ child: PodspecNode) { children.append(child) }

    func strings(_ key: String) -> [String] { values[key] ?? [] }
    func string(_ key: String) -> String? { values[key]?.first }

    /// The specification, and those of its subspecifications that it has where none is named: all, where it does not say.
    var parts: [PodspecNode] {
        let chosen = strings("default_subspecs") + strings("default_subspec")
        let nodes = chosen.isEmpty ? children : children.filter { chosen.contains($0.name) }
        return [self] + nodes.flatMap(\.parts)
    }

    /// The conditions in the settings that it gives to the pod's target.
    var conditions: [String] {
        ["pod_target_xcconfig", "xcconfig"].compactMap { keyed[$0] }.flatMap { settings in
            let named = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? []).flatMap { $0.split(separator: " ") }
            let flags = (settings["OTHER_SWIFT_FLAGS"] ?? []).flatMap { $0.split(separator: " ") }
            let defined = flags.enumerated().compactMap { index, word in
                word == "-D" ? flags.dropFirst(index + 1).first : word.hasPrefix("-D") ? word.dropFirst(2) : nil
            }
            return (named + defined).map(String.init).filter { $0.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil }
        }
    }
}

extension PodspecNode.Value {
    fileprivate init(json: JSONValue) {
        guard let members = json.objectValue?.members else {
            self = .list(json.arrayValue?.compactMap(\.stringValue) ?? [json.stringValue].compactMap(\.self))
            return
        }
        let lists = members.map { member in
            let one = [member.value.stringValue].compactMap(\.self)
            return (member.name, member.value.arrayValue?.compactMap(\.stringValue) ?? one)
        }
        self = .keyed(Dictionary(lists) { $0 + $1 })
    }
}
