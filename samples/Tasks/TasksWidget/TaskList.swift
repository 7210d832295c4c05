import Foundation

/// What the app and its widgets share.
struct TaskList: Codable {
    var tasks: [TaskItem] = []
    var focus: Focus?

    /// The time that is set apart for one task.
    struct Focus: Codable {
        let taskID: TaskItem.ID
        var timer: FocusTimer
    }

    var open: [TaskItem] { tasks.filter { !$0.isDone } }
    var done: [TaskItem] { tasks.filter(\.isDone) }

    subscript(id: TaskItem.ID) -> TaskItem? { tasks.first { $0.id == id } }

    /// The focus, unless its time is over.
    func focus(at date: Date) -> Focus? {
        guard let focus, !focus.timer.isOver(at: date) else { return nil }
        return focus
    }

    mutating func mark(_ id: TaskItem.ID, isDone: Bool) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isDone = isDone
        if isDone, focus?.taskID == id { focus = nil }
    }

    mutating func clearDone() {
        tasks.removeAll(where: \.isDone)
    }
}

extension TaskList {
    static var sample: TaskList {
        TaskList(tasks: [
            TaskItem(id: "milk", title: "Buy oat milk", area: .errands, minutes: 15),
            TaskItem(id: "review", title: "Review the release notes", area: .work, minutes: 25),
            TaskItem(id: "plants", title: "Water the plants", area: .home, minutes: 10),
            TaskItem(id: "call", title: "Call Grandma", area: .home, minutes: 30, isDone: true),
        ])
    }

    static var focused: TaskList {
        var list = sample
        list.focus = Focus(taskID: "review", timer: .running)
        return list
    }
}
