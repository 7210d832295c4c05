import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("A disk that fails", .serialized) struct FailingDiskTests {
    private let large = JSONValue.string(String(repeating: "x", count: 100_000))

    @Test(
        "when full is -29, keeps what was committed, and takes saves again once there is space",
        .enabled(if: SmallDisk.canMount, "mounting a small tmpfs needs root"))
    func full() throws {
        let disk = try #require(try SmallDisk(bytes: 2 << 20))
        let ballast = disk.path + "/ballast"
        try Data(count: 800_000).write(to: URL(filePath: ballast))
        let group = try GroupStorage(root: disk.path + "/state").group("group.test")
        try group.save("small", 1)
        var committed = 0
        var error: BridgeError?
        while error == nil, committed < 100 {
            error = failure { () throws(BridgeError) in try group.set("\(committed)", StoredValue(large)) }
            if error == nil { committed += 1 }
        }
        #expect(error?.code == -29)
        #expect(error?.kind == .storageFull)
        #expect(error?.hint.isEmpty == false)
        #expect(committed > 0)
        #expect(try group.value("small") == 1)
        #expect(try group.value("\(committed - 1)") == large)
        #expect(try group.value("\(committed)") == nil)
        unlink(ballast)
        try group.save("after", large)
        #expect(try group.value("after") == large)
        #expect(try GroupStorage(root: disk.path + "/state").group("group.test").value("after") == large)
    }

    @Test(
        "without room for a group is -29, and the group works once there is room",
        .enabled(if: SmallDisk.canMount, "mounting a small tmpfs needs root"))
    func noRoomAtAll() throws {
        let disk = try #require(try SmallDisk(bytes: 1 << 20))
        let ballast = disk.path + "/ballast"
        try Data().write(to: URL(filePath: ballast))
        let handle = try FileHandle(forWritingTo: URL(filePath: ballast))
        while (try? handle.write(contentsOf: Data(count: 4096))) != nil {}
        try handle.close()
        let group = try GroupStorage(root: disk.path + "/state").group("group.test")
        #expect(failure { () throws(BridgeError) in try group.set("key", StoredValue(1)) }?.code == -29)
        #expect(
            failure { () throws(BridgeError) in try group.saveFile("file", [1], extension: nil) }?.code == -29)
        unlink(ballast)
        try group.save("key", 2)
        #expect(try group.value("key") == 2)
    }

    @Test(
        "that is read-only is -29, and works once it is writable",
        .enabled(if: SmallDisk.canMount, "mounting a small tmpfs needs root"))
    func readOnly() throws {
        let disk = try #require(try SmallDisk(bytes: 2 << 20))
        #expect(disk.setReadOnly(true))
        let group = try GroupStorage(root: disk.path + "/state").group("group.test")
        let error = failure { () throws(BridgeError) in try group.set("key", StoredValue(1)) }
        #expect(error?.code == -29)
        #expect(error?.kind == .storageReadOnly)
        #expect(try group.value("key") == nil)
        #expect(disk.setReadOnly(false))
        try group.save("key", 1)
        #expect(try group.value("key") == 1)
    }

    @Test("that holds a damaged file is -29, named")
    func corrupt() throws {
        let folder = try StateFolder()
        try folder.group().save("key", 1)
        let path = try folder.group().valuesPath
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        try Data(repeating: 0x5A, count: 8192).write(to: URL(filePath: path))
        let group = try folder.group()
        let error = failure { () throws(BridgeError) in try group.set("key", StoredValue(2)) }
        #expect(error?.code == -29)
        #expect(error?.kind == .storageCorrupt)
        #expect(error?.message.contains(path) == true)
        #expect(failure { () throws(BridgeError) in try group.text("key") }?.kind == .storageCorrupt)
        unlink(path)
        try group.save("key", 3)
        #expect(try group.value("key") == 3)
    }

    @Test(
        "a bridge on a full disk answers -29 and lives on",
        .enabled(if: SmallDisk.canMount, "mounting a small tmpfs needs root"))
    func bridgeLivesOn() throws {
        let disk = try #require(try SmallDisk(bytes: 2 << 20))
        let bridge = try BridgeProcess(root: disk.path + "/state")
        try bridge.call("setAppGroupId", ["groupId": "group.test"])
        var failed: JSONValue?
        for number in 0..<40 where failed == nil {
            let text = JSONValue.string(String(repeating: "x", count: 100_000))
            failed = try bridge.reply("saveWidgetData", ["id": .string("k\(number)"), "data": text])["error"]
        }
        #expect(failed?["data"]?["kind"] == "storageFull")
        #expect(try bridge.call("getWidgetData", ["id": "none", "defaultValue": 5]) == 5)
        #expect(bridge.finish().status == 0)
    }
}
