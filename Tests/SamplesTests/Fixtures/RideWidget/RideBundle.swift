import AppIntents
import SwiftUI
import WidgetKit

@main
struct RideBundle: WidgetBundle {
    var body: some Widget {
        RideWidget()
        RideActivity()
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { _ in
            VStack {
                Button("Order", intent: OrderRide())
                Button("Later", intent: PassMinute())
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}

struct RideEntry: TimelineEntry {
    let date: Date
}

struct RideProvider: TimelineProvider {
    func placeholder(in context: Context) -> RideEntry { RideEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (RideEntry) -> Void) {
        completion(RideEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RideEntry>) -> Void) {
        completion(Timeline(entries: [RideEntry(date: .now)], policy: .never))
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            RideView(driver: context.attributes.driver, state: context.state, isStale: context.isStale)
                .accessibilityIdentifier("id \(context.activityID)")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.driver) }
            } compactLeading: {
                Text("Ride")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
        }
        .supplementalActivityFamilies([.small])
    }
}

struct RideView: View {
    @Environment(\.activityFamily) private var family
    @Environment(\.isActivityFullscreen) private var isFullscreen
    let driver: String
    let state: RideAttributes.ContentState
    let isStale: Bool

    var body: some View {
        Text("\(words): \(state.minutes)")
            .padding()
    }

    private var words: String {
        if isStale { return "stale" }
        if isFullscreen { return "fullscreen" }
        return family == .small ? "small" : driver
    }
}
