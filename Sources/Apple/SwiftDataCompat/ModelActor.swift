import Foundation

/// Runs a model actor's work.
public protocol ModelExecutor: Sendable {
    var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor {}

/// An executor that only holds the context: the actor runs where actors run.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    public let modelContext: ModelContext

    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }

    public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
        modelContext.registeredModel(for: id)
    }
}
