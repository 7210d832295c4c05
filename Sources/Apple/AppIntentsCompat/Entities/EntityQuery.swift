/// Finds entities by their identifiers, and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Result == Entity, DefaultValue == Entity {
    associatedtype Entity: AppEntity
    associatedtype DefaultValue = Entity
    associatedtype Result = [Entity]

    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery {
    public func suggestedEntities() async throws -> Result { Result._collection(of: []) }
}

/// Finds entities by what the user types, too.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Has so few entities that it can list all.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers.map(\.entityIdentifierString))
        return try await allEntities().filter { wanted.contains($0.id.entityIdentifierString) }
    }
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> Result { Result._collection(of: try await allEntities()) }
}

/// Finds entities by identifiers that it makes itself.
public protocol UniqueIDEntityQuery: EntityQuery {}

/// Finds values for what the system sees, such as a picture.
public protocol IntentValueQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
    associatedtype Input
    associatedtype Result
    init()
    func values(for input: Input) async throws -> Result
}
