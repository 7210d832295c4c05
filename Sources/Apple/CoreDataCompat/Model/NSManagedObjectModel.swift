public import Foundation

/// The entities of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {
        super.init()
    }

    /// The model that the build made of an `.xcdatamodeld`; nil where there is none at `url`.
    public init?(contentsOf url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path),
            let model = try? JSONDecoder().decode(CompiledModel.self, from: data)
        else { return nil }
        super.init()
        entities = model.makeEntities()
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    /// All of the models among the widget's resources as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for url in bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] {
                model.entities += NSManagedObjectModel(contentsOf: url as URL)?.entities ?? []
            }
        }
        return model
    }

    /// True: stores have no versions here, and one is opened with whatever model there is.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// A data model as the build writes it for the extension.
struct CompiledModel: Codable {
    struct Entity: Codable {
        var name: String
        var className: String
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    struct Attribute: Codable {
        var name: String
        var type: String
        var isOptional: Bool
        var defaultValue: String?
    }

    struct Relationship: Codable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var deletionRule: String?
    }

    var entities: [Entity]

    func makeEntities() -> [NSEntityDescription] {
        let made = entities.map { entity in
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = entity.className
            description.isAbstract = entity.isAbstract
            description.properties =
                entity.attributes.map { attribute in
                    let made = NSAttributeDescription()
                    made.name = attribute.name
                    made.isOptional = attribute.isOptional
                    made.attributeType = NSAttributeType(modelName: attribute.type)
                    made.defaultValue = attribute.defaultValue.flatMap { made.attributeType.value(of: $0) }
                    return made
                }
                + entity.relationships.map { relationship in
                    let made = NSRelationshipDescription()
                    made.name = relationship.name
                    made.destinationName = relationship.destination
                    made.inverseName = relationship.inverse
                    made.maxCount = relationship.isToMany ? 0 : 1
                    made.isOrdered = relationship.isOrdered
                    made.deleteRule = relationship.deletionRule == "Cascade" ? .cascadeDeleteRule : .nullifyDeleteRule
                    return made
                }
            return description
        }
        for (entity, description) in zip(entities, made) {
            description.superentity = made.first { $0.name == entity.parent }
            for relationship in description.relationshipsByName.values {
                relationship.destinationEntity = made.first { $0.name == relationship.destinationName }
            }
        }
        return made
    }
}
