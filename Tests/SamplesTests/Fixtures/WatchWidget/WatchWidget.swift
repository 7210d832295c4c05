import SwiftUI
import WatchKit
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 4_200))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 4_200)], policy: .never))
    }
}

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StepsEntry

    var body: some View {
        switch family {
        case .accessoryCorner:
            Text("\(entry.steps)").widgetCurvesContent().widgetLabel {
                ProgressView(value: Double(entry.steps), total: 10_000)
            }
        case .accessoryCircular:
            Gauge(value: Double(entry.steps), in: 0...10_000) { Text("Steps") }.gaugeStyle(.circular)
        default:
            Label("\(entry.steps)", systemImage: "figure.walk").widgetLabel("Steps")
        }
    }
}

@main
struct StepsWidget: Widget {
    private var isSmall: Bool { WKInterfaceDevice.current().screenBounds.width < 180 }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry).containerBackground(.clear, for: .widget)
        }
        .configurationDisplayName(isSmall ? "Steps" : "Steps today")
        .supportedFamilies([.accessoryCorner, .accessoryCircular, .accessoryInline, .accessoryRectangular])
    }
}
