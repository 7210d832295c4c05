import WidgetHome
import WidgetProtocol

extension WidgetReference {
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
