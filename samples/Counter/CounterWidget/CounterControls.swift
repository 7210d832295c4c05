import AppIntents
import SwiftUI
import WidgetKit

/// Counts from Control Center, in steps that the user sets.
struct CountControl: ControlWidget {
    struct Value {
        var count: Int
        var step: Int
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: CountConfiguration) -> Value {
            CountControl.Value(count: 0, step: configuration.step)
        }

        func currentValue(configuration: CountConfiguration) async throws -> Value {
            CountControl.Value(count: CounterStore.count, step: configuration.step)
        }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "CountControl", provider: Provider()) { value in
            ControlWidgetButton("Count", action: CountIntent(step: value.step)) { _ in
                Label("\(value.count)", systemImage: "plus")
            }
            .disabled(CounterStore.isPaused)
        }
        .displayName("Count")
        .description("Counts in steps.")
    }
}

struct CountConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Count"

    @Parameter(title: "Step", default: 1)
    var step: Int
}

/// Holds the count.
struct PauseControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }

        func currentValue() async throws -> Bool { CounterStore.isPaused }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "PauseControl", provider: Provider()) { isPaused in
            ControlWidgetToggle("Pause", isOn: isPaused, action: PauseIntent()) { isOn in
                Label(isOn ? "Paused" : "Counting", systemImage: isOn ? "pause.fill" : "play.fill")
            }
            .tint(.orange)
        }
        .displayName("Pause")
    }
}

struct PauseIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Pause"

    @Parameter(title: "Paused")
    var value: Bool

    func perform() async throws -> some IntentResult {
        CounterStore.isPaused = value
        ControlCenter.shared.reloadControls(ofKind: "CountControl")
        return .result()
    }
}
