import SwiftUI
import WidgetKit

struct TasksView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TaskEntry

    var body: some View {
        if let list = entry.list, !list.tasks.isEmpty {
            switch family {
            case .systemSmall:
                VStack(alignment: .leading, spacing: 6) {
                    HStack {
                        OpenCount(list: list)
                        Spacer()
                        DoneRing(list: list)
                    }
                    rows(of: list, limit: 3)
                        .frame(maxHeight: .infinity, alignment: .bottom)
                }
            case .systemMedium:
                HStack(spacing: 20) {
                    ViewThatFits(in: .vertical) {
                        VStack(alignment: .leading, spacing: 0) {
                            DoneRing(list: list)
                            Spacer(minLength: 4)
                            OpenCount(list: list)
                            ClearButton(list: list)
                                .padding(.top, 4)
                        }
                        VStack(alignment: .leading, spacing: 0) {
                            OpenCount(list: list)
                            Spacer(minLength: 4)
                            ClearButton(list: list)
                        }
                    }
                    rows(of: list, limit: 3)
                        .frame(maxHeight: .infinity, alignment: .top)
                }
            default:
                VStack(alignment: .leading, spacing: 12) {
                    HStack(spacing: 12) {
                        OpenCount(list: list)
                        Spacer()
                        ClearButton(list: list)
                        DoneRing(list: list)
                    }
                    if let focus = entry.focus, let task = list[focus.taskID] {
                        FocusCard(task: task, timer: focus.timer)
                        rows(of: list, limit: 4, without: task)
                    } else {
                        rows(of: list, limit: 6)
                    }
                    Spacer(minLength: 0)
                }
            }
        } else {
            NothingToDo(hasList: entry.list != nil)
        }
    }

    /// As many tasks as there is room for, the open ones first.
    private func rows(of list: TaskList, limit: Int, without focused: TaskItem? = nil) -> some View {
        let tasks = (list.open + list.done).filter { $0.id != focused?.id }
        return ViewThatFits(in: .vertical) {
            ForEach((1...limit).reversed(), id: \.self) { count in
                VStack(alignment: .leading, spacing: family == .systemSmall ? 8 : 10) {
                    ForEach(tasks.prefix(count)) { task in
                        TaskRow(task: task, isFocused: task.id == entry.focus?.taskID)
                    }
                }
            }
        }
    }
}

/// How many tasks are open.
private struct OpenCount: View {
    @Environment(\.widgetFamily) private var family
    let list: TaskList

    var body: some View {
        layout {
            Text(list.open.count, format: .number)
                .font(.system(.title, design: .rounded, weight: .bold))
                .contentTransition(.numericText(value: Double(list.open.count)))
                .invalidatableContent()
                .accessibilityIdentifier("open")
            Text("To Do")
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
        }
    }

    private var layout: AnyLayout {
        family == .systemSmall
            ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 4))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    }
}

/// How much of the list is done.
private struct DoneRing: View {
    let list: TaskList

    var body: some View {
        Image(systemName: list.open.isEmpty ? "checkmark" : "checklist")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.blue)
            .frame(width: 36, height: 36)
            .overlay {
                Circle()
                    .inset(by: 2)
                    .stroke(.quaternary, lineWidth: 4)
                Circle()
                    .inset(by: 2)
                    .trim(from: 0, to: share)
                    .rotation(.degrees(-90))
                    .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            }
            .accessibilityElement()
            .accessibilityLabel("\(list.done.count) of \(list.tasks.count) done")
    }

    private var share: Double { Double(list.done.count) / Double(list.tasks.count) }
}

private struct ClearButton: View {
    let list: TaskList

    var body: some View {
        if !list.done.isEmpty {
            Button(intent: ClearDoneIntent()) {
                Text("Clear \(list.done.count)")
            }
            .font(.caption.weight(.semibold))
            .buttonBorderShape(.capsule)
            .tint(.blue)
        }
    }
}

/// The task in focus, and how much time is left for it.
private struct FocusCard: View {
    let task: TaskItem
    let timer: FocusTimer

    var body: some View {
        HStack(spacing: 12) {
            Link(destination: task.url) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(task.title)
                        .font(.subheadline.weight(.semibold))
                        .lineLimit(1)
                    FocusTime(timer: timer)
                        .font(.system(.title2, design: .rounded, weight: .semibold))
                        .foregroundStyle(task.area.color)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            FocusButtons(task: task, timer: timer)
        }
        .padding(12)
        .background(task.area.color.opacity(0.15), in: .rect(cornerRadius: 16))
        .tint(task.area.color)
    }
}

private struct NothingToDo: View {
    let hasList: Bool

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: hasList ? "checkmark.circle.fill" : "checklist")
                .font(.largeTitle)
                .foregroundStyle(.tint)
            Text(hasList ? "All done" : "Open Tasks to write a list")
                .font(.headline)
                .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
