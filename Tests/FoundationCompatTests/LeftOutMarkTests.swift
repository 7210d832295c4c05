import Foundation
import FoundationCompat
import Testing

@Suite("The mark of a macro that was left out")
struct LeftOutMarkTests {
    private struct Marked: Encodable, Hashable {
        private let mark = _LeftOutMark("Lottie.Storable", "/W/Stored.swift", 1)
        var count: Int
    }

    @Test("is no part of what its value stores or is compared by")
    func stored() throws {
        let data = try JSONEncoder().encode(Marked(count: 3))
        #expect(String(decoding: data, as: UTF8.self) == #"{"count":3}"#)
        #expect(Marked(count: 3) == Marked(count: 3) && Marked(count: 3) != Marked(count: 4))
        #expect(Set([Marked(count: 3), Marked(count: 3)]).count == 1)
    }
}
