package import JSON
package import WidgetProtocol

extension WidgetHome {
    /// Gives a widget that the host has installed another configuration, and asks for its timeline.
    ///
    /// Throws -32602 for another id and -32. Where the timeline fails, the widget is configured all the same.
    package func configure(id: String, _ configuration: JSONObject) throws(BridgeError) -> ReloadOutcome {
        guard let widget = try database.widget(id) else { throw .unknownWidget(id) }
        try check(configuration, for: widget.kind)
        let json = JSONValue.object(configuration)
        guard try database.configure(id, json) else { throw .unknownWidget(id) }
        let configured = InstalledWidget(id: id, kind: widget.kind, family: widget.family, configuration: json)
        return try reload([configured], for: .configureWidget, find(widget.kind).supervisor)
    }

    /// The values to choose from for a parameter, as the extension lists them; throws -20 and -32.
    package func options(_ call: OptionsCall) throws(BridgeError) -> (options: [JSONValue], warnings: [Warning]) {
        var warnings: [Warning] = []
        let reply = try find(call.kind).supervisor.call(call, warnings: &warnings)
        return (reply.list, warnings)
    }

    /// Throws -32 for a configuration that the widget cannot have.
    func check(_ configuration: JSONObject?, for kind: String) throws(BridgeError) {
        guard let configuration else { return }
        var warnings: [Warning] = []
        _ = try find(kind).supervisor.call(
            ConfigureCall(kind: kind, configuration: configuration), warnings: &warnings)
    }
}
