import Foundation
import TestSupport
import Testing

@Suite("What `render -o` writes to") struct RenderOutputTests {
    private let fake: FakeExtension
    private let arguments: [String]

    init() throws {
        fake = try FakeExtension()
        arguments = [
            "render", try fake.built(), "--sandbox", "off", "--kind", "Clock", "--family", "systemSmall", "--format",
            "svg",
        ]
    }

    private func render(_ output: String) throws -> ProgramRun {
        try ProgramRun(Repository.program, arguments + ["-o", output], in: fake.folder.url)
    }

    private static func isSVG(_ text: String) -> Bool {
        text.hasPrefix("<?xml") && text.hasSuffix("</svg>\n") && text.count { $0 == "\n" } < 100
    }

    @Test("standard output has the picture and nothing else", arguments: ["-", "/dev/stdout", "/dev/fd/1"])
    func standardOutput(name: String) throws {
        let run = try render(name)
        #expect(run.status == 0, "\(run.errors)")
        #expect(Self.isSVG(run.output))
        #expect(!fake.folder.exists("-"))
    }

    @Test("a descriptor of the caller's has the picture")
    func descriptor() throws {
        let shell = ([Repository.program.path] + arguments + ["-o", "/dev/fd/7"]).map { "'\($0)'" }.joined(
            separator: " ")
        let run = try ProgramRun(
            URL(filePath: "/bin/sh"), ["-c", "\(shell) 7>&1 >/dev/null | cat"], in: fake.folder.url)
        #expect(run.status == 0 && Self.isSVG(run.output), "\(run.errors)")
    }

    @Test("a stream that takes nothing is an error", arguments: [">/dev/full", ">&-", "| true; exit 73"])
    func brokenStream(redirection: String) throws {
        let shell = ([Repository.program.path] + arguments + ["-o", "-"]).map { "'\($0)'" }.joined(separator: " ")
        let run = try ProgramRun(URL(filePath: "/bin/sh"), ["-c", "\(shell) \(redirection)"], in: fake.folder.url)
        #expect(run.status == 73, "\(run.errors)")
    }

    @Test("a file is made", arguments: ["new.svg", "./-"])
    func file(name: String) throws {
        #expect(try render(name).status == 0)
        #expect(Self.isSVG(try fake.folder.read(name)))
    }

    @Test(
        "devices, links and pipes stay what they are", arguments: ["/dev/full", "link.svg", "pipe.svg", "folder.svg"])
    func noFile(name: String) throws {
        try fake.folder.write("kept", to: "kept.svg")
        symlink("kept.svg", fake.folder.path("link.svg"))
        mkfifo(fake.folder.path("pipe.svg"), 0o600)
        mkdir(fake.folder.path("folder.svg"), 0o700)
        let run = try render(name)
        #expect(run.status == 73 && run.output.isEmpty)
        #expect(run.errors.contains("Cannot write") && run.errors.contains(name))
        #expect(try fake.folder.read("kept.svg") == "kept")
    }
}
