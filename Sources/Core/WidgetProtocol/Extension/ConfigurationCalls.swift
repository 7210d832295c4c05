package import JSON

/// Asks whether a widget can be configured so.
package struct ConfigureCall: ExtensionCall {
    package typealias Reply = EmptyReply
    package static let method = ExtensionMethod.configure

    package var kind: String
    package var family: Family
    /// Values by their parameters' names.
    package var configuration: JSONObject

    package init(kind: String, family: Family, configuration: JSONObject) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        kind = try members.string("kind")
        family = try members.required("family", try members.choice("family"))
        configuration = try members.optionalObject("configuration") ?? [:]
    }

    package var params: JSONObject {
        [
            "kind": .string(kind), "family": .string(family.rawValue), "configuration": .object(configuration),
        ]
    }
}

/// Asks for the values to choose from for a parameter.
package struct OptionsCall: ExtensionCall {
    package struct Reply: ListReply {
        package static let member: StaticString = "options"
        package let list: [JSONValue]
        package init(_ list: [JSONValue]) { self.list = list }
    }

    package static let method = ExtensionMethod.options

    package var kind: String
    package var parameter: String
    /// What the user has typed so far.
    package var search: String?
    /// What the other parameters are set to.
    package var configuration: JSONObject?

    package init(kind: String, parameter: String, search: String?, configuration: JSONObject?) {
        self.kind = kind
        self.parameter = parameter
        self.search = search
        self.configuration = configuration
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        kind = try members.string("kind")
        parameter = try members.string("parameter")
        search = try members.optionalString("search")
        configuration = try members.optionalObject("configuration")
    }

    package var params: JSONObject {
        var params: JSONObject = ["kind": .string(kind), "parameter": .string(parameter)]
        params["search"] = search.map { .string($0) }
        params["configuration"] = configuration.map { .object($0) }
        return params
    }
}
