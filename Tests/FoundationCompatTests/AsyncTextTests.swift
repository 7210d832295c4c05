import Foundation
import FoundationCompat
import Testing

@Suite("Text that comes byte by byte")
struct AsyncTextTests {
    private struct Bytes: AsyncSequence {
        let bytes: [UInt8]

        struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: [UInt8].Iterator
            mutating func next() async -> UInt8? { bytes.next() }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeIterator()) }
    }

    private func all<Sequence: AsyncSequence>(_ sequence: Sequence) async throws -> [Sequence.Element] {
        var elements: [Sequence.Element] = []
        for try await element in sequence { elements.append(element) }
        return elements
    }

    @Test("has its lines, whatever ends them, and no empty ones")
    func lines() async throws {
        let text = "one\r\n\r\ntwo\u{2028}drei ß\n\nvier"
        #expect(try await all(Bytes(bytes: Array(text.utf8)).lines) == ["one", "two", "drei ß", "vier"])
        #expect(try await all(Bytes(bytes: []).lines).isEmpty)
    }

    @Test("has its characters and scalars, with U+FFFD for what is no UTF-8")
    func characters() async throws {
        let text = Bytes(bytes: Array("e\u{301}👍🏽".utf8))
        #expect(try await all(text.characters) == ["e\u{301}", "👍🏽"])
        #expect(try await all(text.unicodeScalars).count == 4)
        let broken = Bytes(bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62])
        #expect(String(String.UnicodeScalarView(try await all(broken.unicodeScalars))) == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
    }

    @Test("is read from files and handles")
    func files() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("a\nb\n".utf8).write(to: url)
        #expect(try await all(url.lines) == ["a", "b"])
        #expect(try await all(try FileHandle(forReadingFrom: url).bytes.lines) == ["a", "b"])
        #expect(try await all(url.resourceBytes).count == 4)
    }
}
