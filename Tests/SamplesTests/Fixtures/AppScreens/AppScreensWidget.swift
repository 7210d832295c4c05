import SwiftUI
import WidgetKit

struct ScreenEntry: TimelineEntry {
    let date: Date
    let showsList: Bool
}

struct ScreenProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScreenEntry { ScreenEntry(date: Date(), showsList: false) }

    func getSnapshot(in context: Context, completion: @escaping (ScreenEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ScreenEntry>) -> Void) {
        let showsList = UserDefaults(suiteName: "group.screens.sample")?.bool(forKey: "showsList") ?? false
        completion(Timeline(entries: [ScreenEntry(date: Date(), showsList: showsList)], policy: .never))
    }
}

struct ScreenWidgetView: View {
    let entry: ScreenEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if entry.showsList {
            List {
                Text("Rows")
            }
        } else {
            VStack(alignment: .leading) {
                Section {
                    TaskRow(task: TaskItem(name: "Water the plants"))
                        .visualEffect { content, proxy in content.opacity(proxy.size.width > 0 ? 1 : 0) }
                } header: {
                    Text("Today")
                }
            }
            .badge(3)
            .navigationTitle("Never shown")
            .toolbar { Button("Never shown") {} }
            .sheet(isPresented: .constant(true)) { Text("Never shown") }
            .onTapGesture {}
            .gesture(DragGesture().onEnded { _ in })
            .swipeActions { Button("Never shown") {} }
        }
    }
}

@main
struct AppScreensWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppScreens", provider: ScreenProvider()) { entry in
            ScreenWidgetView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Screens")
        .supportedFamilies([.systemSmall])
    }
}
