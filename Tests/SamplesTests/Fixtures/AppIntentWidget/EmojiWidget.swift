import WidgetKit
import SwiftUI
import AppIntents

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationAppIntent())
    }

    func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<SimpleEntry> {
        var entries: [SimpleEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, configuration: configuration)
            entries.append(entry)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    //    func relevances() async -> WidgetRelevances<ConfigurationAppIntent> {
    //    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationAppIntent
}

struct WEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text("Time:")
            Text(entry.date, style: .time)
            Text("Favorite Emoji:")
            Text(entry.configuration.favoriteEmoji)
            Button("Go", intent: Act2())
            Toggle(isOn: true, intent: Tog()) { Text("T") }
            Button(intent: Act(x: Ent(id: "q"))) { Image(systemName: "star") }.buttonStyle(.plain)
        }
    }
}

struct W: Widget {
    let kind: String = "W"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: Provider()) { entry in
            WEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}
struct P2: AppIntentTimelineProvider {
    typealias Entry = E2
    typealias Intent = C2
    func placeholder(in context: Context) -> E2 { E2(date: .now, text: "p") }
    func snapshot(for configuration: C2, in context: Context) async -> E2 { E2(date: .now, text: "s") }
    func timeline(for configuration: C2, in context: Context) async -> Timeline<E2> {
        try? await SharedValues.noteInstalled()
        SharedValues.noteCasts()
        SharedValues.noteValues()
        return Timeline(
            entries: [
                E2(
                    date: .now,
                    text:
                        "\(configuration.slot) \(configuration.capacity) \(configuration.name ?? "-") \(configuration.e?.id ?? "none") \(configuration.es.count)"
                )
            ], policy: .never)
    }
    func recommendations() -> [AppIntentRecommendation<C2>] {
        [AppIntentRecommendation(intent: C2(slot: .a), description: "x")]
    }
}
struct E2: TimelineEntry { let date: Date; let text: String }
struct W2: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "W2", provider: P2()) {
            Text($0.text).containerBackground(for: .widget) { Color.white }
        }
        .configurationDisplayName("Two").supportedFamilies([.systemSmall])
    }
}

extension ConfigurationAppIntent {
    fileprivate static var smiley: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.favoriteEmoji = "😀"
        return intent
    }
    fileprivate static var starEyes: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.favoriteEmoji = "🤩"
        return intent
    }
}

#Preview(as: .systemSmall) {
    W()
} timeline: {
    SimpleEntry(date: .now, configuration: .smiley)
    SimpleEntry(date: .now, configuration: .starEyes)
}
