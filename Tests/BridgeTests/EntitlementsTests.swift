import GroupStorage
import TestSupport
import Testing
import WidgetBuild
import WidgetHome
import WidgetProtocol

@Suite("The groups that extensions may use") struct EntitlementsTests {
    private func entitlements(_ groups: [String]?...) throws -> Entitlements? {
        let folder = try TemporaryFolder()
        let extensions = groups.map { groups in
            BuiltExtension(
                name: "Widget", bundleIdentifier: "com.example.widget", executablePath: "/Widget",
                resourcesPath: "/Resources", appGroups: groups,
                entitlementsPath: groups.map { _ in "/Widget.entitlements" }, sources: [])
        }
        return WidgetHome(
            root: folder.path, extensions: extensions, storage: GroupStorage(root: folder.path)
        ).entitlements()
    }

    @Test("are those that their entitlements list, each once")
    func listed() throws {
        let entitlements = try entitlements(["group.a", "group.b"], ["group.b"], [])
        #expect(entitlements?.groups == ["group.a", "group.b"])
        #expect(entitlements?.files.count == 3)
    }

    @Test("are any where an extension has no entitlements file, and where there is none")
    func withoutFile() throws {
        #expect(try entitlements(["group.a"], nil) == nil)
        #expect(try entitlements() == nil)
    }
}
