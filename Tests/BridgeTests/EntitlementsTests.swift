import Bridge
import Testing
import WidgetBuild

@Suite("The groups that extensions may use") struct EntitlementsTests {
    private func built(groups: [String]?) -> BuiltExtension {
        BuiltExtension(
            name: "Widget", bundleIdentifier: "com.example.widget", executablePath: "/Widget",
            resourcesPath: "/Resources",
            appGroups: groups, entitlementsPath: groups.map { _ in "/Widget.entitlements" }, sources: [])
    }

    @Test("are those that their entitlements list, each once")
    func listed() {
        let entitlements = Entitlements([
            built(groups: ["group.a", "group.b"]), built(groups: ["group.b"]), built(groups: []),
        ])
        #expect(entitlements?.groups == ["group.a", "group.b"])
        #expect(entitlements?.files.count == 3)
    }

    @Test("are any where an extension has no entitlements file")
    func withoutFile() {
        #expect(Entitlements([built(groups: ["group.a"]), built(groups: nil)]) == nil)
    }
}
