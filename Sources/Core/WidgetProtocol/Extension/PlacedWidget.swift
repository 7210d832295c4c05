package import JSON

/// A widget on the home screen, as the extension's code asks the widget center for it.
package struct PlacedWidget: Sendable, Hashable {
    package var kind: String
    package var family: Family
    /// Values by their parameters' names.
    package var configuration: JSONObject?

    package init(kind: String, family: Family, configuration: JSONObject? = nil) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    package var json: JSONValue {
        var object: JSONObject = ["kind": .string(kind), "family": .string(family.rawValue)]
        object["configuration"] = configuration.map { .object($0) }
        return .object(object)
    }

    package init?(json: JSONValue) {
        guard let kind = json["kind"]?.stringValue,
            let family = json["family"]?.stringValue.flatMap(Family.init(rawValue:))
        else { return nil }
        self.init(kind: kind, family: family, configuration: json["configuration"]?.objectValue)
    }
}
