import Children
import Foundation
import JSON
import POSIXSupport
import WidgetProtocol

/// The Swift compiler that builds widgets.
struct Compiler {
    var path: String
    private let cancellation: Cancellation

    /// `$WIDGET_BRIDGE_SWIFTC`, else the `swiftc` of `$PATH`.
    init(environment: [String: String], cancellation: Cancellation = Cancellation()) throws(BridgeError) {
        self.cancellation = cancellation
        let candidates: [String]
        if let named = environment["WIDGET_BRIDGE_SWIFTC"], !named.isEmpty {
            candidates = [named]
        } else {
            candidates = (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
        }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw BridgeError(
                .compilerMissing, "swiftc was not found",
                hint: "Install Swift 6.3 and put its bin folder into PATH, or name it in WIDGET_BRIDGE_SWIFTC."
            )
        }
        path = found
    }

    /// Changes with the compiler, without the cost of asking for its version.
    var identity: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return FileStamp.text(String(cString: resolved))
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
    ) throws(BridgeError) -> String {
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
            throw BridgeError.noEntryPoint(in: moduleName)
        }
        throw .doesNotCompile(moduleName, text)
    }

    /// Compiles a module into `folder`: what describes it to importers, and its object.
    func compileModule(
        _ sources: [String], overlay: String?, module: SupportingModule, platform: Platform, sdk: SDK, folder: String,
        output: String
    ) throws(BridgeError) -> String {
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
    private func objectMap(of sources: [String], beside output: String) throws(BridgeError) -> String {
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

    private func run(_ arguments: [String], output: String) throws(BridgeError) -> (status: Int32, output: String) {
        let descriptor = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(output) }
        defer { close(descriptor) }
        // It leaves what macros expand to among the temporary files; here that goes when the build is done.
        let temporary = try BuildFiles.prepared(output + ".temporary")
        let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        let end = Command([path] + arguments, environment: environment).run(
            output: descriptor, cancellation: cancellation)
        if cancellation.isCancelled { throw .buildCancelled }
        let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        switch end {
        case .code(let status)?: return (status, text)
        case .signal(let signal)?: return (signal, text + "The compiler ended by \(ChildEnd.name(ofSignal: signal)).\n")
        case nil:
            throw BridgeError(
                .compilerMissing, "\(path) cannot be run: \(String(cString: strerror(errno)))",
                hint: "Install Swift 6.3, or name its compiler in WIDGET_BRIDGE_SWIFTC.")
        }
    }
}

extension BridgeError {
    static func doesNotCompile(_ module: String, _ output: String) -> BridgeError {
        let count = Set(output.split(separator: "\n").filter { $0.contains(#/^\S.*:\d+:\d+: error: /#) }).count
        return compilationFailed(
            "\(module) does not compile: \(count) error\(count == 1 ? "" : "s")",
            hint: "Correct what the compiler says.", diagnostics: output, missing: MissingAPI.all(in: output))
    }

    static func noEntryPoint(in name: String) -> BridgeError {
        BridgeError(
            .noEntryPoint, "\(name) has no @main",
            hint: "Mark its Widget or its WidgetBundle with @main, and have its file in the folder.")
    }
}
