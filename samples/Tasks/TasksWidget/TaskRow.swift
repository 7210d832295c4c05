import SwiftUI
import WidgetKit

/// A task that can be ticked off; where there is room, its words lead to it, and a button sets time apart for it.
struct TaskRow: View {
    @Environment(\.widgetFamily) private var family
    let task: TaskItem
    var isFocused = false

    var body: some View {
        HStack(spacing: 8) {
            if family == .systemSmall {
                Toggle(isOn: task.isDone, intent: ToggleTaskIntent(task)) {
                    Text(task.title)
                }
            } else {
                Toggle(isOn: task.isDone, intent: ToggleTaskIntent(task)) {}
                    .accessibilityLabel("Done: \(task.title)")
                Link(destination: task.url) {
                    TaskWords(task: task)
                }
                if !task.isDone {
                    focusButton
                }
            }
        }
        .font(family == .systemSmall ? .footnote : .subheadline)
        .lineLimit(1)
        .toggleStyle(.checkmark)
        .tint(task.area.color)
    }

    @ViewBuilder private var focusButton: some View {
        Group {
            if isFocused {
                Button(intent: EndFocusIntent()) { Image(systemName: "stop.circle.fill") }
                    .accessibilityLabel("End Focus")
            } else {
                Button(intent: StartFocusIntent(task)) { Image(systemName: "timer") }
                    .accessibilityLabel("Focus: \(task.title)")
            }
        }
        .buttonStyle(.plain)
        .font(.body)
        .foregroundStyle(.tint)
    }
}

private struct TaskWords: View {
    let task: TaskItem

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(task.title)
                .strikethrough(task.isDone)
                .foregroundStyle(task.isDone ? .secondary : .primary)
            Text(task.duration, format: .units(allowed: [.hours, .minutes], width: .abbreviated))
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A circle before the label, ticked while on.
struct CheckmarkToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .imageScale(.large)
                .foregroundStyle(.tint)
                .contentTransition(.symbolEffect(.replace))
                .accessibilityHidden(true)
            configuration.label
                .strikethrough(configuration.isOn)
                .foregroundStyle(configuration.isOn ? .secondary : .primary)
        }
    }
}

extension ToggleStyle where Self == CheckmarkToggleStyle {
    static var checkmark: CheckmarkToggleStyle { CheckmarkToggleStyle() }
}
