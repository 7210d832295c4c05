import Foundation
import JSON
import POSIXSupport
import TestSupport
import Testing
import WidgetProtocol

@Suite("Files that a host names") struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws(BridgeError) {
        let file = try OutputFile(path)
        Array(text.utf8).withUnsafeBytes { file.write($0) }
        try file.finish()
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("are made or replaced as a whole, and until then nothing of them is seen")
    func replacing() throws {
        let path = folder.path("picture.png")
        try write("one", to: path)
        let file = try OutputFile(path)
        Array("two".utf8).withUnsafeBytes { file.write($0) }
        #expect(names == ["picture.png"])
        #expect(try folder.read("picture.png") == "one")
        try file.finish()
        #expect(try folder.read("picture.png") == "two")
        #expect(names == ["picture.png"])
    }

    @Test("leave nothing when they are given up")
    func givingUp() throws {
        do {
            let file = try OutputFile(folder.path("picture.png"))
            Array("one".utf8).withUnsafeBytes { file.write($0) }
        }
        #expect(names.isEmpty)
    }

    @Test(
        "replace nothing but a file", arguments: ["link", "dangling", "pipe", "folder", "folder/", "none/x", "file/x"])
    func refusing(name: String) throws {
        try folder.write("kept", to: "file")
        symlink(folder.path("file"), folder.path("link"))
        symlink(folder.path("nowhere"), folder.path("dangling"))
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        mkdir(folder.path("folder"), 0o700)
        let before = names
        let path = folder.path + "/" + name
        let refusal = failure { () throws(BridgeError) in try write("new", to: path) }
        #expect(refusal?.kind == .outputNotWritten && refusal?.details["path"] == .string(path))
        #expect(names == before)
        #expect(try folder.read("file") == "kept")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("file"))
    }

    @Test("replace no device")
    func device() {
        #expect(failure { () throws(BridgeError) in _ = try OutputFile("/dev/full") }?.kind == .outputNotWritten)
    }

    @Test("what a killed process left is removed, and nothing else")
    func leftovers() throws {
        // A process that is gone: its number is not given out again so soon.
        let gone = try TestProcess("/bin/true", [])
        gone.end()
        let kept = [
            ".widget-bridge-\(getpid())-9.partial", ".widget-bridge-x-1.partial",
            "picture.png.\(gone.pid)-1.partial",
        ]
        for name in kept + [".widget-bridge-\(gone.pid)-1.partial"] { try folder.write("", to: name) }
        try write("one", to: folder.path("picture.png"))
        #expect(names == (kept + ["picture.png"]).sorted())
    }
}
