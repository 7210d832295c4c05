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

    @Test("are served at once, where --target names each")
    func served() throws {
        let path = folder.path("App")
        let bridge = try BridgeProcess(
            [path, "--target", "First", "--target", "Second"], root: folder.path("state"))
        try bridge.call("initialize")
        let kinds = try bridge.call("describeWidgets").arrayValue?.map { $0["kind"] }
        #expect(kinds == ["First", "Second"])
        let names = bridge.leftover.messages.filter { $0["method"] == "building" }
            .compactMap { $0["params"]?["extension"]?.stringValue }
        #expect(Set(names).isSubset(of: ["\(path) --target First", "\(path) --target Second"]), "\(names)")
        #expect(bridge.finish().status == 0)
    }

    @Test("are named where none is chosen, by their projects' paths where they are called alike")
    func ambiguous() throws {
        let one = try ProgramRun("describe", folder.path("App"))
        #expect(one.status == 64 && one.errors.contains("First (project.yml), Second (project.yml)"), "\(one.errors)")
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
