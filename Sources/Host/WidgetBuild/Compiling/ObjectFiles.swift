import Foundation
import JSON
import SecureHash
import WidgetProtocol

/// The objects that a target's files were compiled to: the compiler makes anew those of files that have changed, and of
/// files that depend on these.
///
/// It takes a file for changed by its date, of which copies and restored files have the wrong one: here, an object goes
/// where its file has another text.
struct ObjectFiles {
    private let folder: String
    private let staging: String
    /// What made everything that the files are compiled against.
    private let stamp: String
    private var textsPath: String { folder + "/texts.json" }
    /// There for as long as the compiler runs: what it had no time to end with is not known to be whole.
    private var unfinishedPath: String { folder + "/unfinished" }

    /// - Parameters:
    ///   - staging: the target's own folder, which has one path for all its builds.
    ///   - settings: what the files are compiled with.
    ///   - stamp: a name for what else the objects depend on; objects of another stamp go.
    init(in staging: String, settings: CompilationSettings, stamp: String) throws(BridgeError) {
        var hash = SHA256()
        for argument in settings.arguments { hash.update(field: argument) }
        folder = try BuildFiles.prepared("\(staging)/\(BuildCache.objectsName)/\(hash.name)")
        self.stamp = stamp
        self.staging = staging
    }

    /// Compiles sources, given the file that says where their objects go. Objects of a compilation that was cut off are
    /// made anew by the next: the compiler has not written down which of them fit together.
    ///
    /// - Parameter copies: what is compiled in place of sources, by these.
    func compiling(
        _ sources: [String], copies: [String: String], _ compile: (_ map: String) throws(BridgeError) -> String
    ) throws(BridgeError) -> String {
        let map = try map(of: sources, copies: copies)
        try BuildFiles.write(Data(), to: unfinishedPath)
        do {
            let output = try compile(map)
            unlink(unfinishedPath)
            return output
        } catch {
            if error.kind == .compilationFailed { unlink(unfinishedPath) }
            throw error
        }
    }

    /// Writes where the objects of sources go, as `-output-file-map` has it, and returns the path.
    private func map(of sources: [String], copies: [String: String]) throws(BridgeError) -> String {
        var known = knownTexts()
        if known["stamp"] != stamp || FileManager.default.fileExists(atPath: unfinishedPath) {
            try? FileManager.default.removeItem(atPath: folder)
            try BuildFiles.prepared(folder)
            known = [:]
        }
        var texts = ["stamp": stamp]
        var members = [(name: "", value: ["swift-dependencies": .string(folder + "/target.swiftdeps")] as JSONValue)]
        for source in sources {
            if source.hasPrefix(staging + "/") { BuildFiles.undate(source) }
            let name = Self.name(source)
            let text = try ProjectFiles.contents(copies[source] ?? source, .source) ?? Data()
            texts[name] = Self.name(text)
            if known[name] != texts[name] { unlink("\(folder)/\(name).o") }
            members.append(
                (
                    source,
                    [
                        "object": .string("\(folder)/\(name).o"),
                        "swift-dependencies": .string("\(folder)/\(name).swiftdeps"),
                    ]
                ))
        }
        let json = texts.sorted { $0.key < $1.key }.map { (name: $0.key, value: JSONValue.string($0.value)) }
        try BuildFiles.write(Data(JSONValue.object(JSONObject(uniqueMembers: json)).serialized()), to: textsPath)
        try BuildFiles.write(
            Data(JSONValue.object(JSONObject(uniqueMembers: members)).serialized()), to: folder + "/map.json")
        return folder + "/map.json"
    }

    private func knownTexts() -> [String: String] {
        guard let data = FileManager.default.contents(atPath: textsPath), let json = try? JSONValue(parsing: data)
        else {
            return [:]
        }
        let members = json.objectValue?.members ?? []
        return Dictionary(members.map { ($0.name, $0.value.stringValue ?? "") }) { $1 }
    }

    private static func name(_ text: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(field: Data(text))
        return hash.name
    }

    private static func name(_ path: String) -> String { name(path.utf8) }
}
