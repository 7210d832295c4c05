import AppIntentsCompat
import SwiftUICompat
import Testing

@Suite("Enumerations that are entities")
struct EnumerationEntityTests {
    enum Size: Int, CaseIterable, AppEntity {
        case small = 1
        case large = 5
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        var displayRepresentation: DisplayRepresentation { "Size \(rawValue)" }
    }

    @Test("are identified by their raw values, and found by these")
    func found() async throws {
        #expect(Size.large.id == 5)
        #expect(try await Size.defaultQuery.entities(for: [5, 2]) == [.large])
        #expect(try await Size.defaultQuery.suggestedEntities() == [.small, .large])
    }
}
