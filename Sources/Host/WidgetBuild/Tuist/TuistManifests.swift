import Foundation
import JSON
import POSIXSupport
import SecureHash
import WidgetProtocol

/// Runs Tuist's manifests, which are programs, in the compiler's sandbox, and keeps what they say by their content.
struct TuistManifests {
    private let reader: ManifestReader
    /// The folder with `Tuist`, which helpers lie in and paths may begin from.
    let root: String
    /// The module that manifests import, the helpers of plugins and the project's own, each behind those that it needs.
    private var modules: [Module]?

    /// A compiled module.
    private struct Module {
        var name: String
        /// Where it was compiled to.
        var folder: String
        /// What it is made of, by its content.
        var identity: String

        var object: String { "\(folder)/\(name).o" }
    }

    /// - Parameter folder: a folder with a manifest.
    init(reader: ManifestReader, around folder: String) {
        self.reader = reader
        root = Self.root(above: folder)
    }

    /// What a project's manifest says.
    mutating func project(in folder: String) throws(BridgeError) -> Result<JSONValue, ManifestFailure> {
        switch try readyModules() {
        case .success(let modules): try run(folder + "/Project.swift", modules)
        case .failure(let failure): .failure(failure)
        }
    }

    /// Tuist's rule: the nearest folder with a `Tuist` folder or a `Tuist.swift`; else the checkout's top.
    private static func root(above folder: String) -> String {
        let folders = [folder] + ProjectSearch.ancestors(of: folder)
        let isRoot = { (folder: String) in
            ProjectFiles.hasFolder(folder + "/Tuist") || ProjectFiles.has(folder + "/Tuist.swift")
        }
        return folders.first(where: isRoot) ?? folders.last { ProjectFiles.has($0 + "/Workspace.swift") } ?? folder
    }

    private mutating func readyModules() throws(BridgeError) -> Result<[Module], ManifestFailure> {
        if let modules { return .success(modules) }
        let files = FolderListing.swiftFiles(in: reader.sdk.projectDescription)
        guard !files.isEmpty else {
            throw BridgeError(
                .sdkMissing,
                "There is no ProjectDescription, which Tuist's manifests import, in \(reader.sdk.libraryFolder)",
                hint: "Run `make build` in the widget-bridge repository, or install it with `make install PREFIX=…`.")
        }
        let description = try compile("ProjectDescription", files, after: [], areOwn: true)
        guard case .success(let description) = description else { return description.map { [$0] } }
        var ready = [description]
        for plugin in try plugins(description) {
            let files = try Self.swiftFiles(in: plugin.folder + "/ProjectDescriptionHelpers")
            if files.isEmpty { continue }
            switch try compile(plugin.name, files, after: [description]) {
            case .success(let module): ready.append(module)
            case .failure(let failure): return .failure(failure)
            }
        }
        let helpers = try Self.swiftFiles(in: root + "/Tuist/ProjectDescriptionHelpers")
        if !helpers.isEmpty {
            switch try compile("ProjectDescriptionHelpers", helpers, after: ready) {
            case .success(let module): ready.append(module)
            case .failure(let failure): return .failure(failure)
            }
        }
        modules = ready
        return .success(ready)
    }

    /// The plugins that lie in folders; those of repositories are not here, and who imports them says so.
    private func plugins(_ description: Module) throws(BridgeError) -> [(name: String, folder: String)] {
        var found: [(name: String, folder: String)] = []
        for name in ["Tuist.swift", "Tuist/Config.swift"] {
            let path = root + "/" + name
            guard let text = try ProjectFiles.text(path, .slow), text.contains(".local("),
                case .success(let json) = try run(path, [description])
            else { continue }
            for plugin in json["project"]?["tuist"]?["_0"]?["plugins"]?.arrayValue ?? [] {
                // Tuist itself takes the manifest's file for a folder that paths begin from.
                let location = plugin["type"]?["local"]?["path"]
                let folders = [path, root, (path as NSString).deletingLastPathComponent].compactMap {
                    TuistPath(location, manifest: $0, root: root)?.path
                }
                guard let folder = folders.first(where: { ProjectFiles.has($0 + "/Plugin.swift") }),
                    case .success(let json) = try run(folder + "/Plugin.swift", [description]),
                    let name = json["name"]?.stringValue
                else { continue }
                found.append((name, folder))
            }
        }
        return found
    }

    /// Compiles a module, unless its like is kept.
    ///
    /// - Parameter areOwn: whether the files are the program's, not the project's.
    private func compile(
        _ name: String, _ files: [String], after modules: [Module], areOwn: Bool = false
    ) throws(BridgeError) -> Result<Module, ManifestFailure> {
        var hash = SHA256()
        for field in [name, reader.compiler.identity] + modules.map(\.identity) { hash.update(field: field) }
        for file in files {
            hash.update(field: file)
            if areOwn {
                hash.update(field: FileStamp.text(file))
            } else {
                hash.update(field: try ProjectFiles.read(file, .source))
            }
        }
        let kept = try reader.cache.tuistModule(hash.name)
        let module = Module(name: name, folder: kept, identity: hash.name)
        if FileManager.default.fileExists(atPath: module.object) {
            utimes(kept, nil)
            return .success(module)
        }
        let staging = try reader.cache.staging()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        let folder = try BuildFiles.prepared(staging + "/module")
        let arguments =
            ["-wmo", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path"]
            + ["\(folder)/\(name).swiftmodule", "-c", "-o", "\(folder)/\(name).o"] + files
        let (status, output) = try reader.compiler.runManifestCompiler(
            arguments, Self.search(modules), reading: files + modules.map(\.object), reader.sdk,
            output: staging + "/output")
        guard status == 0 else { return .failure(ManifestFailure(output: output, of: name)) }
        try BuildFiles.publish(folder, at: kept)
        return .success(module)
    }

    private func run(_ manifest: String, _ modules: [Module]) throws(BridgeError) -> Result<JSONValue, ManifestFailure>
    {
        guard let text = try ProjectFiles.text(manifest, .slow) else {
            return .failure(ManifestFailure(reason: "there is no \(manifest)"))
        }
        let variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("TUIST_") }
            .map { "\($0.key)=\($0.value)" }.sorted()
        var hash = SHA256()
        for field in ["Tuist", manifest, text, reader.compiler.identity] + modules.map(\.identity) + variables {
            hash.update(field: field)
        }
        let kept = try reader.cache.manifest(hash.name)
        if let json = FileManager.default.contents(atPath: kept).flatMap({ try? JSONValue(parsing: $0) }) {
            return .success(json)
        }
        let staging = try reader.cache.staging()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        let program = staging + "/manifest"
        // One file by itself is a script.
        let arguments = ["-module-name", "Manifest", "-o", program, manifest] + modules.map(\.object)
        let (status, output) = try reader.compiler.runManifestCompiler(
            arguments, Self.search(modules), reading: [manifest] + modules.map(\.object), reader.sdk,
            output: staging + "/output")
        guard status == 0 else { return .failure(ManifestFailure(output: output, of: manifest)) }
        let (end, said) = try reader.compiler.run(
            program: ["/usr/bin/env", "-C", root] + variables + [program], reading: [root + "/Tuist.swift", manifest],
            reader.sdk,
            output: staging + "/said")
        guard let mark = said.range(of: "\n\(Self.mark)\n"),
            let json = try? JSONValue(parsing: said[mark.upperBound...].description)
        else {
            let line =
                said.split(separator: "\n").first.map(String.init) ?? "it ended with \(end) and described nothing"
            return .failure(ManifestFailure(reason: line))
        }
        let whole = staging + "/manifest.json"
        try BuildFiles.write(Data(json.serialized()), to: whole)
        guard rename(whole, kept) == 0 else { throw .cannotWrite(kept) }
        return .success(json)
    }

    /// What stands before the description in a manifest's output.
    private static let mark = "--- what the manifest says ---"

    private static func search(_ modules: [Module]) -> [String] { modules.flatMap { ["-I", $0.folder] } }

    private static func swiftFiles(in folder: String) throws(BridgeError) -> [String] {
        var files: [String] = []
        try ProjectFiles.forEachFile(in: folder) { file, isFolder in
            if !isFolder, file.hasSuffix(".swift") { files.append(folder + "/" + file) }
        }
        return files
    }
}

/// The program's own folders, which no boundary guards.
private enum FolderListing {
    static func swiftFiles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}

extension ManifestFailure {
    /// What the compiler says first.
    fileprivate init(output: String, of name: String) {
        let lines = output.split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.first
        self.init(reason: line.map(String.init) ?? "\(name) does not compile")
    }
}

extension Compiler {
    /// Compiles what manifests are made of: quickly, in the language mode that they are written in.
    fileprivate func runManifestCompiler(
        _ arguments: [String], _ search: [String], reading sources: [String], _ sdk: SDK, output: String
    ) throws(BridgeError) -> (status: Int32, output: String) {
        let program = [try toolchain() + "/bin/swiftc", "-Onone", "-swift-version", "5", "-suppress-warnings"]
        return try run(program: program + search + arguments, reading: sources, sdk, output: output)
    }
}
