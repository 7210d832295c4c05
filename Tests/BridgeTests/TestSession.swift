import Bridge
import Foundation
import GroupStorage
import JSON
import JSONRPC

/// A session without pipes, on a root of its own.
final class TestSession {
    let widgets: FakeWidgets
    private let session: Session
    private let sink = Replies()
    private let root = FileManager.default.temporaryDirectory.path + "/bridge-tests-\(UUID().uuidString)"

    init(entitlements: Entitlements? = nil) {
        let storage = GroupStorage(root: root)
        widgets = FakeWidgets(storage: storage, entitlements: entitlements)
        session = Session(
            storage: storage, widgets: widgets, sink: sink, notifications: HostNotifications(sink: sink)
        ) { _, _ in }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Runs a test on a thread of its own: it waits, which the concurrency pool's threads must not.
    static func run(
        entitlements: Entitlements? = nil, _ body: @escaping @Sendable (TestSession) throws -> Void
    ) async throws {
        try await withCheckedThrowingContinuation { continuation in
            startThread { continuation.resume(with: Result { try body(TestSession(entitlements: entitlements)) }) }
        }
    }

    /// Hands in lines that were found together; the last one's outcome.
    @discardableResult
    func send(_ lines: [String]) -> Session.Next {
        session.beginTurn()
        var next = Session.Next.goOn
        for line in lines {
            next = Array(line.utf8).withUnsafeBufferPointer { session.handle(.line($0)) }
            if next == .exit { break }
        }
        session.endTurn()
        return next
    }

    @discardableResult
    func call(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> Session.Next {
        send([Self.line(id, method, params)])
    }

    static func line(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
        (["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params] as JSONValue).text
    }

    func finish() { session.finish() }

    /// The replies so far, in their order.
    var replies: [JSONValue] { sink.messages }

    /// The ids of the replies so far, in their order.
    var answered: [Int] { replies.compactMap { $0["id"]?.intValue } }

    /// Waits until so many have come.
    func replies(_ count: Int) -> [JSONValue] { sink.wait(for: count) }

    func reply(_ id: Int) -> JSONValue? { replies.last { $0["id"]?.intValue == id } }

    func code(_ id: Int) -> Int? { reply(id)?["error"]?["code"]?.intValue }
}

/// Keeps what was written.
final class Replies: ReplySink {
    private let monitor = Monitor<[JSONValue]>([])

    var messages: [JSONValue] { monitor.withLock { $0 } }

    func write(_ lines: [UInt8]) { enqueue(lines) }

    func enqueue(_ lines: [UInt8]) {
        let messages = lines.split(separator: UInt8(ascii: "\n")).map { line in
            (try? JSONValue(parsing: line)) ?? .string("not JSON: \(String(decoding: line, as: UTF8.self))")
        }
        monitor.withLock(waking: true) { $0 += messages }
    }

    func wait(for count: Int) -> [JSONValue] {
        monitor.wait { $0.count >= count ? $0 : nil }
    }
}
