import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget whose target compiles an app's screens along")
struct AppScreensTests {
    @Test("is drawn, and is told the name of a view that only a screen can show")
    func drawing() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(Repository.appScreens, root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.screens.sample"])
        try bridge.call("updateWidget", ["ios": "AppScreens"])
        let path = folder.path("screens.png")
        try bridge.call("renderWidget", ["kind": "AppScreens", "family": "systemSmall", "path": .string(path)])
        try Repository.expect(path, matches: "app-screens")

        try bridge.call("saveWidgetData", ["id": "showsList", "data": true])
        let error = try bridge.error("updateWidget", ["ios": "AppScreens"])
        #expect(error["code"] == -31, "\(error.text)")
        #expect(error["message"]?.stringValue?.contains("List") == true, "\(error.text)")
        #expect(bridge.finish().status == 0)
    }
}
