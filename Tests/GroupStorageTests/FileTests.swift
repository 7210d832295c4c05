import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("Files of a group") struct FileTests {
    let folder: StateFolder
    let group: AppGroup

    init() throws {
        folder = try StateFolder()
        group = try folder.group()
    }

    private func content(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

    @Test("a file is in the container, and its path under its key")
    func save() throws {
        let path = try group.saveFile("cover", [1, 2, 3], extension: "png")
        #expect(path == group.container + "/cover.png")
        #expect(content(path) == Data([1, 2, 3]))
        #expect(try folder.group().value("cover") == .string(path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: group.container) == ["cover.png"])
    }

    @Test("a new file replaces the old one, of another extension too")
    func replace() throws {
        _ = try group.saveFile("cover", [1], extension: "png")
        let path = try group.saveFile("cover", [2], extension: "jpg")
        _ = try group.saveFile("cover", [3], extension: "jpg")
        #expect(content(path) == Data([3]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: group.container) == ["cover.jpg"])
    }

    @Test("deleting the key removes the file")
    func delete() throws {
        let path = try group.saveFile("cover", [1], extension: "png")
        try group.set("cover", nil)
        #expect(content(path) == nil)
    }

    @Test("deleting the key leaves the file when told so")
    func keep() throws {
        let path = try group.saveFile("cover", [1], extension: nil)
        try group.set("cover", nil, deletesFile: false)
        #expect(content(path) == Data([1]))
    }

    @Test("deleting a key never removes a file that saveFile did not make")
    func foreign() throws {
        _ = try group.saveFile("other", [1], extension: nil)
        let inside = group.container + "/own.txt"
        let outside = folder.path + "/outside.txt"
        let climbing = group.container + "/../storage.sqlite"
        for path in [inside, outside] { try Data([1]).write(to: URL(filePath: path)) }
        for path in [inside, outside, climbing, group.container, group.container + "/"] {
            try group.save("path", .string(path))
            try group.set("path", nil)
        }
        #expect(content(inside) != nil && content(outside) != nil && content(group.valuesPath) != nil)
    }

    @Test("a value that took the file's place keeps the file when it is deleted")
    func overwritten() throws {
        let path = try group.saveFile("cover", [1], extension: nil)
        try group.save("cover", "text")
        try group.set("cover", nil)
        #expect(content(path) == Data([1]))
    }
}
