import AppIntents
import SwiftUI
import WidgetKit

struct WControl: ControlWidget {
    static let kind: String = "com.example.W"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(
            kind: Self.kind,
            provider: Provider()
        ) { value in
            ControlWidgetToggle(
                "Start Timer",
                isOn: value.isRunning,
                action: StartTimerIntent(value.name)
            ) { isRunning in
                Label(isRunning ? "On" : "Off", systemImage: "timer")
            }
        }
        .displayName("Timer")
        .description("A an example control that runs a timer.")
    }
}

extension WControl {
    struct Value {
        var isRunning: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TimerConfiguration) -> Value {
            WControl.Value(isRunning: false, name: configuration.timerName)
        }

        func currentValue(configuration: TimerConfiguration) async throws -> Value {
            let isRunning = true  // Check if the timer is running
            return WControl.Value(isRunning: isRunning, name: configuration.timerName)
        }
    }
}

struct TimerConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name Configuration"

    @Parameter(title: "Timer Name", default: "Timer")
    var timerName: String
}

struct StartTimerIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start a timer"

    @Parameter(title: "Timer Name")
    var name: String

    @Parameter(title: "Timer is running")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        // Start the timer…
        return .result()
    }
}
private func make(_ n: Int) -> some ControlWidgetConfiguration {
    let kind = "x\(n)"
    return StaticControlConfiguration(kind: kind) {
        let on = n > 1
        return ControlWidgetToggle(isOn: on, action: StartTimerIntent("a")) {
            Label("Stream \(n)", systemImage: "\(n).circle")
        }
    }
    .displayName("Stream \(n)")
}
struct C1: ControlWidget { var body: some ControlWidgetConfiguration { make(1) } }
@available(iOS 18.0, *)
struct B1: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "b1") {
            ControlWidgetButton(action: Act2()) {
                Label("Do", systemImage: "star").controlWidgetActionHint("go")
            } actionLabel: { active in
                Text(active ? "a" : "b")
            }
            .tint(.red)
        }.displayName("B")
    }
}
struct B2: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "b2", intent: TimerConfiguration.self) { c in
            ControlWidgetButton("x", action: Act2()).disabled(c.timerName.isEmpty)
        }.displayName(.init("B")).promptsForUserConfiguration()
    }
}

@main
struct WBundle: WidgetBundle {
    var body: some Widget {
        W()
        W2()
        WW()
        if #available(iOS 18.0, *) {
            WControl()
            B1()
        }
        C1()
        B2()
    }
}
