import Foundation
import JSON
import LivePage
import TestSupport
import Testing
import WidgetProtocol

@Suite("Named sets of data") struct DataSetsTests {
    private let folder: TemporaryFolder
    private let sets: DataSets

    init() throws {
        folder = try TemporaryFolder()
        sets = DataSets(folder: folder.path("widget-data"))
    }

    @Test("are files that people read, and come back as they were")
    func saved() throws {
        #expect(sets.list() == [])
        let values: JSONObject = ["count": 12, "price": 12.0, "posts": [["title": "Hello"]], "raw": ["$bytes": "AQID"]]
        try sets.save("a busy day", values)
        try sets.save("empty", [:])
        #expect(
            try folder.read("widget-data/a busy day.json") == """
                {
                  "count": 12,
                  "price": 12.0,
                  "posts": [
                    {
                      "title": "Hello"
                    }
                  ],
                  "raw": {
                    "$bytes": "AQID"
                  }
                }

                """)
        #expect(
            sets.list() == [
                [
                    "name": "a busy day", "path": .string(folder.path("widget-data/a busy day.json")),
                    "values": .object(values),
                ],
                ["name": "empty", "path": .string(folder.path("widget-data/empty.json")), "values": [:]],
            ])
        try sets.remove("empty")
        #expect(sets.list().arrayValue?.count == 1)
    }

    @Test("one that somebody has broken says so, beside the others")
    func broken() throws {
        try folder.write("[1,", to: "widget-data/broken.json")
        try folder.write("{}", to: "widget-data/whole.json")
        let list = try #require(sets.list().arrayValue)
        #expect(list.map { $0["name"] } == ["broken", "whole"])
        #expect(list[0]["error"]?.stringValue?.contains("broken.json") == true)
        #expect(list[1]["values"] == [:])
    }

    @Test("no name leads out of the folder", arguments: ["", ".hidden", "../out", "a/b", "a\0b", "a\\b"])
    func names(name: String) {
        #expect(throws: BridgeError.self) { try sets.save(name, [:]) }
        #expect(throws: BridgeError.self) { try sets.remove(name) }
    }
}

@Suite("The token") struct AccessTokenTests {
    @Test("is made once, for this user alone")
    func made() throws {
        let folder = try TemporaryFolder()
        let token = try AccessToken.load(root: folder.path("state"))
        #expect(token.utf8.count == 64)
        #expect(try AccessToken.load(root: folder.path("state")) == token)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("state/live-token"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a file that holds none is an error that names it")
    func broken() throws {
        let folder = try TemporaryFolder()
        try folder.write("short", to: "live-token")
        #expect(throws: BridgeError.self) { try AccessToken.load(root: folder.path) }
    }
}

@Suite("The page's files") struct PageFilesTests {
    @Test("are those of its folder, by their types")
    func files() throws {
        let folder = try TemporaryFolder()
        for name in ["index.html", "core/session.js", "styles/page.css", "notes.txt"] {
            try folder.write(name, to: name)
        }
        let link = folder.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
        #expect(PageFiles(folder: link).hasPage && !PageFiles(folder: folder.path("core")).hasPage)
        let files = PageFiles(folder: folder.path).byPath
        #expect(Set(files.keys) == ["/", "/index.html", "/core/session.js", "/styles/page.css"])
        #expect(files["/"]?.bytes == Array("index.html".utf8))
        #expect(files["/core/session.js"]?.type == "text/javascript; charset=utf-8")
    }
}
