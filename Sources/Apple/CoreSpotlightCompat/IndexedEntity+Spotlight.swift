public import AppIntentsCompat
public import Foundation
public import SwiftUICompat
import UniformTypeIdentifiersCompat

extension IndexedEntity {
    /// What the search knows of the entity from the way it is shown.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(contentType: .item)
        set.displayName = String(localized: displayRepresentation.title)
        set.contentDescription = displayRepresentation.subtitle.map { String(localized: $0) }
        set.keywords = displayRepresentation.synonyms.map { String(localized: $0) }
        return set
    }

    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

extension EntityProperty {
    /// A property that a search finds the entity by.
    public convenience init<Indexed>(
        title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, Indexed>
    ) {
        self.init(title: title)
    }

    public convenience init<Indexed>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Indexed>) { self.init() }

    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
        self.init(title: title)
    }

    public convenience init(customIndexingKey: CSCustomAttributeKey) { self.init() }
}

/// A key that an app adds to those of the search.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        guard !keyName.isEmpty else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }
}

extension CSSearchableIndex {
    /// Indexes nothing here.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        throw CSIndexError()
    }

    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {
        throw CSIndexError()
    }

    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        throw CSIndexError()
    }
}

extension CSSearchableItem {
    /// The item of an entity.
    public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int = 0) {
        self.init(
            uniqueIdentifier: appEntity.id.entityIdentifierString, domainIdentifier: nil,
            attributeSet: appEntity.attributeSet)
    }

    /// Nothing joins an item with an entity here.
    public func associateAppEntity<Entity: IndexedEntity>(_ appEntity: Entity, priority: Int = 0) {}
}
