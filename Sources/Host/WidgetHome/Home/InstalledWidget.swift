package import JSON

/// A widget on the home screen.
package struct InstalledWidget: Sendable, Hashable {
    package let id: String
    package let kind: String
    package let family: WidgetFamily
    package let configuration: JSONValue?

    /// A widget that counts as installed where the host has installed none; its id says which it is.
    init(implied kind: String, _ family: WidgetFamily) {
        id = "\(kind).\(family.rawValue)"
        self.kind = kind
        self.family = family
        configuration = nil
    }

    init(id: String, kind: String, family: WidgetFamily, configuration: JSONValue?) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}
