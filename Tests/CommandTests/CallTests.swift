import Foundation
import JSON
import TestSupport
import Testing

@Suite("widget-bridge call and update") struct CallTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Widgets.one("One"), to: "One/One.swift")
    }

    private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try ProgramRun(Repository.program, arguments + ["--root", folder.path("state")], input: input)
    }

    @Test("makes a call on the state that serve has, and prints its result")
    func call() throws {
        let saved = try run("call", "saveWidgetData", #"{"id":"a","data":{"n":12.0},"appGroupId":"group.test"}"#)
        #expect(saved.status == 0 && saved.output == "true\n", "\(saved.errors)")
        let bridge = try BridgeProcess(root: folder.path("state"))
        let read: JSONValue = ["id": "a", "appGroupId": "group.test"]
        #expect(try bridge.call("getWidgetData", read) == ["n": 12.0])
        #expect(try run("call", "getWidgetData", "-", input: read.text).output == #"{"n":12.0}"# + "\n")
        let described = try run("call", "describeWidgets", "{}", folder.path("One"))
        #expect(try JSONValue(parsing: described.output).arrayValue?.first?["kind"] == "One", "\(described.errors)")
        #expect(try JSONValue(parsing: run("call", "initialize").output)["protocolVersion"] == 1)
    }

    @Test(
        "fails as the error's kind says, with its message and its hint",
        arguments: [
            (["noSuchMethod"], 64, "There is no method 'noSuchMethod'"),
            (["getWidgetData", #"{"id":"a"}"#], 64, "Call setAppGroupId first"),
            (["getWidgetData", #"{"ide":"a","appGroupId":"group.test"}"#], 64, "ide"),
            (["saveWidgetData", #"{"id":"a","data":[null],"appGroupId":"group.test"}"#], 65, "data[0]"),
            (["updateWidget", #"{"ios":"One"}"#], 64, "no extension is loaded"),
            (["describeWidgets", "{}", "/nowhere/at/all"], 69, "/nowhere/at/all"),
        ] as [([String], Int32, String)])
    func errors(arguments: [String], status: Int32, message: String) throws {
        let run = try ProgramRun(Repository.program, ["call"] + arguments + ["--root", folder.path("state")])
        #expect(run.status == status && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains(message), "\(run.errors)")
    }

    @Test("where the state cannot be written fails with 74")
    func unwritable() throws {
        let params = #"{"id":"a","data":1,"appGroupId":"group.test"}"#
        #expect(try ProgramRun("call", "saveWidgetData", params, "--root", "/proc/x").status == 74)
    }

    @Test("update reloads an extension's widgets, for other bridges too")
    func update() throws {
        let update = try run("update", folder.path("One"))
        #expect(update.status == 0, "\(update.errors)")
        #expect(update.output == "One.systemSmall\t1\nOne.systemMedium\t1\n")
        let named = try run("update", folder.path("One"), "--kind", "One")
        #expect(named.status == 0 && named.output == update.output)
        // Drawn from what was kept: the bridge's extension is not asked, and prints nothing.
        let bridge = try BridgeProcess(
            [folder.path("One"), "--log-level", "info"], root: folder.path("state"))
        try bridge.call(
            "renderWidget", ["kind": "One", "family": "systemSmall", "path": .string(folder.path("p.png"))])
        #expect(bridge.finish().status == 0)
        #expect(!bridge.logText.contains("a timeline for"))
    }

    @Test("update names a kind that there is not, and an extension that fails")
    func updateFailures() throws {
        let unknown = try run("update", folder.path("One"), "--kind", "Two")
        #expect(unknown.status == 64 && unknown.errors.contains("There is no widget of kind 'Two'; there is One"))
        let fake = try FakeExtension()
        try fake.behave(["timeline": ["do": "crash"]])
        let crashed = try run("update", fake.built(), "--kind", "Clock", "--sandbox", "off")
        #expect(crashed.status == 69 && crashed.errors.contains("Unexpectedly found nil"), "\(crashed.errors)")
        #expect(crashed.output.isEmpty)
    }
}
