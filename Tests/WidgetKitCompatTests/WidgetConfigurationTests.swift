import Foundation
import JSON
import SwiftUICompat
import Testing
import WidgetProtocol

@testable import WidgetKitCompat

private struct Entry: TimelineEntry {
    let date: Date
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
}

private struct Plain: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { _ in Color.red }
    }
}

private struct Configured: Widget {
    let name = "from a string"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Configured", provider: Provider()) { _ in
            Color.red
            Color.blue
        }
        .configurationDisplayName(name)
        .description("A description")
        .supportedFamilies([.systemSmall, .accessoryInline])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .disfavoredLocations([.standBy], for: [.systemSmall])
        .onBackgroundURLSessionEvents(matching: "id") { _, _ in }
    }
}

private struct Bundle: WidgetBundle {
    static nonisolated(unsafe) var showsMore = false

    var body: some Widget {
        Plain()
        Configured()
        if #available(iOS 99, *) { Plain() }
        if Self.showsMore { Configured() } else { Plain() }
        Empty()
    }
}

private struct Empty: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@Suite("A widget's configuration")
@MainActor struct WidgetConfigurationTests {
    @Test("supports every family of the home screen, with margins, where it says nothing")
    func defaults() throws {
        let widget = try #require(WidgetContents(of: Plain()).widgets.first)
        #expect(widget.kind == "Plain")
        #expect(widget.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(!widget.contentMarginsDisabled)
        #expect(widget.isContainerBackgroundRemovable)
        #expect(widget.displayName == nil)
    }

    @Test("holds what its modifiers say")
    func modifiers() throws {
        let widget = try #require(WidgetContents(of: Configured()).widgets.first)
        #expect(widget.families == [.systemSmall, .accessoryInline])
        #expect(widget.contentMarginsDisabled)
        #expect(!widget.isContainerBackgroundRemovable)
        #expect(widget.displayName == Text(verbatim: "from a string"))
    }

    @Test("of a bundle is one for each widget that it holds, in order")
    func bundle() {
        Bundle.showsMore = false
        #expect(WidgetContents(of: Bundle()).widgets.map(\.kind) == ["Plain", "Configured", "Plain", "Plain"])
        Bundle.showsMore = true
        #expect(WidgetContents(of: Bundle()).widgets.map(\.kind) == ["Plain", "Configured", "Plain", "Configured"])
    }

    @Test("reaches the bridge by way of the widget center")
    func center() async throws {
        nonisolated(unsafe) var requests: [JSONValue] = []
        WidgetCenter.shared.connect(
            send: { requests.append([.string($0.rawValue), .object($1)]) },
            configurations: { [WidgetInfo(kind: "Plain", family: .systemSmall)] })
        WidgetCenter.shared.reloadTimelines(ofKind: "Plain")
        WidgetCenter.shared.reloadAllTimelines()
        #expect(requests == [["reloadTimelines", ["kind": "Plain"]], ["reloadAllTimelines", [:]]])
        #expect(try await WidgetCenter.shared.currentConfigurations().map(\.family) == [.systemSmall])
    }
}
