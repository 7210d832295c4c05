import AppIntents
import SwiftUI
import WidgetKit

/// A switch whose intent waits for the test.
@main struct SwitchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Switch", provider: Provider()) { entry in
            VStack {
                Toggle("Lamp", isOn: entry.isOn, intent: Flip())
                Label("Mood", systemImage: "moon")
                HStack {
                    Image(systemName: "clock")
                    Text("Later")
                }
                .accessibilityElement(children: .combine)
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

struct SwitchEntry: TimelineEntry {
    let date = Date.now
    let isOn: Bool
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SwitchEntry { SwitchEntry(isOn: false) }

    func getSnapshot(in context: Context, completion: @escaping (SwitchEntry) -> Void) {
        completion(SwitchEntry(isOn: lamp.bool(forKey: "isOn")))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SwitchEntry>) -> Void) {
        completion(Timeline(entries: [SwitchEntry(isOn: lamp.bool(forKey: "isOn"))], policy: .never))
    }

    private var lamp: UserDefaults { UserDefaults(suiteName: "group.switch")! }
}

struct Flip: AppIntent {
    static let title: LocalizedStringResource = "Flip"

    func perform() async throws -> some IntentResult {
        let gate = UserDefaults(suiteName: "group.gate")!
        while gate.string(forKey: "opens") == nil { try await Task.sleep(for: .milliseconds(5)) }
        // The lamp is broken where the gate says so.
        if gate.string(forKey: "opens") == "works" {
            let lamp = UserDefaults(suiteName: "group.switch")!
            lamp.set(!lamp.bool(forKey: "isOn"), forKey: "isOn")
        }
        return .result()
    }
}
