import Foundation
import JSON
import TestSupport
import Testing

@Suite("Several extensions of one project") struct TargetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try project("App", targets: ["First", "Second"])
    }

    private func project(_ name: String, targets: [String]) throws {
        var text = "name: App\ntargets:\n"
        for target in targets {
            text += "  \(target): {type: app-extension, platform: iOS, sources: [\(target)]}\n"
            try folder.write(Widgets.one(target), to: "\(name)/\(target)/Widget.swift")
        }
        try folder.write(text, to: "\(name)/project.yml")
    }

    @Test(
        "are served at once, with --target before each and without it",
        arguments: [["--target", "First", "--target", "Second"], []])
    func served(targets: [String]) throws {
        let path = folder.path("App")
        let bridge = try BridgeProcess([path] + targets, root: folder.path("state"))
        try bridge.call("initialize")
        let kinds = try bridge.call("describeWidgets").arrayValue?.map { $0["kind"] }
        #expect(kinds == ["First", "Second"])
        let names = bridge.leftover.messages.filter { $0["method"] == "building" }
            .compactMap { $0["params"]?["extension"]?.stringValue }
        #expect(Set(names).isSubset(of: ["\(path) --target First", "\(path) --target Second"]), "\(names)")
        #expect(bridge.finish().status == 0)
    }

    @Test("are all built, described and drawn, and cost each other nothing")
    func all() throws {
        let app = folder.path("App")
        #expect(try ProgramRun("build", app).output.split(separator: "\n").count == 2)
        #expect(try ProgramRun("build", app, "-o", folder.path("built")).status == 64)
        let described = try ProgramRun("describe", app)
        #expect(described.output.contains("\nFirst\n") && described.output.contains("\nSecond\n"), "\(described)")
        let picture = ["--kind", "Second", "--family", "systemSmall", "-o", folder.path("second.png")]
        #expect(try ProgramRun(Repository.program, ["render", app] + picture).status == 0)

        try folder.write("struct {", to: "App/First/Slip.swift")
        let drawn = try ProgramRun(Repository.program, ["render", app] + picture)
        #expect(drawn.status == 0 && drawn.errors.contains("App --target First: "), "\(drawn.errors)")
        let built = try ProgramRun("build", app)
        #expect(built.status == 65 && built.output.split(separator: "\n").count == 1, "\(built)")
        let bridge = try BridgeProcess([app], root: folder.path("state"))
        #expect(try bridge.call("describeWidgets").arrayValue?.map { $0["kind"] } == ["Second"])
        #expect(bridge.finish().status == 65)
    }

    @Test("are named where each is another app's")
    func apps() throws {
        try folder.write("@main struct A {}", to: "Apps/App/A.swift")
        var text = "name: Apps\ntargets:\n"
        for target in ["First", "Second"] {
            try folder.write(Widgets.one(target), to: "Apps/\(target)/Widget.swift")
            text += """
                  \(target): {type: app-extension, platform: iOS, sources: [\(target)]}
                  \(target)App: {type: application, platform: iOS, sources: [App], dependencies: [{target: \(target)}]}

                """
        }
        try folder.write(text, to: "Apps/project.yml")
        let described = try ProgramRun("describe", folder.path("Apps"))
        #expect(described.status == 64 && described.errors.contains("Name one of them after --target"), "\(described)")
        #expect(try ProgramRun("describe", folder.path("Apps"), "--target", "First").status == 0)
    }

    @Test("are named where they are of several projects, by the projects' paths where they are called alike")
    func ambiguous() throws {
        try project("Both/a", targets: ["Hours"])
        try project("Both/b", targets: ["Hours"])
        let both = try ProgramRun("describe", folder.path("Both"))
        #expect(both.status == 64)
        let root = URL(filePath: folder.path).resolvingSymlinksInPath().path()
        let names = ["a", "b"].map { "Hours (\(root)/Both/\($0)/project.yml)" }.joined(separator: ", ")
        #expect(both.errors.contains(names), "\(both.errors)")
        #expect(try ProgramRun("describe", folder.path("Both/a/project.yml")).status == 0)
    }
}
