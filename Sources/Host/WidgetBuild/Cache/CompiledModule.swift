import Foundation
import JSON
import WidgetProtocol

/// A module that the cache keeps compiled, so that an edit of a widget does not compile what it imports again.
struct CompiledModule {
    /// What it was compiled without.
    var leftOut: [LeftOutPart] = []
    /// What it and the modules before it declare no longer, or otherwise, and what that needs.
    var names: [String: String] = [:]
    /// What is odd about it.
    var warnings: [Warning] = []
}

extension CompiledModule {
    fileprivate init?(json: JSONValue) {
        guard let leftOut = json["leftOut"]?.arrayValue, let names = json["names"]?.objectValue else { return nil }
        self.leftOut = leftOut.compactMap(LeftOutPart.init(json:))
        self.names = Dictionary(names.members.map { ($0.name, $0.value.stringValue ?? "") }) { $1 }
        warnings = json["warnings"]?.arrayValue?.compactMap(Warning.init(json:)) ?? []
    }

    fileprivate var json: JSONValue {
        let names = names.sorted { $0.key < $1.key }.map { (name: $0.key, value: JSONValue.string($0.value)) }
        return [
            "leftOut": .array(leftOut.map(\.json)), "names": .object(JSONObject(uniqueMembers: names)),
            "warnings": .array(warnings.map(\.json)),
        ]
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
