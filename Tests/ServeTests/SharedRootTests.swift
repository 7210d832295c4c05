import Foundation
import JSON
import POSIXSupport
import TestSupport
import Testing

@Suite("Several bridges on one root") struct SharedRootTests {
    @Test("a file that one saves and another deletes is there as long as its key is")
    func filesAndKeys() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let (saving, deleting) = (try BridgeProcess(root: folder.path), try BridgeProcess(root: folder.path))
            for bridge in [saving, deleting] { try bridge.call("setAppGroupId", ["groupId": "group.test"]) }
            let rounds = 400
            for number in 0..<rounds {
                saving.send(number, "saveFile", ["id": "cover", "data": ["$bytes": "AQID"], "extension": "png"])
                deleting.send(number, "saveWidgetData", ["id": "cover", "data": .null])
            }
            let looking = try BridgeProcess(root: folder.path)
            var found = 0
            for _ in 0..<rounds {
                guard let path = try Self.file(looking) else { continue }
                found += 1
                // Whoever deletes it in between takes the key away first.
                if access(path, F_OK) != 0, try Self.file(looking) == path, access(path, F_OK) != 0 {
                    #expect(try Self.file(looking) == nil, "the key names a file that is gone")
                }
            }
            for number in 0..<rounds {
                #expect(saving.reply(number)?["result"] != nil && deleting.reply(number)?["result"] == true)
            }
            if let path = try Self.file(looking) { #expect(access(path, F_OK) == 0) }
            #expect(found > 0)
        }
    }

    private static func file(_ bridge: BridgeProcess) throws -> String? {
        try bridge.call("getWidgetData", ["id": "cover", "appGroupId": "group.test"]).stringValue
    }

    @Test("two keys never share a file, whatever their names and extensions are")
    func names() async throws {
        try await withBridge { bridge, _ in
            try bridge.call("setAppGroupId", ["groupId": "group.test"])
            let files = [("a", "b.c", "AQ=="), ("a.b", "c", "Ag=="), ("a~2.b", "c", "Aw=="), ("A", "B.C", "BA==")]
            for (id, suffix, data) in files {
                try bridge.call(
                    "saveFile",
                    ["id": .string(id), "extension": .string(suffix), "data": ["$bytes": .string(data)]])
            }
            for (id, _, data) in files {
                let path = try #require(try bridge.call("getWidgetData", ["id": .string(id)]).stringValue)
                #expect(FileManager.default.contents(atPath: path)?.base64EncodedString() == data)
            }
            try bridge.call("saveWidgetData", ["id": "a", "data": .null])
            let left = try #require(try bridge.call("getWidgetData", ["id": "a.b"]).stringValue)
            #expect(FileManager.default.contents(atPath: left) == Data([2]))
        }
    }

    @Test("a database that is held keeps a file as it was, and delays no other group")
    func held() async throws {
        try await withBridge { bridge, folder in
            func save(_ id: Int, _ group: String) {
                bridge.send(id, "saveWidgetData", ["id": "key", "data": .int(id), "appGroupId": .string(group)])
            }
            try bridge.call("saveFile", ["id": "file", "data": ["$bytes": "AQ=="], "appGroupId": "group.held"])
            save(1, "group.held")
            save(2, "group.free")
            #expect(bridge.reply(1)?["result"] == true && bridge.reply(2)?["result"] == true)
            let held = try HeldDatabase(path: folder.path("state/groups/group.held/storage.sqlite"))
            bridge.send(3, "saveFile", ["id": "file", "data": ["$bytes": "Ag=="], "appGroupId": "group.held"])
            save(4, "group.held")
            for id in 10..<60 { save(id, "group.free") }
            bridge.send(5, "getWidgetData", ["id": "key", "appGroupId": "group.free"])
            for id in 10..<60 { #expect(bridge.reply(id)?["result"] == true) }
            #expect(bridge.reply(5)?["result"] == 59)
            #expect(bridge.leftover.messages.isEmpty)
            let refused = bridge.reply(3)?["error"]
            #expect(refused?["code"] == -29 && refused?["data"]?["kind"] == "storageBusy")
            let path = try #require(
                try bridge.call("getWidgetData", ["id": "file", "appGroupId": "group.held"]).stringValue)
            #expect(FileManager.default.contents(atPath: path) == Data([1]))
            held.release()
            #expect(bridge.reply(4) != nil)
            try bridge.call("saveFile", ["id": "file", "data": ["$bytes": "Ag=="], "appGroupId": "group.held"])
            #expect(FileManager.default.contents(atPath: path) == Data([2]))
        }
    }

    @Test("a root that is removed while in use is -29, and no success")
    func removed() async throws {
        try await withBridge { bridge, folder in
            try bridge.call("setAppGroupId", ["groupId": "group.test"])
            try bridge.call("saveWidgetData", ["id": "key", "data": 1])
            try FileManager.default.removeItem(atPath: folder.path("state"))
            let error = try bridge.error("saveWidgetData", ["id": "key", "data": 2])
            #expect(error["code"] == -29 && error["data"]?["kind"] == "storageFailed")
            #expect(error["message"]?.stringValue?.contains("removed") == true)
        }
    }
}
