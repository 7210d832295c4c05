import Foundation
public import Observation

/// A model's name in its store.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
    private let number: UUID
    public let entityName: String

    init(entityName: String) {
        number = UUID()
        self.entityName = entityName
    }

    public var id: Self { self }
    public var storeIdentifier: String? { "memory" }

    public static func < (left: Self, right: Self) -> Bool { left.number.uuidString < right.number.uuidString }
}

/// What `@Model` keeps in a model beside its properties.
///
/// `@unchecked Sendable`: guarded as the model itself is, by the context that it is used in.
public final class _ModelRecord: @unchecked Sendable {
    fileprivate var identifier: PersistentIdentifier?
    weak var context: ModelContext?
    var isDeleted = false

    public init() {}

    fileprivate func identifier(for model: any PersistentModel) -> PersistentIdentifier {
        if let identifier { return identifier }
        let made = PersistentIdentifier(entityName: String(describing: type(of: model)))
        identifier = made
        return made
    }
}

/// A class that `@Model` stands before.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    var _record: _ModelRecord { get }
}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { _record.identifier(for: self) }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { _record.context }
    public var isDeleted: Bool { _record.isDeleted }
    public var hasChanges: Bool { false }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
