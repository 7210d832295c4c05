import WidgetKit

struct TaskEntry: TimelineEntry {
    let date: Date
    /// Nothing, where the app has saved no list that can be read.
    let list: TaskList?

    var focus: TaskList.Focus? { list?.focus(at: date) }
}

struct TaskProvider: TimelineProvider {
    func placeholder(in context: Context) -> TaskEntry {
        TaskEntry(date: .now, list: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (TaskEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : TaskEntry(date: .now, list: try? TaskStore.load()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TaskEntry>) -> Void) {
        let now = TaskEntry(date: .now, list: try? TaskStore.load())
        var entries = [now]
        // The focus leaves by itself when its time is over.
        if let timer = now.focus?.timer, !timer.isPaused {
            entries.append(TaskEntry(date: timer.end, list: now.list))
        }
        completion(Timeline(entries: entries, policy: .never))
    }
}
