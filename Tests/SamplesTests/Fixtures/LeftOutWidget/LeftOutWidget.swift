import FirebaseAnalytics
import Lottie
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date = Date()
    var animation: LottieAnimation?
    var sensor = Sensor.shared
    var stored = Stored()
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        Analytics.logEvent("timeline", parameters: nil)
        completion(Timeline(entries: [Entry()], policy: .never))
    }
}

struct TrappingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(), Entry()].prefix(Sensor.shared.found.count).map { $0 }, policy: .never))
    }
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        VStack {
            Text("Still drawn").sparkles(.intense)
            LottieView(animation: entry.animation)
            Text("Below").font(.caption)
        }
        .containerBackground(for: .widget) { Color.white }
    }
}

struct Drawn: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Drawn", provider: Provider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemHuge])
    }
}

struct Trapping: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trapping", provider: TrappingProvider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct Widgets: WidgetBundle {
    var body: some Widget {
        Drawn()
        Trapping()
    }
}
