public import Foundation

/// Models that are being worked on. Saving keeps them for as long as the extension runs.
///
/// `@unchecked Sendable`: guarded by a lock.
public final class ModelContext: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    public var undoManager: AnyObject?
    public var author: String?
    private let lock = NSRecursiveLock()
    /// Guarded by `lock`, as what follows.
    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []

    public init(_ container: ModelContainer) {
        self.container = container
    }

    public var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }
    public var insertedModelsArray: [any PersistentModel] { lock.withLock { inserted } }
    public var deletedModelsArray: [any PersistentModel] { lock.withLock { deleted } }
    public var changedModelsArray: [any PersistentModel] { [] }
    public var debugDescription: String { "ModelContext" }

    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    public func insert<Model: PersistentModel>(_ model: Model) {
        lock.withLock {
            guard !contains(model) else { return }
            model._record.context = self
            model._record.isDeleted = false
            inserted.append(model)
        }
    }

    public func delete<Model: PersistentModel>(_ model: Model) {
        lock.withLock {
            model._record.isDeleted = true
            inserted.removeAll { $0 === model }
            deleted.append(model)
        }
    }

    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(found) }
    }

    /// Keeps what has changed in memory.
    public func save() throws {
        NotificationCenter.default.post(name: Self.willSave, object: self)
        lock.withLock {
            container.store.put(inserted, removing: deleted)
            inserted = []
            deleted = []
        }
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    public func rollback() {
        lock.withLock {
            inserted = []
            deleted = []
        }
    }

    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        var found: [Model] = lock.withLock {
            let stored = container.store.models.compactMap { $0 as? Model }
            let pending = descriptor.includePendingChanges ? inserted.compactMap { $0 as? Model } : []
            return (stored + pending).filter { model in !deleted.contains { $0 === model } }
        }
        for model in found where model._record.context == nil { model._record.context = self }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
    }

    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> [Model] {
        try fetch(descriptor)
    }

    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
        all.first { $0.persistentModelID == identifier } as? Model
    }

    /// The model of that name. There must be one, as with SwiftData.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let model = all.first(where: { $0.persistentModelID == identifier }) else {
            preconditionFailure("There is no model \(identifier)")
        }
        return model
    }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    private var all: [any PersistentModel] { lock.withLock { container.store.models + inserted } }

    private func contains(_ model: any PersistentModel) -> Bool {
        inserted.contains { $0 === model } || container.store.models.contains { $0 === model }
    }
}
