package import JSON

extension WidgetHome {
    /// The widgets on the home screen: those that the host has installed; while it has installed none, each kind once
    /// in every family that it supports.
    package func installed() throws(WidgetHomeError) -> [InstalledWidget] {
        let installed = try database.installed()
        if !installed.isEmpty { return installed }
        return try descriptions().flatMap(Self.implied)
    }

    /// Installs a widget; throws -20, -25 and -32.
    package func install(
        kind: String, family name: String, configuration: JSONValue? = nil
    ) throws(WidgetHomeError) -> InstalledWidget {
        let (widget, _) = try find(kind)
        let family = try family(name, of: widget)
        try check(configuration, for: kind)
        return try database.install(kind: kind, family: family, configuration: configuration)
    }

    /// Installs a widget as pinning does: in the family given, else in the first that the widget supports.
    package func pin(
        kind: String, family name: String? = nil, configuration: JSONValue? = nil
    ) throws(WidgetHomeError) -> InstalledWidget {
        let (widget, _) = try find(kind)
        return try install(kind: kind, family: name ?? widget.families.first ?? "", configuration: configuration)
    }

    /// Removes a widget that the host has installed, and its timeline; throws -20 for another id.
    package func remove(id: String) throws(WidgetHomeError) {
        if try !database.remove(id) { throw .unknownWidget(id) }
    }

    /// The widget of an id; throws -20.
    package func widget(id: String) throws(WidgetHomeError) -> InstalledWidget {
        if let widget = try database.installed().first(where: { $0.id == id }) { return widget }
        for widget in try descriptions().flatMap(Self.implied) where widget.id == id { return widget }
        throw .unknownWidget(id)
    }

    /// The widget of a kind in a family, the first installed where there are several; throws -20 and -25.
    ///
    /// With a configuration it is one that is not on the home screen, unless one is there that is configured so.
    package func widget(
        kind: String, family name: String, configuration: JSONValue? = nil
    ) throws(WidgetHomeError) -> InstalledWidget {
        let (description, _) = try find(kind)
        let family = try family(name, of: description)
        let installed = try database.installed().filter { $0.kind == kind && $0.family == family }
        guard let configuration else { return installed.first ?? InstalledWidget(implied: kind, family) }
        return installed.first { $0.configuration == configuration }
            ?? InstalledWidget(trying: configuration, of: kind, family)
    }

    static func implied(_ widget: WidgetDescription) -> [InstalledWidget] {
        widget.families.compactMap { WidgetFamily(rawValue: $0) }.map { InstalledWidget(implied: widget.kind, $0) }
    }
}
