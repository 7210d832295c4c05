import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetHome
import WidgetProtocol

@Suite("A store of another version") struct VersionTests {
    let folder: StateFolder

    init() throws { folder = try StateFolder() }

    @Test("that is newer is refused by name, and left as it is")
    func newer() throws {
        let group = try folder.group()
        try group.save("key", 1)
        try runSQL("PRAGMA user_version = 99; CREATE TABLE invented (a);", on: group.valuesPath)
        let later = try folder.group()
        for error in [
            failure({ () throws(BridgeError) in _ = try later.text("key") }),
            failure({ () throws(BridgeError) in try later.set("key", StoredValue(2)) }),
        ] {
            #expect(error?.code == -29 && error?.kind == .storageNewer)
            #expect(error?.message.contains("99") == true && error?.details["path"] == .string(group.valuesPath))
        }
        try runSQL("PRAGMA user_version = 2", on: group.valuesPath)
        #expect(try folder.group().value("key") == 1)
    }

    @Test("that is older is brought up to date with what it holds, and its files keep their keys")
    func older() throws {
        let group = try folder.group()
        try FileManager.default.createDirectory(atPath: group.container, withIntermediateDirectories: true)
        try Data([1]).write(to: URL(filePath: group.container + "/cover.png"))
        try runSQL(
            """
            PRAGMA journal_mode = WAL;
            CREATE TABLE entries (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
            CREATE TABLE files (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
            INSERT INTO entries VALUES ('title', '"kept"'), ('cover', '"\(group.container)/cover.png"');
            INSERT INTO files VALUES ('cover.png');
            PRAGMA user_version = 1;
            """, on: group.valuesPath)
        #expect(try group.value("title") == "kept")
        // Another key's file of that name goes elsewhere; its own key's replaces it.
        #expect(try group.saveFile("cover.png", [2], extension: "") != group.container + "/cover.png")
        #expect(try group.saveFile("cover", [3], extension: "png") == group.container + "/cover.png")
        try group.set("cover", nil)
        #expect(access(group.container + "/cover.png", F_OK) != 0)
    }

    @Test("of installed widgets is refused or brought up to date alike")
    func home() throws {
        let fake = try FakeExtension()
        let path = fake.root + "/home.sqlite"
        try FileManager.default.createDirectory(atPath: fake.root, withIntermediateDirectories: true)
        try runSQL(
            """
            CREATE TABLE widgets (
                number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, family TEXT NOT NULL, configuration TEXT);
            CREATE TABLE timelines (
                widget TEXT NOT NULL PRIMARY KEY, policy TEXT NOT NULL, policyDate REAL, reloadedAt REAL NOT NULL,
                nextReload REAL);
            INSERT INTO widgets (kind, family) VALUES ('Clock', 'systemSmall');
            PRAGMA user_version = 1;
            """, on: path)
        #expect(try fake.home().installed().widgets.map(\.kind) == ["Clock"])
        try fake.home().reload(kind: "Clock")
        try runSQL("PRAGMA user_version = 99", on: path)
        let home = fake.home()
        #expect(failure { () throws(BridgeError) in _ = try home.installed() }?.kind == .storageNewer)
    }

    @Test("where nobody may write is read all the same", .enabled(if: SmallDisk.canMount, "mounting needs root"))
    func readOnly() throws {
        let disk = try #require(try SmallDisk(bytes: 4 << 20))
        let bridge = try BridgeProcess(root: disk.path + "/state")
        try bridge.call("setAppGroupId", ["groupId": "group.test"])
        try bridge.call("saveWidgetData", ["id": "key", "data": "kept"])
        bridge.kill()
        _ = bridge.exitStatus()
        #expect(disk.setReadOnly(true))
        let second = try BridgeProcess(root: disk.path + "/state")
        try second.call("setAppGroupId", ["groupId": "group.test"])
        #expect(try second.call("getWidgetData", ["id": "key"]) == "kept")
        let error = try second.error("saveWidgetData", ["id": "key", "data": "lost"])
        #expect(error["code"] == -29 && error["data"]?["kind"] == "storageReadOnly")
        #expect(second.finish().status == 0)
    }

    @Test(
        "that the system refuses is named by what it says",
        arguments: [
            (ENOSPC, ErrorKind.storageFull), (EDQUOT, .storageFull), (EFBIG, .storageFull), (EROFS, .storageReadOnly),
            (EACCES, .storagePermission), (EPERM, .storagePermission), (EIO, .storageFailed),
        ])
    func system(code: Int32, kind: ErrorKind) {
        let error = BridgeError.storage("/state", errno: code)
        #expect(error.kind == kind && error.code == -29 && error.details["path"] == "/state")
    }
}
