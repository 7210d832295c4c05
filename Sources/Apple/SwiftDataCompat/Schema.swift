import Foundation

/// The models of a store.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
public final class Schema: Hashable, @unchecked Sendable {
    /// A schema's version: major, minor and patch.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
    {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public var description: String { "\(major).\(minor).\(patch)" }
        public var debugDescription: String { description }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    public struct Attribute: Hashable, Sendable {
        public struct Option: Hashable, Sendable {
            let name: String
            public static var unique: Option { Option(name: "unique") }
            public static var externalStorage: Option { Option(name: "externalStorage") }
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            public static var ephemeral: Option { Option(name: "ephemeral") }
            public static var spotlight: Option { Option(name: "spotlight") }
            public static func transformable(by type: AnyClass) -> Option { Option(name: "transformable") }
            public static func transformable(by name: String) -> Option { Option(name: "transformable") }
        }
    }

    public struct Relationship: Hashable, Sendable {
        public struct Option: Hashable, Sendable {
            let name: String
            public static var unique: Option { Option(name: "unique") }
        }

        public enum DeleteRule: String, Hashable, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }
    }

    public let types: [any PersistentModel.Type]
    public let version: Version

    public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public static func == (left: Schema, right: Schema) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The models of one version of an app.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How one version's models become another's. Stores here are empty: there is nothing to migrate.
///
/// - Compatibility: compiles
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// - Compatibility: compiles
public enum MigrationStage: @unchecked Sendable {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
