import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    var date: Date
    var values: [Double] = []
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry {
        Entry(date: .now, values: (0..<10).map { Double($0) * 1.5 + sin(Double($0)) })
    }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let entries = (0..<5).map {
            Entry(
                date: Calendar.current.date(byAdding: .hour, value: $0 * 2 + 1, to: Date())!,
                values: [Double($0), 2 * Double($0) + 1, 3])
        }
        completion(Timeline(entries: entries, policy: .after(Date().addingTimeInterval(60 * 60 * 24 - 30))))
    }
}

/// Expressions that are hard on a type checker: what Xcode checks in a second is to take no more than five here.
@main
struct StressWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "StressWidget", provider: Provider()) { entry in
            ModifierChain(on: entry.values.isEmpty)
        }
    }
}
