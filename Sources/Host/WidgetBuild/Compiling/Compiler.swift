import Children
import Foundation
import JSON
import POSIXSupport
import WidgetProtocol

/// The Swift compiler that builds widgets.
struct Compiler {
    var path: String
    private let cancellation: Cancellation
    /// How long a build may take, and when this one has taken so long.
    private let limit: Duration
    private let deadline: ContinuousClock.Instant
    /// What compilers and converters of what a project has run in, and where they keep modules.
    let confined: ConfinedTools

    /// `$WIDGET_BRIDGE_SWIFTC`, else the `swiftc` of `$PATH`.
    init(
        environment: [String: String], observer: BuildObserver = BuildObserver(),
        confined: ConfinedTools = ConfinedTools()
    ) throws(BridgeError) {
        cancellation = observer.cancellation
        self.confined = confined
        limit = observer.timeLimit
        deadline = .now + limit
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
        // What Apple's Foundation brings along.
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationReexports",
        // What the author has misspelt is told from what is not here by what the compiler takes it for.
        "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "1000",
    ]

    /// Has the compiler give an expression up that takes longer, where it would go on for ten minutes: without the types
    /// that are not here there are some without an end.
    ///
    /// - Parameters:
    ///   - bytes: how much it may keep in mind of one, which also ends what it does to explain an error. Of 200 MB it makes
    ///     about 20 seconds, of half a gigabyte, its own limit, a minute.
    ///   - scopes: how many attempts it may make; its own limit is a million, which takes some four seconds.
    static func patience(seconds: Int, bytes: Int? = nil, scopes: Int? = nil) -> [String] {
        let flags =
            ["-solver-expression-time-threshold=\(seconds)"] + (bytes.map { ["-solver-memory-threshold=\($0)"] } ?? [])
            + (scopes.map { ["-solver-scope-threshold=\($0)"] } ?? [])
        return flags.flatMap { ["-Xfrontend", $0] }
    }

    /// On Linux XML is a module of its own; loading its library is left to those who read XML.
    private static func xmlFlags(for sources: [String]) throws(BridgeError) -> [String] {
        for path in sources {
            let data = try ProjectFiles.contents(path, .source)
            if data?.range(of: Data("XMLParser".utf8)) != nil {
                return ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationXML"]
            }
        }
        return []
    }

    /// The folder, within that of the modules, of the libraries of their macros.
    static let pluginsName = "plugins"

    /// Compiles and links `sources` into `executable`.
    ///
    /// - Parameters:
    ///   - modules: the folder of the app's own modules and their objects.
    ///   - objects: where the sources' objects go, as ``ObjectFiles`` writes it.
    ///   - flags: what the compiler is told besides.
    /// - Returns: what the compiler printed, warnings as a rule.
    func compile(
        _ sources: [String], overlay: String?, moduleName: String, settings: CompilationSettings, sdk: SDK,
        modules: String? = nil, clang: ClangImports = ClangImports(), objects: String, executable: String,
        flags: [String] = [], output: String
    ) throws(BridgeError) -> String {
        var arguments = try arguments(
            sources, overlay: overlay, moduleName: moduleName, settings: settings, platform: settings.platform,
            sdk: sdk, modules: modules, clang: clang)
        // As many compilers as processors, each for its share of the files: one for each file would load the stand-ins'
        // modules as often.
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        arguments += flags + ["-enable-batch-mode", "-j\(jobs)", "-incremental", "-output-file-map", objects]
        // By its path it comes before Foundation, some of whose symbols it replaces.
        arguments += [
            sdk.libraryFolder + "/" + SDK.libraryName, "-Xlinker", "-rpath", "-Xlinker", sdk.libraryFolder,
            "-o", executable,
        ]
        // Loaded by those widgets alone that use something of it.
        let crypto = ["--as-needed", sdk.libraryFolder + "/" + SDK.cryptoName, "--no-as-needed"]
        arguments += crypto.flatMap { ["-Xlinker", $0] }
        if let modules {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
            arguments += files.filter { $0.hasSuffix(".o") }.sorted().map { modules + "/" + $0 }
            arguments += clang.linkerArguments
        }
        let (status, text) = try run(arguments + sources, reading: sources + clang.files, sdk, output: output)
        guard status != 0 else { return text }
        if text.contains("undefined symbol: main") || text.contains("undefined reference to `main'") {
            throw BridgeError.noEntryPoint(in: moduleName)
        }
        throw .doesNotCompile(moduleName, text)
    }

    /// Compiles a module into `folder`: what describes it to importers, and its object.
    func compileModule(
        _ sources: [String], overlay: String?, module: SupportingModule, platform: Platform, sdk: SDK,
        clang: ClangImports = ClangImports(), folder: String, flags: [String] = [], output: String
    ) throws(BridgeError) -> String {
        var arguments = try arguments(
            sources, overlay: overlay, moduleName: module.compiledName, package: module.package,
            settings: module.settings, platform: platform, sdk: sdk, modules: folder, clang: clang)
        arguments += flags
        arguments += [
            // A template's `@main` in a library is no second one of the program's.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.compiledName)_main",
            "-whole-module-optimization", "-c", "-o", "\(folder)/\(module.compiledName).o", "-emit-module-path",
            "\(folder)/\(module.compiledName).swiftmodule",
        ]
        let (status, text) = try run(arguments + sources, reading: sources + clang.files, sdk, output: output)
        guard status == 0 else { throw .doesNotCompile(module.name, text) }
        return text
    }

    /// Has the compiler look at some of a module's sources, of which it says what it refuses, and at the others only for
    /// what those need of them.
    func check(
        _ chosen: Set<String>, of sources: [String], overlay: String?, moduleName: String, package: String?,
        settings: CompilationSettings, platform: Platform, sdk: SDK, modules: String?, clang: ClangImports,
        flags: [String], output: String
    ) throws(BridgeError) {
        let toolchain = try toolchain()
        // What its driver would say besides.
        let host = toolchain + "/lib/swift/host"
        var arguments = [
            "-frontend", "-typecheck", "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
            "-plugin-path", host + "/plugins",
        ]
        let own = try self.arguments(
            sources, overlay: overlay, moduleName: moduleName, package: package, settings: settings,
            platform: platform, sdk: sdk, modules: modules, clang: clang)
        arguments += (own + flags).filter { $0 != "-Xfrontend" }
        arguments += sources.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
        let (status, text) = try run(
            program: [toolchain + "/bin/swift-frontend"] + arguments, reading: sources + clang.files, sdk,
            output: output)
        guard status == 0 else { throw .doesNotCompile(moduleName, text) }
    }

    /// What every compilation of sources is told.
    private func arguments(
        _ sources: [String], overlay: String?, moduleName: String, package: String? = nil,
        settings: CompilationSettings, platform: Platform, sdk: SDK, modules: String?, clang: ClangImports
    ) throws(BridgeError) -> [String] {
        var arguments = try Self.flags + Self.xmlFlags(for: sources) + settings.arguments
        arguments += ["-module-name", moduleName]
        arguments += try search(sdk, platform, overlay: overlay, modules: modules, clang)
        if let package { arguments += ["-package-name", WidgetTarget.moduleName(for: package)] }
        return arguments
    }

    private func search(
        _ sdk: SDK, _ platform: Platform, overlay: String?, modules: String?, _ clang: ClangImports
    ) throws(BridgeError) -> [String] {
        // An app's module that is called as one of Apple's comes first, as in Xcode; then façades that only this platform's
        // widgets find, then everybody's.
        var arguments = modules.map { ["-I", $0] } ?? []
        arguments += ["-I", sdk.facades + "/" + platform.rawValue, "-I", sdk.facades, "-I", sdk.modules]
        arguments += ["-load-plugin-library", sdk.libraryFolder + "/" + SDK.macrosName]
        if let modules {
            let plugins = modules + "/" + Self.pluginsName
            // In a process of their own: they are other people's, and may end.
            if FileManager.default.fileExists(atPath: plugins) {
                arguments += ["-external-plugin-path", "\(plugins)#\(try toolchain())/bin/swift-plugin-server"]
            }
        }
        if let overlay { arguments += ["-vfsoverlay", overlay] }
        return arguments + clang.arguments.flatMap { ["-Xcc", $0] }
    }

    private func run(
        _ arguments: [String], reading sources: [String], _ sdk: SDK, output: String
    ) throws(BridgeError) -> (status: Int32, output: String) {
        let program = confined.areConfined ? try toolchain() + "/bin/swiftc" : path
        return try run(program: [program] + arguments, reading: sources, sdk, output: output)
    }

    /// Runs a program of the toolchain's, in the sandbox if there is one; what it prints goes to a file, in whose folder
    /// it may write.
    func run(
        program: [String], reading sources: [String], _ sdk: SDK, output: String, allowsNetwork: Bool = false
    ) throws(BridgeError) -> (status: Int32, output: String) {
        let descriptor = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(output) }
        defer { close(descriptor) }
        // It leaves what macros expand to among the temporary files; here that goes when the build is done.
        let temporary = try BuildFiles.prepared(output + ".temporary")
        // A compiler that has crashed within `malloc` waits for itself, for ever, where it looks for its symbols.
        let environment = ProcessInfo.processInfo.environment.merging(
            ["TMPDIR": temporary, "LLVM_DISABLE_SYMBOLIZATION": "1"]) { $1 }
        let launch =
            confined.areConfined
            ? try confined.program(
                of: toolchain(), program, environment: environment, sources: sources, sdk: sdk,
                staging: (output as NSString).deletingLastPathComponent, temporary: temporary,
                allowsNetwork: allowsNetwork)
            : Launch(arguments: program, environment: environment)
        let end = try run(Command(launch), output: descriptor)
        let code = errno
        let text = Self.text(of: output)
        switch end {
        case .code(let status)?: return (status, text)
        case .outOfMemory?: return (SIGKILL, text + "The compiler ran out of memory.\n")
        case .signal(let signal)?: return (signal, text + "The compiler ended by \(ChildEnd.name(ofSignal: signal)).\n")
        case nil:
            throw BridgeError(
                .compilerMissing, "\(program[0]) cannot be run: \(String(cString: strerror(code)))",
                hint: "Install Swift 6.3, or name its compiler in WIDGET_BRIDGE_SWIFTC.")
        }
    }
}

extension Compiler {
    /// Runs a program within what is left of the build's time; nil where it cannot be started, with `errno` saying why.
    func run(_ command: Command, output: Int32) throws(BridgeError) -> ChildEnd? {
        let remaining = deadline - .now
        guard remaining > .zero else { throw .buildTimedOut(after: limit) }
        let end = command.run(output: output, cancellation: cancellation, limit: remaining)
        let code = errno
        if cancellation.isCancelled { throw .buildCancelled }
        if end == nil, code == ETIMEDOUT { throw .buildTimedOut(after: limit) }
        errno = code
        return end
    }

    /// What the compiler printed, the end of very much of it left out.
    private static func text(of output: String) -> String {
        guard let file = FileHandle(forReadingAtPath: output) else { return "" }
        let data = (try? file.read(upToCount: BuildLimits.diagnostics)) ?? Data()
        return ImportDeclarations.asWritten(String(decoding: data, as: UTF8.self))
            + (data.count == BuildLimits.diagnostics ? "\n… the rest of the compiler's output is left out.\n" : "")
    }
}

extension BridgeError {
    static func doesNotCompile(_ module: String, _ output: String) -> BridgeError {
        let count = Set(output.split(separator: "\n").filter { MissingAPI.isDiagnostic($0) }).count
        if count == 0, let error = doesNotLink(module, output) { return error }
        return compilationFailed(
            "\(module) does not compile: \(count) error\(count == 1 ? "" : "s")",
            hint: "Correct what the compiler says.", diagnostics: output, missing: MissingAPI.all(in: output))
    }

    /// What the linker says of names that nobody defines; nil where it says nothing of any.
    private static func doesNotLink(_ module: String, _ output: String) -> BridgeError? {
        var names: [String] = []
        for match in output.matches(of: #/undefined (?:reference to|symbol:) ['`]?([^'`\s]+)/#) {
            let name = String(match.output.1)
            if !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return nil }
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        return compilationFailed(
            "\(module) does not link: nothing defines \(shown)",
            hint: "Have the source or the library that does among the target's.", diagnostics: output, missing: [])
    }

    static func noEntryPoint(in name: String) -> BridgeError {
        BridgeError(
            .noEntryPoint, "\(name) has no @main",
            hint: "Mark its Widget or its WidgetBundle with @main, and have its file in the folder.")
    }
}
