import JSON
import Synchronization
import TestSupport
import Testing

@testable import Bridge

@Suite("Calls in Flutter's form") struct MethodCallTests {
    private static func line(_ method: String, _ args: JSONValue) -> String {
        (["method": .string(method), "args": args] as JSONValue).text
    }

    @Test("replies keep the order of the calls, whatever is ready first")
    func order() async throws {
        try await TestSession.run { session in
            session.send([
                Self.line("setAppGroupId", ["groupId": "group.test"]),
                Self.line("saveWidgetData", ["id": "key", "data": 1]),
                // Answered while the save waits for its commit.
                Self.line("isRequestPinWidgetSupported", .null),
            ])
            #expect(session.methodReplies == [[true], [true], [true]])
            try session.fake.close()
            session.send([Self.line("updateWidget", ["ios": "News"])])
            session.fake.waitUntilAsked()
            session.send([
                Self.line("getWidgetData", ["id": "key"]), Self.line("setAppGroupId", [:]),
                TestSession.line(7, "isRequestPinWidgetSupported"),
                Self.line("noSuchMethod", .null), "not JSON",
            ])
            // JSON-RPC's reply waits for nobody.
            #expect(session.reply(7)?["result"] == true)
            #expect(session.methodReplies.count == 3)
            session.fake.open()
            session.finish()
            let rest = session.methodReplies.dropFirst(3).map { $0[0] }
            #expect(rest == [true, 1, "-6", "-32601", "-32700"])
        }
    }

    @Test("a message without args, or with an id, is no call in Flutter's form")
    func others() async throws {
        try await TestSession.run { session in
            session.send([
                #"{"method":"isRequestPinWidgetSupported"}"#,
                #"{"id":2,"method":"isRequestPinWidgetSupported","args":null}"#,
                #"{"method":5,"args":null}"#,
            ])
            #expect(session.methodReplies.isEmpty)
            #expect(session.replies.map { $0["error"]?["code"]?.intValue } == [-32600, -32600, -32600])
        }
    }

    @Test("replies that wait for their turn are counted, and go out together")
    func held() {
        let sink = Lines()
        let replies = MethodCallReplies(sink: sink)
        for _ in 0..<4 { _ = replies.address() }
        var output: [UInt8] = []
        replies.append(Array("[1]\n".utf8), of: 1, to: &output)
        replies.append([UInt8](repeating: 0x20, count: PendingRequests.queueLimit + 1), of: 3, to: &output)
        #expect(output.isEmpty && replies.isFull)
        replies.enqueue(Array("[0]\n".utf8), of: 0)
        #expect(sink.text == "[0]\n[1]\n" && replies.isFull)
        replies.enqueue(Array("[2]\n".utf8), of: 2)
        #expect(sink.text.hasPrefix("[0]\n[1]\n[2]\n ") && !replies.isFull)
        replies.waitForRoom()
    }
}

extension TestSession {
    /// The replies in Flutter's form so far.
    fileprivate var methodReplies: [[JSONValue]] { replies.compactMap(\.arrayValue) }
}

/// Keeps what was written as it is.
private final class Lines: ReplySink {
    private let lines = Mutex<[UInt8]>([])

    var text: String { String(decoding: lines.withLock { $0 }, as: UTF8.self) }

    func write(_ lines: [UInt8]) { enqueue(lines) }
    func enqueue(_ lines: [UInt8]) { self.lines.withLock { $0 += lines } }
    func waitUntilQueued(atMost limit: Int) {}
}
