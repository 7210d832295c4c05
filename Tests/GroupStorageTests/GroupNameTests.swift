import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("Names of groups and files") struct GroupNameTests {
    let folder: StateFolder

    init() throws { folder = try StateFolder() }

    @Test(
        "a malformed group is refused",
        arguments: [
            "", ".", "..", "../group.x", "group/x", "group.x/../../y", "/etc", ".hidden", "group..x", "group.x.",
            "group x",
            "group.\u{0}x", "group.é", "-group", "group.-x", "a\\b", String(repeating: "g", count: 129),
        ])
    func malformed(id: String) throws {
        let error = failure { () throws(BridgeError) in try GroupStorage(root: folder.path).group(id) }
        #expect(error?.code == -21)
        #expect(error?.kind == .malformedGroup)
    }

    @Test("a group's folders are this user's alone", arguments: ["group.com.example.app_1", "TEAM123.group", "group"])
    func folders(id: String) throws {
        try folder.group(id).save("a", 1)
        for name in ["groups", "groups/\(id)", "groups/\(id)/container"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
        #expect(try GroupStorage(root: folder.path).groupIDs() == [id])
    }

    @Test(
        "a key that could leave the container names no file",
        arguments: [
            "", "..", ".", "a/b", "../x", "a\\b", "a\u{0}", "a\nb", "a..b", ".hidden",
            String(repeating: "k", count: 201),
        ])
    func fileKeys(key: String) throws {
        let group = try folder.group()
        let error = failure { () throws(BridgeError) in try group.saveFile(key, [1], extension: nil) }
        #expect(error?.code == -1)
        #expect(!folder.exists("groups/group.test/storage.sqlite"))
    }

    @Test(
        "an extension that could leave the container is refused",
        arguments: ["/x", "..", "p/../../x", "a\\b", "\u{7F}"])
    func fileExtensions(suffix: String) throws {
        let group = try folder.group()
        #expect(failure { () throws(BridgeError) in try group.saveFile("a", [1], extension: suffix) }?.code == -1)
    }
}
