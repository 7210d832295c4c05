package import JSON
package import WidgetProtocol

/// Which widget is meant.
package enum WidgetReference: Sendable, Hashable {
    case id(String)
    /// With a configuration: one that is only looked at.
    case placement(kind: String, family: Family, configuration: JSONObject? = nil)

    /// The kind, where the reference says it.
    var kind: String? { if case .placement(let kind, _, _) = self { kind } else { nil } }

    init(_ params: Parameters) throws(BridgeError) {
        if let id = try params.optionalString("id") {
            if params["configuration"] != nil {
                throw .invalidParams("configuration goes with kind and family; configureWidget sets that of an id")
            }
            self = .id(id)
            return
        }
        guard let kind = try params.optionalString("kind") else {
            throw .invalidParams("id, or kind and family, is missing")
        }
        guard let family: Family = try params.optionalChoice("family") else {
            throw .invalidParams("family is missing")
        }
        self = .placement(kind: kind, family: family, configuration: try params.optionalObject("configuration"))
    }
}
