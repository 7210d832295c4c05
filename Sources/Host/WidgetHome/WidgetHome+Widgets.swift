package import JSON
package import WidgetProtocol

extension WidgetHome {
    /// The widgets on the home screen: those that the host has installed; while it has installed none, each kind once
    /// in every family that it supports on a phone, and the extensions that could not say what they have.
    package func installed() throws(BridgeError) -> (widgets: [InstalledWidget], failures: [ExtensionFailure]) {
        let installed = try database.installed()
        if !installed.isEmpty { return (installed, []) }
        let (descriptions, failures) = descriptions()
        return (descriptions.flatMap(Self.implied), failures)
    }

    /// Installs a widget, in its first family where none is given; throws -20, -25 and -32.
    package func install(
        kind: String, family name: String? = nil, configuration: JSONObject? = nil
    ) throws(BridgeError) -> InstalledWidget {
        let (widget, _) = try find(kind)
        let family = try family(name ?? widget.families.first ?? "", of: widget)
        try check(configuration, of: kind, family)
        return try database.install(kind: kind, family: family, configuration: configuration.map { .object($0) })
    }

    /// Removes a widget that the host has installed, and its timeline; throws -32602 for another id.
    package func remove(id: String) throws(BridgeError) {
        if try !database.remove(id) { throw .unknownWidget(id) }
    }

    /// The widget that is meant; throws what the two below do.
    package func widget(_ reference: WidgetReference) throws(BridgeError) -> InstalledWidget {
        switch reference {
        case .id(let id): try widget(id: id)
        case .placement(let kind, let family, let configuration):
            try widget(kind: kind, family: family.rawValue, configuration: configuration)
        }
    }

    /// The widget of an id; throws -32602.
    package func widget(id: String) throws(BridgeError) -> InstalledWidget {
        if let widget = try database.widget(id) { return widget }
        for widget in descriptions().widgets.flatMap(Self.implied) where widget.id == id { return widget }
        throw .unknownWidget(id)
    }

    /// The widget of a kind in a family, the first installed where there are several; throws -20 and -25.
    ///
    /// With a configuration it is one that is not on the home screen, unless one is there that is configured so.
    package func widget(
        kind: String, family name: String, configuration: JSONObject? = nil
    ) throws(BridgeError) -> InstalledWidget {
        let (description, _) = try find(kind)
        let family = try family(name, of: description)
        let installed = try database.installed().filter { $0.kind == kind && $0.family == family }
        guard let configuration else { return installed.first ?? InstalledWidget(implied: kind, family) }
        if let widget = installed.first(where: { $0.configuration == .object(configuration) }) { return widget }
        try check(configuration, of: kind, family)
        return InstalledWidget(trying: .object(configuration), of: kind, family)
    }

    static func implied(_ widget: WidgetDescription) -> [InstalledWidget] {
        widget.families.compactMap { Family(rawValue: $0) }.filter { !$0.isForPadAlone }.map {
            InstalledWidget(implied: widget.kind, $0)
        }
    }
}
