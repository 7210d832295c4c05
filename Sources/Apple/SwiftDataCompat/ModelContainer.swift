public import Foundation
import FoundationCompat

/// Why a model could not be kept or found.
public struct SwiftDataError: Error, Hashable, Sendable {
    let name: String
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
}

/// Models that were saved, in memory.
///
/// `@unchecked Sendable`: guarded by a lock.
final class ModelStore: @unchecked Sendable {
    private static let lock = NSLock()
    /// Guarded by `lock`. Containers of one name are one store, as one file would be.
    nonisolated(unsafe) private static var named: [String: ModelStore] = [:]

    static func store(for configuration: ModelConfiguration?) -> ModelStore {
        guard let configuration, !configuration.isStoredInMemoryOnly else { return ModelStore() }
        return lock.withLock {
            let store = named[configuration.url.path] ?? ModelStore()
            named[configuration.url.path] = store
            return store
        }
    }

    private let lock = NSLock()
    /// Guarded by `lock`.
    private var kept: [any PersistentModel] = []

    var models: [any PersistentModel] { lock.withLock { kept } }

    func put(_ inserted: [any PersistentModel], removing deleted: [any PersistentModel]) {
        lock.withLock {
            kept.removeAll { model in deleted.contains { $0 === model } }
            kept += inserted
        }
    }

    func removeAll() { lock.withLock { kept = [] } }
}

/// A schema and the models that were saved for it, in memory.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public private(set) var configurations: Set<ModelConfiguration>
    let store: ModelStore
    private var main: ModelContext?

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        store = ModelStore.store(for: configurations.first ?? ModelConfiguration(nil, schema: schema))
        if !(configurations.first?.isStoredInMemoryOnly ?? false) {
            Unavailable.note("what an app has stored with SwiftData", hint: Unavailable.emptyStore)
        }
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self)
        main = context
        return context
    }

    public func deleteAllData() { store.removeAll() }
    public func erase() throws { store.removeAll() }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}

/// Where a container's models would lie.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        let name: String
        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    public let name: String
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var schema: Schema?
    public var id: String { name }
    public var groupAppContainerIdentifier: String? { nil }
    public var cloudKitContainerIdentifier: String? { nil }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        url = URL.applicationSupportDirectory.appendingPathComponent("\(self.name).store")
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.url = url
        self.schema = schema
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        groupContainer = .none
        self.cloudKitDatabase = cloudKitDatabase
    }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.url == right.url }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}
