package import JSON

/// A widget that an extension offers.
package struct WidgetDescription: Sendable, Hashable {
    package let kind: String
    /// The families that it supports, by WidgetKit's names, in the order that the widget gives.
    package let families: [String]
    /// The bundle identifier of its extension.
    package let extensionIdentifier: String
    /// Everything that the extension says of it: displayName, description, configuration and more.
    package let details: JSONObject

    init?(_ json: JSONValue, extensionIdentifier: String) {
        guard let details = json.objectValue, let kind = details["kind"]?.stringValue else { return nil }
        self.kind = kind
        self.details = details
        self.extensionIdentifier = extensionIdentifier
        families = details["families"]?.arrayValue?.compactMap(\.stringValue) ?? []
    }
}
