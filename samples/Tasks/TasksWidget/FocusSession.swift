import ActivityKit
import Foundation

/// The focus on one task, in the list and as a Live Activity.
enum FocusSession {
    /// Sets the time apart that a task takes, in the place of the focus before.
    static func start(_ task: TaskItem) async throws {
        await endActivities()
        let timer = FocusTimer(start: .now, duration: task.duration)
        try TaskStore.update { $0.focus = TaskList.Focus(taskID: task.id, timer: timer) }
        // Without the user's leave for it, the widget alone shows the focus.
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        _ = try Activity.request(attributes: FocusAttributes(task: task), content: content(timer))
    }

    static func setPaused(_ isPaused: Bool) async throws {
        let now = Date.now
        try TaskStore.update { $0.focus?.timer.setPaused(isPaused, at: now) }
        for activity in Activity<FocusAttributes>.activities {
            var timer = activity.content.state
            timer.setPaused(isPaused, at: now)
            await activity.update(content(timer))
        }
    }

    static func end() async throws {
        try TaskStore.update { $0.focus = nil }
        await endActivities()
    }

    /// Takes the Live Activity away, or only that of one task.
    static func endActivities(of taskID: TaskItem.ID? = nil) async {
        for activity in Activity<FocusAttributes>.activities {
            guard taskID == nil || taskID == activity.attributes.task.id else { continue }
            await activity.end(nil, dismissalPolicy: .immediate)
        }
    }

    private static func content(_ timer: FocusTimer) -> ActivityContent<FocusTimer> {
        ActivityContent(state: timer, staleDate: timer.isPaused ? nil : timer.end)
    }
}
