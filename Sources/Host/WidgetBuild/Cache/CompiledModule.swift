import Foundation
import JSON
import WidgetProtocol

/// What modules lack for those that import them.
struct ModuleLosses {
    /// What is declared no longer, or otherwise, and what that needs.
    var names: [String: String] = [:]
    /// The types that inherit from what is missing, and what that is: any member may be of that.
    var heirs: [String: String] = [:]
    /// The missing modules that modules would show to what imports them.
    var exports: [String: [String]] = [:]

    mutating func merge(_ other: ModuleLosses) {
        names.merge(other.names) { $1 }
        heirs.merge(other.heirs) { $1 }
        exports.merge(other.exports) { $1 }
    }
}

/// A module that the cache keeps compiled, so that an edit of a widget does not compile what it imports again.
struct CompiledModule {
    /// What it was compiled without.
    var leftOut: [LeftOutPart] = []
    /// What it and the modules before it lack.
    var losses = ModuleLosses()
    /// What is odd about it.
    var warnings: [Warning] = []
}

extension CompiledModule {
    fileprivate init?(json: JSONValue) {
        guard let leftOut = json["leftOut"]?.arrayValue,
            let names = json["names"].flatMap([String: String].init(json:)),
            let heirs = json["heirs"].flatMap([String: String].init(json:)),
            let exports = json["exports"]?.objectValue?.members
        else { return nil }
        self.leftOut = leftOut.compactMap(LeftOutPart.init(json:))
        losses = ModuleLosses(
            names: names, heirs: heirs,
            exports: Dictionary(
                exports.map { ($0.name, $0.value.arrayValue?.compactMap(\.stringValue) ?? []) }
            ) { $1 })
        warnings = json["warnings"]?.arrayValue?.compactMap(Warning.init(json:)) ?? []
    }

    fileprivate var json: JSONValue {
        [
            "leftOut": .array(leftOut.map(\.json)), "names": losses.names.json, "heirs": losses.heirs.json,
            "exports": .object(
                JSONObject(
                    uniqueMembers: losses.exports.sorted { $0.key < $1.key }
                        .map { ($0.key, .array($0.value.map { .string($0) })) })),
            "warnings": .array(warnings.map(\.json)),
        ]
    }
}

extension [String: String] {
    fileprivate init?(json: JSONValue) {
        guard let members = json.objectValue?.members else { return nil }
        self.init(members.map { ($0.name, $0.value.stringValue ?? "") }) { $1 }
    }

    fileprivate var json: JSONValue {
        .object(JSONObject(uniqueMembers: sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
    }
}

extension BuildCache {
    private static let description = "module.json"

    /// The module of a key, whose files are copied to a folder; nil where the cache does not have it.
    func module(_ files: [String], _ key: BuildKey, copyingTo folder: String) throws(BridgeError) -> CompiledModule? {
        let kept = modulePath(key)
        guard let data = FileManager.default.contents(atPath: "\(kept)/\(Self.description)"),
            let json = try? JSONValue(parsing: data), let module = CompiledModule(json: json)
        else { return nil }
        for file in files {
            guard let data = FileManager.default.contents(atPath: "\(kept)/\(file)") else { return nil }
            try BuildFiles.write(data, to: "\(folder)/\(file)")
        }
        utimes(kept, nil)
        return module
    }

    /// Keeps the files that a module was compiled to in a folder.
    func keep(_ module: CompiledModule, _ files: [String], _ key: BuildKey, from folder: String) throws(BridgeError) {
        let whole = try staging()
        defer { try? FileManager.default.removeItem(atPath: whole) }
        for file in files {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { return }
            try BuildFiles.write(data, to: "\(whole)/\(file)")
        }
        try BuildFiles.write(Data(module.json.serialized()), to: "\(whole)/\(Self.description)")
        try BuildFiles.publish(whole, at: modulePath(key))
    }

    private func modulePath(_ key: BuildKey) -> String { folder + "/compiled/" + key.name }
}
