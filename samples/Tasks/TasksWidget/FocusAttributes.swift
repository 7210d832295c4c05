import ActivityKit

/// A focus, on the lock screen and in the Dynamic Island.
struct FocusAttributes: ActivityAttributes {
    typealias ContentState = FocusTimer

    let task: TaskItem
}

extension FocusAttributes {
    static var preview: FocusAttributes { FocusAttributes(task: TaskList.sample.tasks[1]) }
}
