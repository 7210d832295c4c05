import Foundation
public import SwiftUICompat

private struct ModelContextKey: EnvironmentKey {
    /// A context without models, where no container was given.
    static let defaultValue = empty

    private static let empty: ModelContext = {
        guard
            let container = try? ModelContainer(
                for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        else { preconditionFailure("An empty container in memory can always be made") }
        return ModelContext(container)
    }()
}

extension EnvironmentValues {
    /// The context that `@Query` asks.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
    }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
        let made = Result { try ModelContainer(for: Schema(modelTypes), configurations: [configuration]) }
        onSetup(made)
        let context = (try? made.get())?.mainContext ?? EnvironmentValues.current.modelContext
        return environment(\.modelContext, context)
    }
}
