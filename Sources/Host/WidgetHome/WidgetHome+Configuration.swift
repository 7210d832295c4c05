package import JSON
package import WidgetProtocol

extension WidgetHome {
    /// Gives a widget that the host has installed another configuration, and asks for its timeline.
    ///
    /// Throws -32602 for another id and -32. Where the timeline fails, the widget is configured all the same.
    package func configure(id: String, _ configuration: JSONObject) throws(BridgeError) -> ReloadOutcome {
        guard let widget = try database.widget(id) else { throw .unknownWidget(id) }
        try check(configuration, of: widget.kind, widget.family)
        let json = JSONValue.object(configuration)
        guard try database.configure(id, json) else { throw .unknownWidget(id) }
        let configured = InstalledWidget(id: id, kind: widget.kind, family: widget.family, configuration: json)
        return try reload([configured], for: .configureWidget, find(widget.kind).supervisor)
    }

    /// The values to choose from for a parameter of a widget or a control, as the extension lists them; throws -20 and
    /// -32.
    package func options(_ call: OptionsCall) throws(BridgeError) -> (options: [JSONValue], warnings: [Warning]) {
        var warnings: [Warning] = []
        let reply = try owner(ofKind: call.kind).call(call, warnings: &warnings)
        return (reply.list, warnings)
    }

    /// The extension that has a widget of the kind, else a control.
    private func owner(ofKind kind: String) throws(BridgeError) -> ExtensionSupervisor {
        do throws(BridgeError) {
            return try find(kind).supervisor
        } catch {
            guard error.kind == .unknownKind,
                let owner = slots.lazy.compactMap({ try? $0.supervisor() })
                    .first(where: { (try? self.controlKinds(of: $0))?.contains(kind) == true })
            else { throw error }
            return owner
        }
    }

    /// Throws -32 for a configuration that the widget cannot have.
    func check(_ configuration: JSONObject?, of kind: String, _ family: Family) throws(BridgeError) {
        guard let configuration else { return }
        var warnings: [Warning] = []
        _ = try find(kind).supervisor.call(
            ConfigureCall(kind: kind, family: family, configuration: configuration), warnings: &warnings)
    }
}
