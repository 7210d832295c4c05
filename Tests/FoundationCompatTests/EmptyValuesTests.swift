import Foundation
import FoundationCompat
import Testing

@Suite("The values that stand for those which left-out code would have given")
struct EmptyValuesTests {
    private struct Settings: Equatable {
        var name: String
        var count: Int
        var ratio: Double
        var last: Date?
        var tags: [String]
        let mode: Mode
        var size: (width: Int, isKnown: Bool)
        var home: URL

        static func == (one: Settings, other: Settings) -> Bool {
            one.name == other.name && one.count == other.count && one.ratio == other.ratio && one.last == other.last
                && one.tags == other.tags && one.mode == other.mode && one.size == other.size && one.home == other.home
        }
    }

    private enum Mode: Equatable { case custom(String), plain, other }

    private enum Weekday: String, CaseIterable { case monday, tuesday }

    private protocol Store: AnyObject {
        func read() -> String
    }

    private class MockStore: Store {
        func read() -> String { "mock" }
    }

    private final class Base {
        var rows = ["a"]
    }

    private final class FileStore: Store {
        private let base: Base
        private let settings: Settings
        weak var owner: Base?

        init(base: Base, settings: Settings) {
            self.base = base
            self.settings = settings
        }

        func read() -> String { "\(base.rows.count) \(settings.name)" }
    }

    private actor Counter {
        private var count: Int
        init(count: Int) { self.count = count }
        func next() -> Int {
            count += 1
            return count
        }
    }

    private final class Node {
        let next: Node
        init(next: Node) { self.next = next }
    }

    private enum Loaded { case some(Int) }

    private protocol Nobodys {}

    private static let empty = EmptyValues("Kit.Store", "/App/Store.swift", 3)

    @Test("of a structure has every property empty, also those of tuples and enumerations")
    func structures() throws {
        let value = try #require(Self.empty.value(Settings.self))
        let expected = Settings(
            name: "Kit.Store", count: 0, ratio: 0, last: nil, tags: [], mode: .plain, size: (0, false),
            home: try #require(URL(string: "about:blank")))
        #expect(value == expected)
        #expect(Self.empty.value(Weekday.self) == .monday)
        #expect(Self.empty.value(Mode?.self) == .some(nil))
    }

    @Test("of a protocol is an object of a type that conforms to it, before one that is made for tests")
    func objects() throws {
        let store = try #require(Self.empty.value((any Store).self))
        #expect(store.read() == "0 Kit.Store")
        #expect((store as? FileStore)?.owner == nil)
    }

    @Test("of an actor works as one")
    func actors() async throws {
        let counter = try #require(Self.empty.value(Counter.self))
        #expect(await counter.next() == 1)
        #expect(await counter.next() == 2)
    }

    @Test("of a function is one that ends the call when it is called, and not before")
    func functions() {
        #expect(Self.empty.value(((Int, String) async throws -> Settings).self) != nil)
        #expect(Self.empty.value(((Double) -> Void).self) != nil)
    }

    @Test("are none where a property has none")
    func none() {
        #expect(Self.empty.value(Node.self) == nil)
        #expect(Self.empty.value(Loaded.self) == nil)
        #expect(Self.empty.value((any Nobodys).self) == nil)
        #expect(Self.empty.value(Never.self) == nil)
    }
}
