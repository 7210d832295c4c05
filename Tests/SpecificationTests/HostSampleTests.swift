import Foundation
import TestSupport
import Testing

@Suite("The sample hosts drive the News widget")
struct HostSampleTests {
    @Test(
        "a host saves, updates and leaves three pictures",
        arguments: [("sh", "shell/news.sh"), ("python3", "python/news.py"), ("node", "node/news.js")])
    func host(_ interpreter: String, _ script: String) throws {
        guard Self.isInstalled(interpreter) else { return print("not run: \(interpreter) is not installed") }
        let folder = try TemporaryFolder()
        let (status, output) = try Self.run(
            interpreter, [Repository.hosts.appending(path: script).path(), folder.url.path()])
        #expect(status == 0, "\(output)")
        for (name, size) in [("small", (474, 474)), ("medium", (1014, 474)), ("large", (1014, 1062))] {
            let path = folder.url.appending(path: "\(name).png")
            #expect(output.contains("drew \(path.path())"))
            #expect(try Self.pixels(of: path) == [size.0, size.1])
        }
    }

    @Test("a refused call is an error that says what to do, and a failed exit")
    func refusal() throws {
        let folder = try TemporaryFolder()
        let code = """
            import sys; sys.path.insert(0, sys.argv[1])
            from home_widget import HomeWidget, WidgetBridgeError
            with HomeWidget(root=sys.argv[3], program=sys.argv[2]) as home:
                try: home.save_widget_data("a", 1)
                except WidgetBridgeError as error: print(error.code, error.kind, len(error.hint) > 0)
                home.set_app_group_id("group.python")
                for value in (b"\\x00\\xff", float("inf"), 12, 12.0, {"$own": [1, {"a": b""}]}, "新"):
                    home.save_widget_data("v", value)
                    found = home.get_widget_data("v")
                    print(found == value and type(found) is type(value))
            """
        guard Self.isInstalled("python3") else { return print("not run: python3 is not installed") }
        let (status, output) = try Self.run(
            "python3",
            [
                "-c", code, Repository.hosts.appending(path: "python").path(), Repository.program.path(),
                folder.url.path(),
            ])
        #expect(status == 0)
        #expect(output == "-7 appGroupNotSet True\n" + String(repeating: "True\n", count: 6))
    }

    private static func isInstalled(_ program: String) -> Bool {
        (try? run("sh", ["-c", "command -v \(program)"]).status) == 0
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"), [program] + arguments,
            environment: ["WIDGET_BRIDGE": Repository.program.path()])
        return (run.status, run.output)
    }

    /// A PNG's width and height, which its header says at bytes 16 to 23.
    private static func pixels(of path: URL) throws -> [Int] {
        let header = try Data(contentsOf: path).prefix(24)
        try #require(header.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        return [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
