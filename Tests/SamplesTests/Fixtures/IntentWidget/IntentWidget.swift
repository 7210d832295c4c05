import Intents
import SwiftUI
import WidgetKit

struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: EverythingIntent())
    }

    func getSnapshot(
        for configuration: EverythingIntent, in context: Context, completion: @escaping (SimpleEntry) -> ()
    ) {
        let entry = SimpleEntry(date: Date(), configuration: configuration)
        completion(entry)
    }

    func getTimeline(
        for configuration: EverythingIntent, in context: Context,
        completion: @escaping (Timeline<Entry>) -> ()
    ) {
        var entries: [SimpleEntry] = []

        // Generate a timeline consisting of five entries an hour apart, starting from the current date.
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, configuration: configuration)
            entries.append(entry)
        }

        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let configuration: EverythingIntent
}

struct IntentWidgetEntryView: View {
    var entry: Provider.Entry

    /// What is set, a word for each.
    private var words: [String] {
        let intent = entry.configuration
        return [
            intent.stringValue, intent.integerValue?.stringValue, intent.decimalValue?.stringValue,
            intent.booleanValue?.boolValue == true ? "yes" : "no",
            intent.timeIntervalValue.map { "\($0.intValue)s" },
            intent.dateComponentsValue.map { "\($0.year ?? 0)/\($0.month ?? 0)" },
            intent.urlValue?.host, intent.fileValue?.filename, intent.personValue?.displayName,
            intent.placemarkValue?.name, intent.placemarkValue?.location.map { "\($0.coordinate.latitude)" },
            intent.speakableStringValue?.spokenPhrase, intent.currencyAmountValue?.currencyCode,
            intent.paymentMethodValue?.name, intent.distanceValue.map { "\($0.value)\($0.unit.symbol)" },
            intent.temperatureValue.map { "\($0.value)\($0.unit.symbol)" },
            intent.stringValues?.joined(separator: "+"), intent.integerValues?.map(\.stringValue).joined(),
            "\(intent.shape)", intent.shapes?.map(\.stringValue).joined(),
            intent.place?.displayString, intent.place?.subtitleString, intent.place?.Country,
            intent.places?.map(\.displayString).joined(separator: "&"), intent.default, intent.theme,
        ].compactMap { $0 }
    }

    var body: some View {
        Text(words.joined(separator: " "))
    }
}

struct IntentWidget: Widget {
    let kind: String = "IntentWidget"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: EverythingIntent.self, provider: Provider()) { entry in
            IntentWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("My Widget")
        .description("This is an example widget.")
    }
}

struct ReadingProvider: IntentTimelineProvider {
    typealias Entry = ReadingEntry
    typealias Intent = ReadingIntent

    func placeholder(in context: Context) -> ReadingEntry { ReadingEntry(date: .now, text: "") }

    func getSnapshot(
        for configuration: ReadingIntent, in context: Context, completion: @escaping (ReadingEntry) -> Void
    ) {
        let words = [configuration.story, configuration.author?.displayString, configuration.pages?.stringValue]
        completion(ReadingEntry(date: .now, text: words.compactMap { $0 }.joined(separator: ", ")))
    }

    func getTimeline(
        for configuration: ReadingIntent, in context: Context,
        completion: @escaping (Timeline<ReadingEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { entry in
            WidgetCenter.shared.getCurrentConfigurations { result in
                let stories = (try? result.get())?.compactMap { ($0.configuration as? ReadingIntent)?.story }
                UserDefaults(suiteName: "group.reading")?.set(stories, forKey: "stories")
                completion(Timeline(entries: [entry], policy: .never))
            }
        }
    }

    func recommendations() -> [IntentRecommendation<ReadingIntent>] {
        let intent = ReadingIntent()
        intent.story = "The Overcoat"
        return [IntentRecommendation(intent: intent, description: "A coat")]
    }
}

struct ReadingEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct OlderProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ReadingEntry { .init(date: Date(), text: "") }

    func getSnapshot(for configuration: OlderIntent, in context: Context, completion: @escaping (ReadingEntry) -> Void)
    {
        completion(.init(date: Date(), text: configuration.tag?.identifier ?? "none"))
    }

    func getTimeline(
        for configuration: OlderIntent, in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { completion(Timeline(entries: [$0], policy: .never)) }
    }
}

@main
struct IntentWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        IntentWidget()
        ReadingWidget()
        OlderWidget()
        StationWidget()
    }
}

struct ReadingWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Reading", intent: ReadingIntent.self, provider: ReadingProvider()) { entry in
            Text(entry.text)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct OlderWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Older", intent: OlderIntent.self, provider: OlderProvider()) { Text($0.text) }
            .supportedFamilies([.systemSmall])
    }
}

struct IntentWidget_Previews: PreviewProvider {
    static var previews: some View {
        IntentWidgetEntryView(entry: SimpleEntry(date: Date(), configuration: EverythingIntent()))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
