import Foundation
import JSON
import POSIXSupport
import TestSupport
import Testing

@Suite struct OutputTests {
    private func lines(_ numbers: some Sequence<Int>, _ line: (Int) -> String) -> [UInt8] {
        Array(numbers.map(line).joined().utf8)
    }

    private func get(_ id: Int) -> String { BridgeProcess.line(id, "getWidgetData", ["id": "key"]) }

    /// Of five requests, three are saves, one reads them, and one fails.
    private func mixed(_ id: Int) -> String {
        switch id % 5 {
        case 0: BridgeProcess.line(id, "updateWidget", ["ios": "Nothing"])
        case 1: get(id)
        default: BridgeProcess.line(id, "saveWidgetData", ["id": "key", "data": .int(id)])
        }
    }

    private func save(_ bridge: BridgeProcess, bytes: Int) -> JSONValue {
        let value = JSONValue.string(String(repeating: "é\"", count: bytes / 4))
        bridge.send(0, "setAppGroupId", ["groupId": "group.test"])
        bridge.send(0, "saveWidgetData", ["id": "key", "data": value])
        return value
    }

    @Test("16 replies of 1 MB at once all parse")
    func largeReplies() async throws {
        try await withBridge { bridge, _ in
            let value = save(bridge, bytes: 1 << 20)
            bridge.write(lines(1...16, get))
            let (messages, status) = bridge.finish()
            #expect(messages.dropFirst(2).map { $0["id"] } == (1...16).map { .int($0) })
            #expect(messages.dropFirst(2).allSatisfy { $0["result"] == value })
            #expect(status == 0)
        }
    }

    @Test("a host that stops reading is not read either, memory stays bounded, and then all is answered")
    func stalledHost() async throws {
        try await withBridge(reads: false) { bridge, _ in
            let value = save(bridge, bytes: 100_000)
            let requests = lines(1...2000, get)
            startThread { bridge.write(requests) }
            // Nothing is read, so in the end both pipes stay full: they hold 64 KiB each.
            var isStalled = 0
            Deadline.wait(for: "both pipes to be full") {
                usleep(5_000)
                let isFull = BridgeProcess.waiting(in: bridge.output) >= 60_000
                isStalled = isFull && BridgeProcess.waiting(in: bridge.input) >= 60_000 ? isStalled + 1 : 0
                return isStalled >= 20
            }
            #expect(bridge.residentMemory < 100 << 20)
            bridge.startReading()
            let messages = bridge.messages(atLeast: 2002)
            #expect(messages.dropFirst(2).map { $0["id"] } == (1...2000).map { .int($0) })
            #expect(messages.last?["result"] == value)
            #expect(bridge.finish().status == 0)
        }
    }

    @Test("a host that closes its end is found out: the bridge ends with an I/O error's status")
    func closedOutput() async throws {
        try await withBridge(reads: false) { bridge, _ in
            // The one that the bridge writes to, closed at the reading end.
            let output = bridge.output
            dup2(open("/dev/null", O_RDONLY), output)
            startThread { for id in 1...1_000_000 { bridge.send(id, "isRequestPinWidgetSupported") } }
            #expect(bridge.exitStatus() == 74)
        }
    }

    @Test("a thousand requests in one write are all answered, saves in the order sent")
    func thousand() async throws {
        try await withBridge { bridge, _ in
            bridge.send(0, "setAppGroupId", ["groupId": "group.test"])
            bridge.write(lines(1...1000, mixed))
            let (messages, status) = bridge.finish()
            let answered = messages.compactMap { $0["id"]?.intValue }
            #expect(answered.sorted() == Array(0...1000))
            #expect(answered.filter { $0 % 5 != 1 } == (0...1000).filter { $0 % 5 != 1 })
            // Each get sees the save that was sent before it.
            for id in stride(from: 6, through: 1000, by: 5) {
                let reply = messages.first { $0["id"]?.intValue == id }
                #expect(reply?["result"] == .int(id - 2))
            }
            #expect(status == 0)
        }
    }

    @Test("an acknowledged save survives the bridge's death by SIGKILL")
    func killed() async throws {
        try await withBridge { first, folder in
            first.send(0, "setAppGroupId", ["groupId": "group.test"])
            startThread {
                for id in 1...100_000 { first.send(id, "saveWidgetData", ["id": .string("\(id)"), "data": .int(id)]) }
            }
            _ = first.messages(atLeast: 500)
            first.kill()
            let acknowledged = first.messages(atLeast: .max).compactMap { $0["id"]?.intValue }.filter { $0 > 0 }
            #expect(acknowledged.count >= 499)
            let second = try BridgeProcess(root: folder.path("state"))
            let gets = acknowledged.map {
                BridgeProcess.line($0, "getWidgetData", ["id": .string("\($0)"), "appGroupId": "group.test"])
            }
            startThread { second.write(gets.joined()) }
            let found = second.messages(atLeast: acknowledged.count)
            #expect(found.map { $0["result"] } == acknowledged.map { .int($0) })
            #expect(second.finish().status == 0)
        }
    }
}
