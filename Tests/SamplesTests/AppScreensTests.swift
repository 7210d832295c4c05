import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget whose target compiles an app's screens along")
struct AppScreensTests {
    @Test("is drawn, with a sign and a warning in place of a view that only a screen can show")
    func drawing() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(Repository.appScreens, root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.screens.sample"])
        try bridge.call("updateWidget", ["ios": "AppScreens"])
        let path = folder.path("screens.png")
        try bridge.call("renderWidget", ["kind": "AppScreens", "family": "systemSmall", "path": .string(path)])
        try Repository.expect(path, matches: "app-screens")

        try bridge.call("saveWidgetData", ["id": "showsList", "data": true])
        try bridge.call("updateWidget", ["ios": "AppScreens"])
        let sign = folder.path("sign.png")
        let picture = try bridge.call(
            "renderWidget", ["kind": "AppScreens", "family": "systemSmall", "path": .string(sign)])
        try Repository.expect(sign, matches: "app-screens-sign")
        let warnings = picture["warnings"]?.arrayValue ?? []
        #expect(warnings.map { $0["kind"] } == ["viewNotShown"], "\(picture.text)")
        #expect(warnings.first?["subject"] == "List", "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }
}
