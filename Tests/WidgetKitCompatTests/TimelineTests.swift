import Foundation
import SwiftUICompat
import Testing

@testable import WidgetKitCompat

private struct Entry: TimelineEntry {
    let date: Date
    var title = ""
}

/// Written as providers are, without `@Sendable`.
private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, title: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: .now, title: "\(context.family)"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        let entries = (0..<3).map { Entry(date: Date(timeIntervalSince1970: Double($0)), title: "\($0)") }
        completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 9))))
    }
}

@Suite("Timelines")
@MainActor struct TimelineTests {
    private let context = TimelineProviderContext(
        family: .systemMedium, displaySize: CGSize(width: 338, height: 158), isPreview: false,
        environments: [ColorScheme.light, .dark, .light].map { scheme in
            var values = EnvironmentValues()
            values.colorScheme = scheme
            return values
        })

    @Test("tell providers each value of the environment once")
    func variants() {
        #expect(context.environmentVariants.colorScheme == [.light, .dark])
        #expect(context.environmentVariants[\.displayScale] == [3])
    }

    @Test("have their provider made when it is asked, once")
    func made() {
        var count = 0
        let configuration = StaticConfiguration(
            kind: "A",
            provider: {
                count += 1
                return Provider()
            }()
        ) { _ in Color.red }
        let source = configuration.definition()?.source
        #expect(count == 0)
        _ = source?.placeholder(in: context)
        _ = source?.placeholder(in: context)
        #expect(count == 1)
    }

    @Test("pass through types that know nothing of the provider's")
    func erased() throws {
        let provider = MadeProvider { Provider() }
        let source = StaticTimelineSource(provider: provider) { entry in Color.red.opacity(Double(entry.title) ?? 0) }
        #expect(source.placeholder(in: context).date == .distantPast)
        nonisolated(unsafe) var timeline: DrawableTimeline?
        source.timeline(in: context) { timeline = $0.value }
        #expect(timeline?.entries.map(\.date.timeIntervalSince1970) == [0, 1, 2])
        #expect(timeline?.policy == .after(Date(timeIntervalSince1970: 9)))
    }

    @Test("rank entries by relevance, which none has by default")
    func relevance() {
        #expect(Entry(date: .now).relevance == nil)
        #expect(TimelineEntryRelevance(score: 3) == TimelineEntryRelevance(score: 3, duration: 0))
    }

    @Test("are reloaded by policies that differ by their date")
    func policies() {
        let date = Date(timeIntervalSince1970: 5)
        #expect(TimelineReloadPolicy.after(date) == .after(date))
        #expect(TimelineReloadPolicy.after(date) != .after(date + 1))
        #expect(TimelineReloadPolicy.atEnd != .never)
    }
}
