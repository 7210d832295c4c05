import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget of many frameworks")
struct FrameworksTests {
    @Test("keeps models, draws charts and pictures, and is told what is not there")
    func drawing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("frameworks.png")
        let run = try ProgramRun(
            "render", Repository.fixtures.appending(path: "FrameworksWidget").path, "--kind", "FrameworksWidget",
            "--family", "systemLarge", "--scale", "2", "-o", path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("warning: The widget asks for the health store"))
        #expect(!run.errors.contains("is built without"), "\(run.errors)")
        let bridge = try BridgeProcess.running(
            Repository.fixtures.appending(path: "FrameworksWidget"), root: folder.path("state"))
        let timeline = try bridge.call("getTimeline", ["kind": "FrameworksWidget", "family": "systemLarge"])
        let asked = (timeline["warnings"]?.arrayValue ?? []).filter { $0["kind"] == "notAvailable" }
        #expect(asked.count > 1)
        try Repository.expect(path, matches: "frameworks")
    }
}
