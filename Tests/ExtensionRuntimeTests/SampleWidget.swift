import Foundation
import SwiftUICompat
import Synchronization
import WidgetKitCompat

struct Entry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance?
}

/// Does what a test gives it to do.
struct Provider: TimelineProvider {
    var snapshot: @Sendable (Context, @escaping @Sendable (Entry) -> Void) -> Void = { _, completion in
        completion(Entry(date: Date(timeIntervalSince1970: 1)))
    }
    var timeline: @Sendable (Context, @escaping @Sendable (Timeline<Entry>) -> Void) -> Void = { _, completion in
        completion(
            Timeline(
                entries: [
                    Entry(
                        date: Date(timeIntervalSince1970: 1), relevance: TimelineEntryRelevance(score: 2, duration: 3)),
                    Entry(date: Date(timeIntervalSince1970: 5)),
                ], policy: .after(Date(timeIntervalSince1970: 9))))
    }

    func placeholder(in context: Context) -> Entry { Entry(date: Date(timeIntervalSince1970: 0)) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        snapshot(context, completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        timeline(context, completion)
    }
}

/// Shows its environment as a colour: red when redacted, blue in the dark, else green.
struct EnvironmentView: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        reasons.contains(.placeholder)
            ? Color(red: 1, green: 0, blue: 0)
            : scheme == .dark ? Color(red: 0, green: 0, blue: 1) : Color(red: 0, green: 1, blue: 0)
    }
}

@MainActor final class Evaluations {
    var count = 0
}

/// Content that notes each time that it is evaluated.
struct Counted<Content: View>: View {
    let evaluations: Evaluations
    @ViewBuilder let content: Content

    var body: some View {
        evaluations.count += 1
        return content
    }
}

/// Two views that no container holds.
struct TwoBands: View {
    @ViewBuilder var body: some View {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
    }
}

/// A view that nothing can draw.
struct UndrawableView: View {
    var body: Never { fatalError("asked for its body") }
}
