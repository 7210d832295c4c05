import Foundation
import JSON
import TestSupport
import Testing

@Suite("A crash of a widget's own code")
struct CrashTraceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let provider = """
        import WidgetKit

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                completion(Entry(date: .now))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                load(completion)
            }
        }
        """

    private static let widget = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        @main
        struct Crashing: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Crashing", provider: Provider()) { _ in Text("here") }
                    .supportedFamilies([.systemSmall])
            }
        }
        """

    /// The error of an update whose provider runs the body of `load`, which is the third line of its file.
    private func failure(_ body: String, _ more: String = "") throws -> JSONValue {
        try folder.write(Self.widget, to: "Crashing/Crashing.swift")
        try folder.write(Self.provider, to: "Crashing/Provider.swift")
        try folder.write(
            """
            import WidgetKit
            func load(_ completion: @escaping (Timeline<Entry>) -> Void) {
                \(body)
            }
            \(more)
            """, to: "Crashing/Load.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "Crashing"), root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.sample"])
        let error = try bridge.error("updateWidget", ["ios": "Crashing"])
        _ = bridge.finish()
        return error
    }

    private func place(_ file: String, _ line: Int) -> JSONValue {
        ["file": .string(folder.path("Crashing/\(file)")), "line": .int(line)]
    }

    @Test(
        "that Swift's library finds out, or nobody, is told with its line and those that have led to it",
        arguments: [
            ("let posts: [Int] = []; print(posts[0])", "SIGILL", "Index out of range"),
            ("var n = Int8.max; n += Int8(CommandLine.argc); print(n)", "SIGILL", "arithmetic overflow"),
            ("let value: Any = 1; print(value as! String)", "SIGABRT", "Could not cast value"),
            ("UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", "SIGSEGV", "crashed in timeline"),
        ])
    func line(body: String, signal: String, words: String) throws {
        let error = try failure(body)
        #expect(error["code"] == -22 && error["data"]?["signal"] == .string(signal), "\(error.text)")
        let message = try #require(error["message"]?.stringValue)
        let end = ", at \(folder.path("Crashing/Load.swift")):3"
        #expect(message.contains(words) && message.hasSuffix(end), "\(message)")
        #expect(error["data"]?["trace"]?.arrayValue?.prefix(2) == [place("Load.swift", 3), place("Provider.swift", 9)])
        let said = error["data"]?["stderr"]?.arrayValue?.compactMap(\.stringValue) ?? []
        #expect(!said.contains { $0.contains("widget-bridge: crashed") })
    }

    @Test("that Swift tells the line of is told with that alone, and with those that have led to it")
    func known() throws {
        let error = try failure(#"fatalError("no posts")"#)
        #expect(error["message"]?.stringValue?.hasSuffix("Crashing/Load.swift:3: Fatal error: no posts") == true)
        #expect(error["data"]?["trace"]?.arrayValue?.prefix(2) == [place("Load.swift", 3), place("Provider.swift", 9)])
    }

    @Test("in a call that never comes back is told with its line, whatever is left of the stack")
    func recursion() throws {
        let error = try failure("print(deep(1))", "func deep(_ n: Int) -> Int {\n    1 + deep(n + 1)\n}")
        #expect(error["data"]?["signal"] == "SIGSEGV", "\(error.text)")
        // The stack ends where the function begins, or in what it does.
        let first = try #require(error["data"]?["trace"]?.arrayValue?.first)
        #expect([place("Load.swift", 5), place("Load.swift", 6)].contains(first), "\(error.text)")
    }

    @Test("in a task of its own is told with its line")
    func task() throws {
        let error = try failure(
            """
            Task { await Task.yield(); let none: [Int] = []; print(none[3]); completion(.init(entries: [], policy: .never)) }
            """)
        #expect(error["data"]?["trace"]?.arrayValue?.first == place("Load.swift", 3), "\(error.text)")
    }
}
