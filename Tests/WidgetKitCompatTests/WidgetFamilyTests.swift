import Foundation
import Testing
import WidgetProtocol

@testable import WidgetKitCompat

@Suite("Widget families")
struct WidgetFamilyTests {
    @Test("a switch over the families of iOS needs no default")
    func exhaustive() {
        func isWide(_ family: WidgetFamily) -> Bool {
            switch family {
            case .systemSmall, .systemLarge, .accessoryCircular: false
            case .systemMedium, .systemExtraLarge, .accessoryRectangular, .accessoryInline: true
            }
        }
        #expect(WidgetFamily.allCases.filter(isWide).count == 4)
    }

    @Test("have the names that go over the wire")
    func names() {
        #expect(
            WidgetFamily.allCases.map(\.description) == [
                "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
                "accessoryRectangular", "accessoryInline",
            ])
        for family in WidgetFamily.known { #expect(family.family.map(WidgetFamily.init) == family) }
        #expect(Set(WidgetFamily.known.compactMap(\.family)) == Set(Family.allCases))
    }
}
