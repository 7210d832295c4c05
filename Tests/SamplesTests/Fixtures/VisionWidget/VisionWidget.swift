import SwiftUI
import WidgetKit

struct WallEntry: TimelineEntry {
    let date: Date
}

struct WallProvider: TimelineProvider {
    func placeholder(in context: Context) -> WallEntry { WallEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (WallEntry) -> Void) {
        completion(WallEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WallEntry>) -> Void) {
        completion(Timeline(entries: [WallEntry(date: .now)], policy: .after(.now + 1200)))
    }
}

struct WallView: View {
    @Environment(\.widgetFamily) private var family

    private var charge: Int {
        UIDevice.current.isBatteryMonitoringEnabled = true
        return Int(UIDevice.current.batteryLevel * 100)
    }

    var body: some View {
        VStack {
            Text(.currentDate, format: .dateTime.hour().minute())
            Text(charge < 0 ? "no battery" : "\(charge) %").font(
                family == .systemExtraLargePortrait ? .title : .caption)
        }
        .containerBackground(.background, for: .widget)
    }
}

@main
struct WallWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wall", provider: WallProvider()) { _ in WallView() }
            .configurationDisplayName("Wall")
            .supportedFamilies([.systemSmall, .systemExtraLargePortrait])
            #if os(visionOS)
                .supportedMountingStyles([.elevated, .recessed])
                .widgetTexture(.paper)
            #endif
    }
}
