import AppIntents

/// Marks a task as done, or as not done after all.
///
/// It runs in the app's process, because it ends the Live Activity of a task that is done.
struct ToggleTaskIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Toggle Task"

    @Parameter(title: "Task")
    var task: TaskItem

    init() {}

    init(_ task: TaskItem) {
        self.task = task
    }

    func perform() async throws -> some IntentResult {
        let list = try TaskStore.update { list in
            guard let task = list[task.id] else { return }
            list.mark(task.id, isDone: !task.isDone)
        }
        if list[task.id]?.isDone == true { await FocusSession.endActivities(of: task.id) }
        return .result()
    }
}

/// Marks a task as done; where none is named, the next one.
struct CompleteTaskIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Complete Task"

    static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") }

    @Parameter(title: "Task")
    var task: TaskItem?

    init() {}

    init(_ task: TaskItem?) {
        self.task = task
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let task = try task ?? TaskStore.load()?.open.first else {
            return .result(dialog: "There is nothing to do.")
        }
        try TaskStore.update { $0.mark(task.id, isDone: true) }
        await FocusSession.endActivities(of: task.id)
        return .result(dialog: "Done: \(task.title)")
    }
}

/// Takes what is done off the list.
struct ClearDoneIntent: AppIntent {
    static let title: LocalizedStringResource = "Clear Done Tasks"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        var count = 0
        try TaskStore.update { list in
            count = list.done.count
            list.clearDone()
        }
        return .result(value: count)
    }
}
