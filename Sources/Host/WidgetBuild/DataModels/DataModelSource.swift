import Foundation
import WidgetProtocol

/// Writes the classes that Xcode generates for a data model's entities.
struct DataModelSource {
    let model: DataModel
    /// The classes of entities by their names.
    private let classes: [String: String]

    init(model: DataModel) {
        self.model = model
        classes = Dictionary(model.entities.map { ($0.name, $0.className) }) { first, _ in first }
    }

    /// One file for each model among the resources of a target or a module that has something to generate.
    static func all(in resources: [String]) throws(BridgeError) -> [GeneratedSource] {
        try models(in: resources).enumerated().compactMap { index, model in
            let text = DataModelSource(model: model).text
            return text.isEmpty ? nil : GeneratedSource(name: "DataModel-\(index)", text: text)
        }
    }

    static func models(in resources: [String]) throws(BridgeError) -> [DataModel] {
        var models: [DataModel] = []
        for path in resources where isModel(path) {
            if let model = try DataModel(path: path) { models.append(model) }
        }
        return models
    }

    static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

    var text: String {
        let texts = model.entities.compactMap(text(for:))
        guard !texts.isEmpty else { return "" }
        return "import Foundation\nimport CoreData\n\n" + texts.joined(separator: "\n")
    }

    private func text(for entity: DataModel.Entity) -> String? {
        guard let generation = entity.generation, entity.className != "NSManagedObject" else { return nil }
        let name = entity.className
        let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
        var text = ""
        if generation == .classDefinition {
            text += "nonisolated open class \(name): \(parent) {\n"
            text += "    open override class var _entityName: String { \"\(entity.name)\" }\n}\n\n"
        }
        text += "extension \(name) {\n"
        text += "    public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
        text += "        NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n    }\n\n"
        for attribute in entity.attributes { text += property(attribute.name, attribute.swiftType) }
        for relationship in entity.relationships { text += members(of: relationship) }
        return text + "}\n\nextension \(name): Identifiable {}\n"
    }

    private func property(_ name: String, _ type: String) -> String {
        """
            public var `\(name)`: \(type) {
                get { _managedValue(forKey: "\(name)") }
                set { _setManagedValue(newValue, forKey: "\(name)") }
            }

        """
    }

    private func members(of relationship: DataModel.Relationship) -> String {
        let destination = classes[relationship.destination] ?? "NSManagedObject"
        guard relationship.isToMany else { return property(relationship.name, destination + "?") }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let (key, name) = (relationship.name, relationship.name.prefix(1).uppercased() + relationship.name.dropFirst())
        let all = "values.compactMap { $0 as? NSManagedObject }"
        return property(key, set + "?") + """
                public func addTo\(name)(_ value: \(destination)) { _addManaged([value], toKey: "\(key)") }
                public func removeFrom\(name)(_ value: \(destination)) { _removeManaged([value], fromKey: "\(key)") }
                public func addTo\(name)(_ values: \(set)) { _addManaged(\(all), toKey: "\(key)") }
                public func removeFrom\(name)(_ values: \(set)) { _removeManaged(\(all), fromKey: "\(key)") }

            """
    }
}

extension DataModel.Attribute {
    /// The type that Xcode gives the property.
    var swiftType: String {
        switch type {
        case "Integer 16" where isScalar: "Int16"
        case "Integer 32" where isScalar: "Int32"
        case "Integer 64" where isScalar: "Int64"
        case "Double" where isScalar: "Double"
        case "Float" where isScalar: "Float"
        case "Boolean" where isScalar: "Bool"
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "Date" where isScalar: "TimeInterval"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Transformable": (className ?? "NSObject") + "?"
        default: "String?"
        }
    }
}
