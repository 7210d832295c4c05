import Foundation
import JSON
import POSIXSupport
import TestSupport
import Testing

@Suite("Limits") struct LimitTests {
    @Test("a line of too many values is an error, in bounded memory, and the good one after it is answered")
    func manyValues() async throws {
        try await withBridge { bridge, _ in
            let zeros = String(repeating: "0,", count: 20_000_000)
            bridge.write(
                #"{"jsonrpc":"2.0","id":1,"method":"saveWidgetData","params":{"id":"a","data":["# + zeros + "0]}}\n")
            bridge.send(2, "isRequestPinWidgetSupported")
            let refused = try #require(bridge.message("the refusal") { $0["id"] == JSONValue.null })
            #expect(refused["error"]?["code"] == -32600)
            #expect(refused["error"]?["data"]?["kind"] == "tooManyValues")
            #expect(refused["error"]?["data"]?["limit"] == 1_000_000)
            #expect(bridge.reply(2)?["result"] == true)
            #expect(bridge.residentMemory < 400 << 20)
        }
    }

    @Test("a line of as many values as are allowed is taken")
    func allowedValues() async throws {
        try await withBridge { bridge, _ in
            let zeros = JSONValue.array(Array(repeating: 0, count: 900_000))
            try bridge.call("saveWidgetData", ["id": "a", "data": zeros, "appGroupId": "group.test"])
            #expect(try bridge.call("getWidgetData", ["id": "a", "appGroupId": "group.test"]) == zeros)
        }
    }

    @Test("a thousand groups are used with 256 descriptors, and idle ones let go of theirs")
    func manyGroups() async throws {
        try await withBridge([], under: ["prlimit", "--nofile=256"]) { bridge, _ in
            let groups = (0..<1000).map { JSONValue.string("group.test\($0)") }
            for (number, group) in groups.enumerated() {
                bridge.send(number, "saveWidgetData", ["id": "key", "data": .int(number), "appGroupId": group])
            }
            try #require(groups.indices.allSatisfy { bridge.reply($0)?["result"] == true })
            for (number, group) in groups.enumerated() {
                bridge.send(number, "getWidgetData", ["id": "key", "appGroupId": group])
            }
            #expect(groups.indices.allSatisfy { bridge.reply($0)?["result"] == .int($0) })
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(bridge.pid)/fd").count
            #expect(open < 200)
            #expect(bridge.finish().status == 0)
        }
    }

    @Test("replies that a host does not read stay bounded behind a reload, too")
    func stalledBehindReload() async throws {
        try await onThread {
            let fake = try FakeExtension()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root, reads: false)
            let value = JSONValue.string(String(repeating: "x", count: 500_000))
            bridge.send(0, "setAppGroupId", ["groupId": "group.test"])
            bridge.send(0, "saveWidgetData", ["id": "key", "data": value])
            try fake.close()
            bridge.send(0, "updateWidget", ["ios": "Clock"])
            // Behind a save, so that they have to wait for the reload.
            bridge.send(0, "saveWidgetData", ["id": "key", "data": value])
            let requests = (1...1000).map { BridgeProcess.line($0, "getWidgetData", ["id": "key"]) }.joined()
            startThread { bridge.write(requests) }
            fake.waitUntilAsked()
            fake.open()
            Deadline.wait(for: "the output to be full") { BridgeProcess.waiting(in: bridge.output) >= 60_000 }
            var highest = 0
            for _ in 0..<100 {
                highest = max(highest, bridge.residentMemory)
                usleep(10_000)
            }
            #expect(highest < 150 << 20)
            bridge.startReading()
            #expect((1...1000).allSatisfy { bridge.reply($0)?["result"] == value })
            #expect(bridge.finish().status == 0)
        }
    }
}
