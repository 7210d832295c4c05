package import JSON

/// The params of `configurationOptions`.
package struct OptionsRequest: Sendable, Hashable {
    package var kind: String
    package var parameter: String
    /// What the user has typed so far.
    package var search: String?
    /// What the other parameters are set to.
    package var configuration: JSONValue?

    init(_ params: Parameters) throws(BridgeError) {
        kind = try params.requiredString("kind")
        parameter = try params.requiredString("parameter")
        search = try params.optionalString("search")
        configuration = try params.optionalObject("configuration")
    }
}
