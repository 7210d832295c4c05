import AppIntents
import SwiftUI
import WidgetKit

/// Focuses on the task that the user has chosen, or on the next one.
struct FocusControl: ControlWidget {
    struct Value {
        var task: TaskItem?
        var isFocused = false
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: FocusConfiguration) -> Value {
            FocusControl.Value(task: configuration.task)
        }

        func currentValue(configuration: FocusConfiguration) async throws -> Value {
            let list = try TaskStore.load() ?? TaskList()
            let focused = list.focus(at: .now)?.taskID
            let task = configuration.task ?? focused.flatMap { list[$0] } ?? list.open.first
            return FocusControl.Value(task: task, isFocused: focused != nil && focused == task?.id)
        }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "FocusControl", provider: Provider()) { value in
            ControlWidgetToggle(isOn: value.isFocused, action: SetFocusIntent(value.task)) {
                Text(value.task?.title ?? "Focus")
            } valueLabel: { isOn in
                Label(isOn ? "In Focus" : "Off", systemImage: "timer")
            }
            .tint(value.task?.area.color)
            .disabled(value.task == nil)
        }
        .displayName("Focus")
        .description("Sets time apart for a task.")
    }
}

struct FocusConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Focus"

    @Parameter(title: "Task")
    var task: TaskItem?
}

/// Ticks off the next task.
struct NextTaskControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: TaskItem? { TaskList.sample.open.first }

        func currentValue() async throws -> TaskItem? {
            try TaskStore.load()?.open.first
        }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "NextTaskControl", provider: Provider()) { task in
            ControlWidgetButton(action: CompleteTaskIntent(task)) {
                Label(task?.title ?? "All done", systemImage: task?.area.symbol ?? "checkmark")
            }
            .tint(task?.area.color)
            .disabled(task == nil)
        }
        .displayName("Next Task")
        .description("Ticks off the next task.")
    }
}
