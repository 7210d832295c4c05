public import Foundation

/// An identifier that a text stands for.
public protocol EntityIdentifierConvertible: Hashable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
    public var entityIdentifierString: String { rawValue.entityIdentifierString }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue.entityIdentifier(for: entityIdentifierString).flatMap { Self(rawValue: $0) }
    }
}

/// Names an entity and its type.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    public let entityTypeIdentifier: String
    public let identifier: String

    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        entityTypeIdentifier = Entity.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
    }

    public var description: String { "\(entityTypeIdentifier)/\(identifier)" }
}
