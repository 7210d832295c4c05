import Foundation
import JSON
import TestSupport
import Testing
import WidgetBuild
import WidgetProtocol

/// Installs what was built, below a folder of its own.
@Suite("An installation") struct InstallationTests {
    private let folder: TemporaryFolder
    private static let news = Repository.news.appending(path: "NewsWidget").path()
    private static let data = #"{"posts":[{"title":"Hello","source":"AP","cover":""}]}"#

    init() throws { folder = try TemporaryFolder() }

    private func make(_ target: String, _ variables: String...) throws {
        let make = try run("make", ["-C", Repository.root.path(), target] + variables)
        #expect(make.status == 0, "\(make.errors)")
    }

    private func run(_ program: String, _ arguments: [String]) throws -> ProgramRun {
        // What an outer make hands down is none of this one's business.
        try ProgramRun(
            URL(filePath: "/usr/bin/env"), ["-u", "MAKEFLAGS", "-u", "MFLAGS", "-u", "MAKELEVEL", program] + arguments)
    }

    private func files(_ below: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path(below))?.compactMap { $0 as? String } ?? []
        return all.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.path(below) + "/" + $0, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    @Test("takes 100 MiB at most, builds and draws, draws what was built elsewhere, and leaves nothing behind")
    func installed() throws {
        try make("install-built", "DESTDIR=\(folder.path)", "PREFIX=/first")
        let size = try files("first").reduce(0) { size, file in
            try size + (FileManager.default.attributesOfItem(atPath: folder.path("first/" + file))[.size] as? Int ?? 0)
        }
        #expect(size <= 100 << 20, "\(size >> 20) MiB")
        let names = files("first")
        for file in [
            "share/man/man1/widget-bridge.1", "share/bash-completion/completions/widget-bridge",
            "share/zsh/site-functions/_widget-bridge", "share/fish/vendor_completions.d/widget-bridge.fish",
            "share/widget-bridge/bridge-spec/openrpc.json", "lib/widget-bridge/Facades/SwiftUI.swiftmodule",
        ] { #expect(names.contains(file), "\(file)") }

        // Built by the one, moved, and drawn by the other.
        let program = URL(filePath: folder.path("first/bin/widget-bridge"))
        let build = try ProgramRun(program, ["build", Self.news, "-o", folder.path("built")])
        #expect(build.status == 0, "\(build.errors)")
        try FileManager.default.moveItem(atPath: folder.path("first"), toPath: folder.path("second"))
        try FileManager.default.moveItem(atPath: folder.path("built"), toPath: folder.path("moved"))
        try expectPicture(URL(filePath: folder.path("second/bin/widget-bridge")))
        try FileManager.default.moveItem(atPath: folder.path("second"), toPath: folder.path("first"))

        try make("uninstall", "DESTDIR=\(folder.path)", "PREFIX=/first")
        #expect(files("first").isEmpty)
    }

    private func expectPicture(_ program: URL, wrapper: [String] = []) throws {
        let data = try folder.write(Self.data, to: "data.json")
        let picture = folder.path("picture.png")
        try? FileManager.default.removeItem(atPath: picture)
        let arguments = [
            "render", folder.path("moved"), "--kind", "NewsWidget", "--family", "systemSmall", "--data", data, "-o",
            picture,
        ]
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"), ["PATH=/usr/bin:/bin"] + wrapper + [program.path()] + arguments)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try Data(contentsOf: URL(filePath: picture)).count > 2000)
    }

    @Test("with Swift's run-time libraries draws a built widget where there is no Swift, and says that it cannot build")
    func withoutSwift() throws {
        guard geteuid() == 0, try run("unshare", ["--mount", "true"]).status == 0 else {
            return print("not run: hiding the toolchain needs root and mount namespaces")
        }
        guard try run("sh", ["-c", "command -v chrpath"]).status == 0 else {
            return print("not run: chrpath is not installed")
        }
        let build = try ProgramRun("build", Self.news, "-o", folder.path("moved"))
        #expect(build.status == 0, "\(build.errors)")
        try make("package-root", "PACKAGE_ROOT=\(folder.path("root"))")
        let program = URL(filePath: folder.path("root/usr/bin/widget-bridge"))
        let hide = #"for f in "$1" "$2"; do mount -t tmpfs none "$f"; done; shift 2; exec "$@""#
        let hidden = [
            "unshare", "--mount", "sh", "-ec", hide, "sh", try toolchain(), Repository.root.path() + "/.build",
        ]
        try expectPicture(program, wrapper: hidden)

        let other = try folder.write("@main struct Widget {}", to: "sources/Widget.swift")
        let refused = try ProgramRun(
            URL(filePath: "/usr/bin/env"),
            ["PATH=/usr/bin:/bin"] + hidden + [program.path(), "build", (other as NSString).deletingLastPathComponent])
        #expect(refused.status == 69 && refused.errors.contains("swiftc was not found"), "\(refused.errors)")
    }

    @Test("refuses what another version has built, by name")
    func otherVersion() throws {
        let build = try ProgramRun("build", Self.news, "-o", folder.path("built"))
        #expect(build.status == 0, "\(build.errors)")
        var description = try #require(JSONValue(parsing: folder.read("built/extension.json")).objectValue)
        #expect(description["library"]?.stringValue?.isEmpty == false)
        description["library"] = "00"
        try folder.write(JSONValue.object(description).text, to: "built/extension.json")
        let refused = try ProgramRun("describe", folder.path("built"))
        #expect(refused.status == 69 && refused.errors.contains("built by another version"), "\(refused.errors)")
        let error = failure { () throws(BridgeError) in
            try WidgetBuilder.resolve(ExtensionArgument(folder.path("built")))
        }
        #expect(error?.kind == .otherVersion)
    }

    /// The folder that the Swift toolchain is in.
    private func toolchain() throws -> String {
        let compiler = try run("sh", ["-c", #"realpath "$(command -v swiftc)""#]).output
        let path = URL(filePath: compiler.trimmingCharacters(in: .newlines))
        return path.deletingLastPathComponent().deletingLastPathComponent().path()
    }

    @Test("has a manual page that names every command, and make tells what it makes")
    func documents() throws {
        let help = try JSONValue(parsing: ProgramRun("--experimental-dump-help").output)
        let commands = (help["command"]?["subcommands"]?.arrayValue ?? []).compactMap { $0["commandName"]?.stringValue }
        let script = Repository.root.appending(path: "Packaging/manual.py").path()
        let page = try ProgramRun(
            URL(filePath: "/usr/bin/env"), ["python3", script], input: ProgramRun("--experimental-dump-help").output)
        #expect(page.status == 0, "\(page.errors)")
        #expect(commands.count > 8)
        for command in commands where command != "help" {
            #expect(page.output.contains(".SS widget\\-bridge \(command)"), "\(command)")
        }
        let list = try run("make", ["-C", Repository.root.path(), "help"])
        for target in ["run", "test", "install", "uninstall", "package", "package-check", "help"] {
            #expect(list.output.contains("make \(target) "), "\(target)")
        }
    }
}
