import Foundation
import TestSupport
import Testing

@Suite("widget-bridge storage") struct StorageCommandTests {
    let folder: StateFolder

    init() throws { folder = try StateFolder() }

    private func run(_ arguments: String..., input: String = "") throws -> (code: Int32, output: String) {
        let run = try ProgramRun(Repository.program, ["storage"] + arguments + ["--root", folder.path], input: input)
        return (run.status, run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output)
    }

    @Test("sets, gets, lists and deletes")
    func session() throws {
        #expect(try run("set", "group.test", "n", "12.0").code == 0)
        #expect(try run("set", "group.test", "posts", input: #"[{"title":"Hello"}]"#).code == 0)
        #expect(try run("get", "group.test", "n").output == "12.0")
        #expect(try run("get", "group.test", "posts").output == #"[{"title":"Hello"}]"#)
        #expect(try run("list").output == "group.test")
        #expect(try run("list", "group.test").output == "n\t12.0\nposts\t" + #"[{"title":"Hello"}]"#)
        #expect(try run("delete", "group.test", "n").code == 0)
        #expect(try run("set", "group.test", "posts", "null").code == 0)
        #expect(try run("get", "group.test", "n").output == "null")
        #expect(try run("list", "group.test").output == "")
    }

    @Test(
        "leaves with sysexits' codes",
        arguments: [
            (["set", "group.test", "k", "{"], 65), (["set", "group.test", "k", "[null]"], 65),
            (["get", "../x", "k"], 64),
            (["set", "group.test", "", "1"], 64), (["get", "group.test"], 64),
            (["get", "group.test", "k", "--root", "/proc/x"], 0),
            (["set", "group.test", "k", "1", "--root", "/proc/x"], 74),
        ] as [([String], Int32)])
    func exitCodes(arguments: [String], code: Int32) throws {
        let root = arguments.contains("--root") ? [] : ["--root", folder.path]
        #expect(try ProgramRun(Repository.program, ["storage"] + arguments + root).status == code)
    }
}
