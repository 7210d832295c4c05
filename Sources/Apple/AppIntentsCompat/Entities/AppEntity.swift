public import Foundation

/// A value that an intent's parameter can hold and the app shows.
public protocol AppValue: TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable,
    _SupportsAppDependencies, _IntentValue, Sendable
{}

/// A thing of the app, found by its identifier.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppValue {
    public typealias Property = EntityProperty
}

extension AppEntity where Self: RawRepresentable, RawValue == ID {
    public var id: ID { rawValue }
}

extension AppEntity where Self: CaseIterable {
    public static var defaultQuery: CaseIterableEntityQuery<Self> { CaseIterableEntityQuery() }
}

/// Finds the cases of an enumeration.
public struct CaseIterableEntityQuery<Entity: AppEntity & CaseIterable>: EnumerableEntityQuery {
    public typealias Result = [Entity]

    public init() {}
    public func allEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

/// An entity that is made for one use and not found again.
public protocol TransientAppEntity: AppEntity where ID == UUID, DefaultQuery == TransientAppEntityQuery<Self> {
    init()
}

extension TransientAppEntity {
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
    public var id: UUID { UUID() }
}

/// Finds no entity: transient ones are not kept.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public init() {}
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// The only one of its kind, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where ID == UniqueAppEntityIdentifier {}

extension UniqueAppEntity {
    public var id: UniqueAppEntityIdentifier { UniqueAppEntityIdentifier() }
}

/// The identifier of a ``UniqueAppEntity``.
public struct UniqueAppEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    public init() {}
    public var entityIdentifierString: String { "unique" }
    public static func entityIdentifier(for entityIdentifierString: String) -> UniqueAppEntityIdentifier? {
        UniqueAppEntityIdentifier()
    }
}

/// Gives the only entity of its kind.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
    func entity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await entity()] }
    public func suggestedEntities() async throws -> Result { Result._collection(of: [try await entity()]) }
}

/// Gives an entity that is made anew each time.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Result = [Entity]

    private let make: @Sendable () async throws -> Entity

    public init() { make = { throw AppIntentError.Unrecoverable.entityNotFound } }
    public init(_ entity: @escaping @Sendable () async throws -> Entity) { make = entity }
    public func entity() async throws -> Entity { try await make() }
}

/// An entity that a search of the system finds. Nothing is indexed here.
///
/// - Compatibility: compiles
public protocol IndexedEntity: AppEntity {
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var hideInSpotlight: Bool { false }
}

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}

/// Names the file of a ``FileEntity``.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    private let text: String
    private let isDraft: Bool

    public var entityIdentifierString: String { (isDraft ? "draft:" : "") + text }

    public static func file(url: URL) -> FileEntityIdentifier {
        FileEntityIdentifier(text: url.absoluteString, isDraft: false)
    }

    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(text: identifier, isDraft: true)
    }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        let isDraft = entityIdentifierString.hasPrefix("draft:")
        return FileEntityIdentifier(
            text: isDraft ? String(entityIdentifierString.dropFirst(6)) : entityIdentifierString, isDraft: isDraft)
    }

    public var draftIdentifier: String? { isDraft ? text : nil }
    public var fileURL: URL? { isDraft ? nil : URL(string: text) }
}
