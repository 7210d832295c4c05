import Children
import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// Skipped, visibly, where the system refuses namespaces.
@Suite(
    "What a project's files are compiled in",
    .enabled(if: Sandbox(.auto).confinement == .bubblewrap, "the system refuses namespaces to bubblewrap"))
struct ConfinedToolsTests {
    private let folder: TemporaryFolder
    private let compiler: Compiler
    private static let secret = "a_secret_of_the_home_folder"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("let own = 1\n", to: "project/Own.swift")
        try folder.write("let \(Self.secret) = 1\n", to: "home/Secret.swift")
        try folder.write("#define SECRET \(Self.secret)\n", to: "home/secret.h")
        for name in ["staging/temporary", "cache"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        compiler = try Compiler(environment: ProcessInfo.processInfo.environment)
    }

    /// Runs the compiler with arguments as a hostile project might bring them about, and gives how it ended and what it
    /// said.
    private func run(_ arguments: [String], in sandbox: Sandbox) throws -> (end: ChildEnd?, output: String) {
        let environment = ProcessInfo.processInfo.environment
        let launch =
            sandbox == .off
            ? Launch(arguments: [compiler.path] + arguments, environment: environment)
            : try ConfinedTools(sandbox, cache: folder.path("cache")).program(
                of: compiler.toolchain(), [compiler.toolchain() + "/bin/swiftc"] + arguments,
                environment: environment,
                sources: [folder.path("project/Own.swift")],
                sdk: SDK(modules: "/nowhere", facades: "/nowhere", libraryFolder: "/nowhere"),
                staging: folder.path("staging"), temporary: folder.path("staging/temporary"))
        let path = try folder.write("", to: "output")
        let descriptor = open(path, O_WRONLY | O_TRUNC)
        defer { close(descriptor) }
        let end = Command(launch).run(output: descriptor)
        return (end, try folder.read("output"))
    }

    @Test("it sees the project's sources, and none beside them")
    func reading() throws {
        let sandbox = Sandbox(.auto)
        #expect(try run(["-dump-parse", folder.path("project/Own.swift")], in: sandbox).output.contains("own"))
        for arguments in [
            ["-dump-parse", folder.path("home/Secret.swift")],
            ["-dump-parse", folder.path("project/Own.swift"), folder.path("home/Secret.swift")],
            ["-emit-pch", folder.path("home/secret.h"), "-o", folder.path("staging/secret.pch")],
            ["-frontend", "-dump-parse", folder.path("home/Secret.swift")],
        ] {
            let (end, output) = try run(arguments, in: sandbox)
            #expect(end != .code(0))
            #expect(!output.contains(Self.secret))
        }
        // The same without a sandbox is why there is one.
        #expect(
            try run(["-dump-parse", folder.path("home/Secret.swift")], in: .off).output.contains(Self.secret))
    }

    @Test("it writes the build's folder alone")
    func writing() throws {
        let source = folder.path("project/Own.swift")
        for path in ["home/module.swiftmodule", "project/module.swiftmodule", "module.swiftmodule"] {
            let (end, _) = try run(["-emit-module", "-o", folder.path(path), source], in: Sandbox(.auto))
            #expect(end != .code(0) || !folder.exists(path))
            #expect(!folder.exists(path))
        }
        let (end, output) = try run(
            ["-emit-module", "-parse-as-library", "-o", folder.path("staging/Own.swiftmodule"), source],
            in: Sandbox(.auto))
        #expect(end == .code(0), "\(output)")
        #expect(folder.exists("staging/Own.swiftmodule"))
    }

    @Test("what does not say whose compiler it is does not run at all", .timeLimit(.minutes(1)))
    func strangers() throws {
        for script in ["exit 1", "echo '{}'", "exec sleep 600"] {
            let path = try folder.write(
                "#!/bin/sh\ntouch '\(folder.path("asked"))'\n\(script)\n", to: "bin/swiftc", executable: true)
            let observer = BuildObserver(timeLimit: .seconds(1))
            let stranger = try Compiler(environment: ["WIDGET_BRIDGE_SWIFTC": path], observer: observer)
            let kind = #expect(throws: BridgeError.self) { try stranger.toolchain() }?.kind
            #expect(kind == (script.hasPrefix("exec") ? .buildTimedOut : .compilerMissing))
            #expect(folder.exists("asked"))
        }
    }

    @Test("it loads no plugin from elsewhere")
    func plugins() throws {
        try folder.write("#!/bin/sh\ntouch '\(folder.path("staging/ran"))'\n", to: "home/plugin", executable: true)
        try folder.write(
            "@freestanding(expression) macro own() -> Int = #externalMacro(module: \"Plugin\", type: \"Own\")\nlet value = #own\n",
            to: "project/Own.swift")
        let (end, _) = try run(
            [
                "-typecheck", "-load-plugin-executable", folder.path("home/plugin") + "#Plugin",
                folder.path("project/Own.swift"),
            ],
            in: Sandbox(.auto))
        #expect(end != .code(0))
        #expect(!folder.exists("staging/ran"))
    }
}
