import Testing
import WidgetArchive

@Suite("A tap on an archive") struct TapTests {
    /// A link over the whole row, a button within it, and the widget's own URL.
    private var archive: WidgetArchive {
        WidgetArchive(
            size: ArchiveSize(width: 100, height: 100), widgetURL: "app://widget",
            tapRegions: [
                TapRegion(frame: ArchiveRect(x: 0, y: 0, width: 100, height: 40), action: .url("app://row")),
                TapRegion(
                    frame: ArchiveRect(x: 60, y: 0, width: 40, height: 40),
                    action: .intent(type: "Like", parameters: "{}")),
            ],
            accessibility: [
                AccessibilityElement(frame: ArchiveRect(x: 0, y: 0, width: 60, height: 40), label: "Row"),
                AccessibilityElement(
                    frame: ArchiveRect(x: 60, y: 0, width: 40, height: 40), label: "Like", identifier: "like"),
                AccessibilityElement(frame: ArchiveRect(x: 0, y: 60, width: 10, height: 10), label: "like"),
            ])
    }

    @Test(
        "reaches the innermost region, else the widget's own URL",
        arguments: [
            (10.0, 10.0, TapRegion.Action.url("app://row")), (60, 0, .intent(type: "Like", parameters: "{}")),
            (99.9, 39.9, .intent(type: "Like", parameters: "{}")), (59.9, 39.9, .url("app://row")),
            (60, 40, .url("app://widget")), (10, 90, .url("app://widget")),
        ])
    func regions(x: Double, y: Double, action: TapRegion.Action) {
        #expect(archive.region(at: ArchivePoint(x: x, y: y))?.action == action)
    }

    @Test("only opens the app where there is nothing to reach")
    func nothing() {
        #expect(WidgetArchive(size: ArchiveSize(width: 10, height: 10)).region(at: ArchivePoint(x: 1, y: 1)) == nil)
    }

    @Test("finds an element by its identifier before one by its label")
    func elements() {
        #expect(archive.center(ofElement: "like") == ArchivePoint(x: 80, y: 20))
        #expect(archive.center(ofElement: "Row") == ArchivePoint(x: 30, y: 20))
        #expect(archive.center(ofElement: "row") == nil)
        #expect(archive.elementNames == ["Row", "like", "like"])
    }
}
