package import JSON

/// A widget on the home screen.
package struct InstalledWidget: Sendable, Hashable {
    package let id: String
    package let kind: String
    package let family: WidgetFamily
    package let configuration: JSONValue?
    /// Whether what it shows is kept; not for one that is only looked at, with a configuration of the moment.
    let isKept: Bool

    /// A widget that counts as installed where the host has installed none; its id says which it is.
    init(implied kind: String, _ family: WidgetFamily) {
        id = "\(kind).\(family.rawValue)"
        self.kind = kind
        self.family = family
        configuration = nil
        isKept = true
    }

    /// A widget that is not on the home screen, to be looked at with a configuration.
    init(trying configuration: JSONValue, of kind: String, _ family: WidgetFamily) {
        id = "\(kind).\(family.rawValue)"
        self.kind = kind
        self.family = family
        self.configuration = configuration
        isKept = false
    }

    init(id: String, kind: String, family: WidgetFamily, configuration: JSONValue?) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
        isKept = true
    }
}
