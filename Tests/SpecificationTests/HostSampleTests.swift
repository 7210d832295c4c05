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

    @Test(
        "the clients keep to their own tests",
        arguments: [
            ("python3", ["-W", "error::ResourceWarning", "python/tests/test_home_widget.py"]),
            ("node", ["--test", "node/home-widget.test.js"]),
        ])
    func client(_ interpreter: String, _ arguments: [String]) throws {
        guard Self.isInstalled(interpreter) else { return print("not run: \(interpreter) is not installed") }
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"), [interpreter] + arguments,
            environment: ["WIDGET_BRIDGE": Repository.program.path()], in: Repository.hosts)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
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
