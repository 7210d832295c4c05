import Foundation
import JSON
import TestSupport
import Testing

@Suite("Packages that --fetch-packages has SwiftPM fetch")
struct FetchedPackageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try repository(
            "depth",
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "depth", products: [.library(name: "Depth", targets: ["Depth"])],
                    targets: [.target(name: "Depth")])
                """, "Sources/Depth/Depth.swift": "public let depth = 7",
            ], versions: ["1.2.0"])
    }

    /// Makes a repository that a plain HTTP server can serve, with the same files in each version.
    private func repository(_ name: String, _ files: [String: String], versions: [String]) throws {
        for (file, text) in files { try folder.write(text, to: "made/\(name)/\(file)") }
        let made = folder.path("made/\(name)")
        try git("init", "-q", "-b", "main", made)
        try git("-C", made, "add", "-A")
        try git("-C", made, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "All")
        for version in versions { try git("-C", made, "tag", version) }
        let served = folder.path("served/\(name).git")
        try git("clone", "-q", "--bare", made, served)
        try git("-C", served, "update-server-info")
    }

    private func git(_ arguments: String...) throws {
        let run = try ProgramRun(URL(filePath: "/usr/bin/git"), arguments)
        #expect(run.status == 0, "git \(arguments): \(run.errors)")
    }

    /// A package that takes another from the same server, and an app that takes it.
    private func write(from address: String) throws {
        try repository(
            "lib",
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "lib", products: [.library(name: "Lib", targets: ["Lib"])],
                    dependencies: [.package(url: "\(address)/depth.git", from: "1.0.0")],
                    targets: [.target(name: "Lib", dependencies: [.product(name: "Depth", package: "depth")])])
                """,
                // One letter from a function of the C library.
                "Sources/Lib/Lib.swift": "import Depth\npublic func name() -> String { \"fetched \\(depth)\" }",
            ], versions: ["1.9.0", "2.0.1"])
        try folder.write(
            """
            name: App
            packages:
              Lib: {url: "\(address)/lib.git", from: 2.0}
              Unused: {url: "\(address)/nowhere.git", from: 1.0.0}
            targets:
              W:
                type: app-extension
                platform: iOS
                sources: [Widget]
                dependencies: [{package: Lib}]
                info:
                  path: Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            """, to: "app/project.yml")
        try folder.write(
            MinimalWidget.source("Fetched", importing: ["Lib"], showing: "Text(name())"), to: "app/Widget/W.swift")
    }

    private func draw(_ arguments: String...) throws -> (words: [String], errors: String) {
        let path = folder.path("words.json")
        let run = try ProgramRun(
            Repository.program,
            ["render", folder.path("app"), "--family", "systemSmall", "-o", path] + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let elements = try JSONValue(parsing: Data(contentsOf: URL(filePath: path)))["accessibility"]?.arrayValue ?? []
        return (elements.compactMap { $0["label"]?.stringValue }, run.errors)
    }

    @Test("are built with what they depend on, kept, and asked for by that flag alone")
    func fetched() throws {
        try FileManager.default.createDirectory(atPath: folder.path("served"), withIntermediateDirectories: true)
        var server: LoopbackServer? = try LoopbackServer(folder.url.appending(path: "served"))
        try write(from: try #require(server).address)
        let without = try draw()
        #expect(without.words != ["fetched 7"])
        #expect(without.errors.contains("need Lib, Lib.name"), "\(without.errors)")
        let first = try draw("--fetch-packages", "--no-network", "--verbose")
        #expect(first.words == ["fetched 7"])
        #expect(first.errors.contains("Fetching lib …"), "\(first.errors)")
        server = nil
        try folder.write(
            MinimalWidget.source("Fetched", importing: ["Lib"], showing: #"Text("again " + name())"#),
            to: "app/Widget/W.swift")
        #expect(try draw("--fetch-packages").words == ["again fetched 7"])
    }

    @Test("and cannot be fetched are named with git's reason and what else would do")
    func offline() throws {
        try write(from: "http://127.0.0.1:9")
        let run = try draw("--fetch-packages")
        #expect(run.errors.contains("http://127.0.0.1:9/lib.git cannot be fetched: fatal:"), "\(run.errors)")
        #expect(run.errors.contains("SourcePackages/checkouts"), "\(run.errors)")
    }
}
