import Foundation
import JSON

/// The Swift compiler that builds widgets.
struct Compiler {
    var path: String

    /// `$WIDGET_BRIDGE_SWIFTC`, else the `swiftc` of `$PATH`.
    init(environment: [String: String]) throws(BuildError) {
        let candidates: [String]
        if let named = environment["WIDGET_BRIDGE_SWIFTC"], !named.isEmpty {
            candidates = [named]
        } else {
            candidates = (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
        }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw BuildError(
                .compilerMissing, "swiftc was not found",
                hint: "Install Swift 6.2 or later and put its bin folder into PATH, or name it in WIDGET_BRIDGE_SWIFTC."
            )
        }
        path = found
    }

    /// Changes with the compiler, without the cost of asking for its version.
    var identity: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return FileStamp(path: String(cString: resolved)).description
    }

    /// Flags that every widget is compiled with.
    static let flags = [
        "-parse-as-library", "-Onone", "-gline-tables-only",
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationCompat",
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationLocalization",
        // Apple's Foundation brings both along: models that can be observed import no more than it.
        "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
        "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
    ]

    /// On Linux XML is a module of its own; loading its library is left to those who read XML.
    private static func xmlFlags(for sources: [String]) -> [String] {
        let readsXML = sources.contains { path in
            FileManager.default.contents(atPath: path)?.range(of: Data("XMLParser".utf8)) != nil
        }
        return readsXML ? ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationXML"] : []
    }

    /// Compiles and links `sources` into `executable`.
    ///
    /// - Parameter modules: the folder of the app's own modules and their objects.
    /// - Returns: what the compiler printed, warnings as a rule.
    func compile(
        _ sources: [String], overlay: String?, moduleName: String, settings: CompilationSettings, sdk: SDK,
        modules: String? = nil, executable: String, output: String
    ) throws(BuildError) -> String {
        // As many compilers as processors, each for its share of the files: one for each file would load the stand-ins'
        // modules as often.
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        var arguments =
            Self.flags + Self.xmlFlags(for: sources) + ["-enable-batch-mode", "-j\(jobs)"] + settings.arguments
        arguments += ["-output-file-map", try objectMap(of: sources, beside: output)]
        arguments += ["-module-name", moduleName] + search(sdk, settings.platform, overlay: overlay, modules: modules)
        // By its path it comes before Foundation, some of whose symbols it replaces.
        arguments += [
            sdk.libraryFolder + "/" + SDK.libraryName, "-Xlinker", "-rpath", "-Xlinker", sdk.libraryFolder,
            "-o", executable,
        ]
        if let modules {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
            arguments += files.filter { $0.hasSuffix(".o") }.sorted().map { modules + "/" + $0 }
        }
        let (status, text) = try run(arguments + sources, output: output)
        guard status != 0 else { return text }
        if text.contains("undefined symbol: main") || text.contains("undefined reference to `main'") {
            throw BuildError.noEntryPoint(in: moduleName)
        }
        throw .doesNotCompile(moduleName, text)
    }

    /// Compiles a module into `folder`: what describes it to importers, and its object.
    func compileModule(
        _ sources: [String], overlay: String?, module: SupportingModule, platform: Platform, sdk: SDK, folder: String,
        output: String
    ) throws(BuildError) -> String {
        var arguments = Self.flags + module.settings.arguments
        arguments += ["-module-name", module.name] + search(sdk, platform, overlay: overlay, modules: folder)
        if let package = module.package { arguments += ["-package-name", WidgetTarget.moduleName(for: package)] }
        arguments += [
            "-whole-module-optimization", "-c", "-o", "\(folder)/\(module.name).o", "-emit-module-path",
            "\(folder)/\(module.name).swiftmodule",
        ]
        let (status, text) = try run(arguments + sources, output: output)
        guard status == 0 else { throw .doesNotCompile(module.name, text) }
        return text
    }

    /// Says where the objects of the sources go, without which the driver loses them in batches.
    private func objectMap(of sources: [String], beside output: String) throws(BuildError) -> String {
        let folder = try BuildFiles.prepared(output + ".objects")
        var map = JSONObject()
        for (index, source) in sources.enumerated() { map[source] = ["object": .string("\(folder)/\(index).o")] }
        try BuildFiles.write(Data(JSONValue.object(map).serialized()), to: folder + "/map.json")
        return folder + "/map.json"
    }

    private func search(_ sdk: SDK, _ platform: Platform, overlay: String?, modules: String?) -> [String] {
        // Façades that only this platform's widgets find, then everybody's.
        var arguments = ["-I", sdk.facades + "/" + platform.rawValue, "-I", sdk.facades, "-I", sdk.modules]
        arguments += ["-load-plugin-library", sdk.libraryFolder + "/" + SDK.macrosName]
        if let modules { arguments += ["-I", modules] }
        if let overlay { arguments += ["-vfsoverlay", overlay] }
        return arguments
    }

    private func run(_ arguments: [String], output: String) throws(BuildError) -> (status: Int32, output: String) {
        guard FileManager.default.createFile(atPath: output, contents: nil),
            let handle = FileHandle(forWritingAtPath: output)
        else { throw .cannotWrite(output) }
        defer { try? handle.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // It leaves what macros expand to among the temporary files; here that goes when the build is done.
        let temporary = try BuildFiles.prepared(output + ".temporary")
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        do {
            try process.run()
        } catch {
            throw BuildError(
                .compilerMissing, "\(path) cannot be run: \(error.localizedDescription)",
                hint: "Install Swift 6.2 or later, or name its compiler in WIDGET_BRIDGE_SWIFTC.")
        }
        process.waitUntilExit()
        let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (process.terminationStatus, text)
    }
}

extension BuildError {
    static func doesNotCompile(_ module: String, _ output: String) -> BuildError {
        let count = Set(output.split(separator: "\n").filter { $0.contains(#/^\S.*:\d+:\d+: error: /#) }).count
        return BuildError(
            .compilationFailed, "\(module) does not compile: \(count) error\(count == 1 ? "" : "s")",
            hint: "Correct what the compiler says.", diagnostics: output, missing: MissingAPI.all(in: output))
    }

    static func noEntryPoint(in name: String) -> BuildError {
        BuildError(
            .noEntryPoint, "\(name) has no @main",
            hint: "Mark its Widget or its WidgetBundle with @main, and have its file in the folder.")
    }
}
