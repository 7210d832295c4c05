import AppIntents

/// Sets the time apart that a task takes.
struct StartFocusIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Focus on Task"

    static var parameterSummary: some ParameterSummary { Summary("Focus on \(\.$task)") }

    @Parameter(title: "Task")
    var task: TaskItem

    init() {}

    init(_ task: TaskItem) {
        self.task = task
    }

    func perform() async throws -> some IntentResult {
        try await FocusSession.start(task)
        return .result()
    }
}

/// Holds the time of the focus, or lets it go on.
struct PauseFocusIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause Focus"

    @Parameter(title: "Paused", default: true)
    var isPaused: Bool

    init() {}

    init(isPaused: Bool) {
        self.isPaused = isPaused
    }

    func perform() async throws -> some IntentResult {
        try await FocusSession.setPaused(isPaused)
        return .result()
    }
}

/// Ends the focus, whatever has become of its task.
struct EndFocusIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "End Focus"

    func perform() async throws -> some IntentResult {
        try await FocusSession.end()
        return .result()
    }
}

/// Begins or ends the focus on a task.
struct SetFocusIntent: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Set Focus"

    @Parameter(title: "Focus")
    var value: Bool

    @Parameter(title: "Task")
    var task: TaskItem?

    init() {}

    init(_ task: TaskItem?) {
        self.task = task
    }

    func perform() async throws -> some IntentResult {
        if let task, value {
            try await FocusSession.start(task)
        } else {
            try await FocusSession.end()
        }
        return .result()
    }
}
