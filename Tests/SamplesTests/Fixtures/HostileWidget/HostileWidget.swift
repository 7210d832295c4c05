import SwiftUI
import WidgetKit

@main
struct HostileWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HostileWidget", provider: Provider()) { entry in
            Text(entry.outcome)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct Entry: TimelineEntry {
    let date: Date
    let outcome: String
}

/// Tries the attack that the app saved under `attack`, on what it saved under `target`, and tells what came of it under
/// `outcome`.
struct Provider: TimelineProvider {
    static let group = "group.hostile.sample"

    func placeholder(in context: Context) -> Entry { Entry(date: Date(), outcome: "") }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let defaults = UserDefaults(suiteName: Self.group)
        let target = defaults?.string(forKey: "target") ?? ""
        let outcome = Attack(rawValue: defaults?.string(forKey: "attack") ?? "")?.attempt(on: target) ?? "no attack"
        defaults?.set(outcome, forKey: "outcome")
        completion(Timeline(entries: [Entry(date: Date(), outcome: outcome)], policy: .never))
    }
}
