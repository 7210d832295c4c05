import Testing
import WidgetProtocol

@Suite("Misspelt names") struct SpellingTests {
    @Test("have a neighbour, and none is made up")
    func nearest() {
        #expect(Spelling.nearest(to: "brandColour", among: ["BrandColor", "Accent"]) == "BrandColor")
        #expect(Spelling.nearest(to: "color_scheme", among: ["colorScheme", "scale"]) == "colorScheme")
        #expect(Spelling.nearest(to: "zzzzzz", among: ["BrandColor", "Accent"]) == nil)
        #expect(Spelling.nearest(to: "a", among: []) == nil)
    }
}
