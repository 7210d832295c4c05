import Bridge
import Foundation
import JSON
import JSONRPC
import POSIXSupport
import TestSupport
import Testing
import WidgetHome
import WidgetProtocol

/// A session without pipes, on a root of its own, with a fake extension: `News` in a small size, and `Clock`.
final class TestSession {
    let fake: FakeExtension
    private let session: Session
    private let sink = Replies()

    init() throws {
        fake = try FakeExtension()
        let home = fake.home()
        for kind in ["News", "Clock"] { _ = try home.install(kind: kind) }
        let notifications = HostNotifications(sink: sink)
        session = Session(
            storage: fake.storage, home: home, pictures: Pictures(root: fake.root), sink: sink,
            notifications: notifications
        ) { _, _ in }
    }

    /// Runs a test on a thread of its own: it waits, which the concurrency pool's threads must not.
    static func run(_ body: @escaping @Sendable (TestSession) throws -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            startThread { continuation.resume(with: Result { try body(try TestSession()) }) }
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

    /// Waits for the reply to a request.
    @discardableResult
    func waitForReply(_ id: Int) -> JSONValue? {
        Deadline.wait(for: "the reply to \(id)") { reply(id) != nil }
        return reply(id)
    }

    func reply(_ id: Int) -> JSONValue? { replies.last { $0["id"]?.intValue == id } }

    func code(_ id: Int) -> Int? { reply(id)?["error"]?["code"]?.intValue }

    /// The kinds whose timelines were asked for, in order.
    var reloads: [String] {
        fake.calls.filter { $0.contains(" timeline ") }.map { String($0.split(separator: " ")[2]) }
    }
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
        for message in messages { Catalogue.check(message) }
        monitor.withLock(waking: true) { $0 += messages }
    }

    func waitUntilQueued(atMost limit: Int) {}
}
