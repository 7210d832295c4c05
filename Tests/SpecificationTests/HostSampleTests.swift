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

    @Test(
        "tests of widgets record their pictures, pass, and fail where a picture is another",
        arguments: [
            ("python3", ["-m", "pytest", "-q", "-p", "no:cacheprovider", "python"], "pytest"),
            ("node", ["--test", "node/counter.test.js", "node/news.test.js"], nil),
        ])
    func widgetTests(_ interpreter: String, _ arguments: [String], _ module: String?) throws {
        guard Self.isInstalled(interpreter) else { return print("not run: \(interpreter) is not installed") }
        // Debian's, which has Debian's packages.
        let program = module == nil ? interpreter : "/usr/bin/\(interpreter)"
        let folder = try TemporaryFolder()
        func test(records: Bool = false) throws -> ProgramRun {
            var environment = [
                "WIDGET_BRIDGE": Repository.program.path(), "WIDGET_PICTURES": folder.path,
                "PYTHONDONTWRITEBYTECODE": "1",
            ]
            if records { environment["WIDGET_RECORD"] = "1" }
            let options =
                module == nil ? [] : ["--widget-pictures=\(folder.path)"] + (records ? ["--widget-record"] : [])
            return try ProgramRun(
                URL(filePath: "/usr/bin/env"), [program] + arguments + options, environment: environment,
                in: Repository.root.appending(path: "samples/tests"))
        }
        let unrecorded = try test()
        #expect(unrecorded.status != 0 && (unrecorded.output + unrecorded.errors).contains("not recorded yet"))
        let recorded = try test(records: true)
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let run = try test()
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("counted.png"))
        try FileManager.default.copyItem(
            atPath: folder.path("news-systemSmall.png"), toPath: folder.path("counted.png"))
        let changed = try test()
        #expect(changed.status != 0 && (changed.output + changed.errors).contains("is not as"))
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
