import Foundation
import WidgetProtocol

/// A Core Data model as Xcode keeps it: the entities of the current version of an `.xcdatamodeld`.
struct DataModel: Hashable {
    struct Entity: Hashable, Encodable {
        var name: String
        var className: String
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
        /// Which code Xcode generates for it; nil for none.
        var generation: Generation?

        enum CodingKeys: String, CodingKey {
            case name, className, parent, isAbstract, attributes, relationships
        }
    }

    enum Generation: String, Hashable {
        case classDefinition = "class"
        case category
    }

    struct Attribute: Hashable, Encodable {
        var name: String
        var type: String
        var isOptional: Bool
        var isScalar: Bool
        var className: String?
        var defaultValue: String?

        enum CodingKeys: String, CodingKey {
            case name, type, isOptional, defaultValue
        }
    }

    struct Relationship: Hashable, Encodable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var deletionRule: String?
    }

    /// The model's name, by which an app asks for it.
    var name: String
    var entities: [Entity]

    /// The model at `path`, an `.xcdatamodeld` or one version of it; nil where there is none that can be read.
    init?(path: String) throws(BridgeError) {
        let url = URL(fileURLWithPath: path)
        name = url.deletingPathExtension().lastPathComponent
        let version = try url.pathExtension == "xcdatamodeld" ? Self.currentVersion(in: path) : path
        guard let version else { return nil }
        let text = try ProjectBoundary.naming(path) { () throws(BridgeError) in
            try ProjectFiles.text(version + "/contents", .description)
        }
        guard let text, let model = XMLElement.parse(text), model.name == "model" else { return nil }
        entities = model.children(named: "entity").map(Entity.init)
    }

    /// The version that `.xccurrentversion` names, else the only or the last one.
    private static func currentVersion(in folder: String) throws(BridgeError) -> String? {
        let data = try ProjectFiles.contents(folder + "/.xccurrentversion", .slow) ?? Data()
        var list: [String: Any]?
        if PropertyListCheck.objection(to: data) == nil {
            list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
        if let current = list?["_XCCurrentVersionName"] as? String { return folder + "/" + current }
        return try ProjectFiles.names(in: folder).last { $0.hasSuffix(".xcdatamodel") }.map { folder + "/" + $0 }
    }
}

extension DataModel.Entity {
    fileprivate init(_ element: XMLElement) {
        let of = element.attributes
        name = of["name"] ?? ""
        let represented = of["representedClassName"] ?? "NSManagedObject"
        className = represented.hasPrefix(".") ? String(represented.dropFirst()) : represented
        parent = of["parentEntity"]
        isAbstract = of["isAbstract"] == "YES"
        generation = of["codeGenerationType"].flatMap(DataModel.Generation.init)
        attributes = element.children(named: "attribute").map { attribute in
            let of = attribute.attributes
            return DataModel.Attribute(
                name: of["name"] ?? "", type: of["attributeType"] ?? "", isOptional: of["optional"] == "YES",
                isScalar: of["usesScalarValueType"] == "YES", className: of["customClassName"],
                defaultValue: of["defaultValueString"] ?? of["defaultDateTimeInterval"])
        }
        relationships = element.children(named: "relationship").map { relationship in
            let of = relationship.attributes
            return DataModel.Relationship(
                name: of["name"] ?? "", destination: of["destinationEntity"] ?? "", inverse: of["inverseName"],
                isToMany: of["toMany"] == "YES", isOrdered: of["ordered"] == "YES",
                deletionRule: of["deletionRule"])
        }
    }
}
