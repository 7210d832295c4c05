import SwiftUICompat
import Testing

/// Layout as SwiftUI's documentation states it, and as it was seen in SwiftUI.
@MainActor @Suite struct LayoutCaseTests {
    @Test("views lie where SwiftUI's rules put them", arguments: LayoutCase.all)
    func frames(_ layout: LayoutCase) throws {
        let found = try layout.frames()
        #expect(found == layout.expected, "\(layout.reason)")
    }

    @Test("no rule is told twice")
    func distinctReasons() {
        #expect(Set(LayoutCase.all.map(\.reason)).count == LayoutCase.all.count)
    }
}

extension LayoutCase {
    static let all = [
        sharing, priorities, spacers, frames, padding, ideals, layers, alignments, grids, lazyGrids, texts, lines,
        fitting,
        geometry, safeAreas, rightToLeft, customLayouts, erasedLayouts,
    ].flatMap(\.self)
}
