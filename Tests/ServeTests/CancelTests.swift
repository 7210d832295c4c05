import JSON
import TestSupport
import Testing

@Suite struct CancelTests {
    @Test("cancelling before, during and after a reload gives each request its one reply")
    func cancelling() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.close()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            try bridge.call("setAppGroupId", ["groupId": "group.test"])
            try bridge.call("installWidget", ["kind": "Clock", "family": "systemSmall"])
            bridge.send(1, "updateWidget", ["ios": "Clock"])
            fake.waitUntilAsked()
            bridge.send(2, "saveWidgetData", ["id": "key", "data": "never stored"])
            bridge.send(3, "updateWidget", ["ios": "Clock"])
            for id in [1, 2, 3] { bridge.notify("$/cancelRequest", ["id": .int(id)]) }
            #expect([1, 2, 3].map { bridge.reply($0)?["error"]?["code"] } == [-32800, -32800, -32800])
            fake.open()
            bridge.send(4, "getWidgetData", ["id": "key"])
            #expect(bridge.reply(4)?["result"] == JSONValue.null)
            bridge.notify("$/cancelRequest", ["id": 4])
            #expect(try bridge.call("getTimeline", ["kind": "Clock", "family": "systemSmall"])["policy"] == "atEnd")
            let (messages, status) = bridge.finish()
            #expect(messages.isEmpty)
            #expect(status == 0)
            #expect(fake.calls.map { $0.split(separator: " ")[1] } == ["describe", "timeline"])
        }
    }
}
