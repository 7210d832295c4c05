import AppIntents

extension TaskItem: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Task") }
    static let defaultQuery = TaskQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", image: .init(systemName: area.symbol))
    }
}

/// Finds tasks in the list.
struct TaskQuery: EntityQuery {
    func entities(for identifiers: [TaskItem.ID]) async throws -> [TaskItem] {
        try TaskStore.load()?.tasks.filter { identifiers.contains($0.id) } ?? []
    }

    func suggestedEntities() async throws -> [TaskItem] {
        try TaskStore.load()?.open ?? []
    }
}
