package import JSON
package import WidgetProtocol

/// A widget on the home screen.
package struct InstalledWidget: Sendable, Hashable {
    package let id: String
    package let kind: String
    package let family: Family
    package let configuration: JSONValue?
    /// As the extension's own code is told of it.
    var placed: PlacedWidget {
        PlacedWidget(kind: kind, family: family, configuration: configuration?.objectValue)
    }

    /// Whether what it shows is kept; not for one that is only looked at, with a configuration of the moment.
    let isKept: Bool

    /// A widget that counts as installed where the host has installed none; its id says which it is.
    init(implied kind: String, _ family: Family) {
        id = "\(kind).\(family.rawValue)"
        self.kind = kind
        self.family = family
        configuration = nil
        isKept = true
    }

    /// The widget that counts as installed by an id; nil for an id that no such widget has.
    init?(impliedBy id: String) {
        guard let dot = id.lastIndex(of: "."), let family = Family(rawValue: String(id[id.index(after: dot)...])) else {
            return nil
        }
        self.init(implied: String(id[..<dot]), family)
    }

    /// A widget that is not on the home screen, to be looked at with a configuration.
    init(trying configuration: JSONValue, of kind: String, _ family: Family) {
        id = "\(kind).\(family.rawValue)"
        self.kind = kind
        self.family = family
        self.configuration = configuration
        isKept = false
    }

    init(id: String, kind: String, family: Family, configuration: JSONValue?) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
        isKept = true
    }
}
