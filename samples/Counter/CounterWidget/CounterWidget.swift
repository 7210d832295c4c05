import SwiftUI
import WidgetKit

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: .now, count: CounterStore.count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        completion(Timeline(entries: [CounterEntry(date: .now, count: CounterStore.count)], policy: .never))
    }
}

struct CounterView<Minus: View, Plus: View>: View {
    @Environment(\.widgetFamily) private var family
    let count: Int
    @ViewBuilder let minus: Minus
    @ViewBuilder let plus: Plus

    var body: some View {
        VStack(spacing: 12) {
            Text(count, format: .number)
                .font(.system(size: 52, weight: .semibold, design: .rounded))
                .contentTransition(.numericText(value: Double(count)))
                .accessibilityIdentifier("count")
            HStack(spacing: 12) {
                minus
                plus
            }
            .buttonStyle(.borderedProminent)
            if family != .systemSmall {
                Link("History", destination: URL(string: "counter://history?homeWidget")!)
                    .font(.footnote)
            }
        }
        .widgetURL(URL(string: "counter://open?homeWidget"))
        .containerBackground(.background, for: .widget)
    }
}

/// Counts by itself.
struct Counter: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
            CounterView(count: entry.count) {
                Button(intent: CountIntent(step: -1)) { Image(systemName: "minus") }
                    .accessibilityLabel("Less")
            } plus: {
                Button(intent: CountIntent(step: 1)) { Image(systemName: "plus") }
                    .accessibilityLabel("More")
            }
        }
        .configurationDisplayName("Counter")
        .description("Counts where it is.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Has its Flutter app count.
struct AppCounter: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppCounter", provider: CounterProvider()) { entry in
            CounterView(count: entry.count) {
                Button(intent: BackgroundIntent(url: URL(string: "counter://less"), appGroup: CounterStore.appGroup)) {
                    Image(systemName: "minus")
                }
                .accessibilityLabel("Less")
            } plus: {
                Button(intent: BackgroundIntent(url: URL(string: "counter://more"), appGroup: CounterStore.appGroup)) {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("More")
            }
        }
        .configurationDisplayName("App Counter")
        .description("Counts in its app.")
        .supportedFamilies([.systemSmall])
    }
}

@main
struct CounterWidgets: WidgetBundle {
    var body: some Widget {
        Counter()
        AppCounter()
        CountControl()
        PauseControl()
    }
}
