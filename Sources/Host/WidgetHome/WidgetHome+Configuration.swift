package import JSON
import WidgetBuild

extension WidgetHome {
    /// Gives a widget that the host has installed another configuration, and asks for its timeline.
    ///
    /// Throws -20 for another id and -32. Where the timeline fails, the widget is configured all the same.
    package func configure(id: String, _ configuration: JSONValue) throws(WidgetHomeError) -> [ReloadedTimeline] {
        guard let widget = try database.installed().first(where: { $0.id == id }) else { throw .unknownWidget(id) }
        try check(configuration, for: widget.kind)
        guard try database.configure(id, configuration) else { throw .unknownWidget(id) }
        return try reload(
            InstalledWidget(id: id, kind: widget.kind, family: widget.family, configuration: configuration))
    }

    /// The values to choose from for a parameter, as the extension lists them; throws -20 and -32.
    package func options(
        kind: String, parameter: String, search: String?, configuration: JSONValue?
    ) throws(WidgetHomeError) -> JSONValue {
        let reply = try ask("options", kind: kind) { params in
            params["parameter"] = .string(parameter)
            params["search"] = search.map { .string($0) }
            params["configuration"] = configuration
        }
        return reply["options"] ?? []
    }

    /// Throws -32 for a configuration that the widget cannot have.
    func check(_ configuration: JSONValue?, for kind: String) throws(WidgetHomeError) {
        guard let configuration else { return }
        _ = try ask("configure", kind: kind) { $0["configuration"] = configuration }
    }

    private func ask(
        _ method: String, kind: String, adding add: (inout JSONObject) -> Void
    ) throws(WidgetHomeError) -> JSONValue {
        let supervisor = try find(kind).supervisor
        let name = supervisor.bundle.name
        var params: JSONObject = ["kind": .string(kind)]
        add(&params)
        var answer: Result<JSONValue, WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { [params] suites in
                    var params = params
                    params["suites"] = .array(suites.map { .string($0) })
                    return [ExtensionRequest(method: method, params: .object(params))]
                },
                decode: { (_, reply) throws(WidgetHomeError) in
                    guard let value = reply.value else {
                        throw .malformedReply(name, phase: method, "it is no JSON")
                    }
                    return value
                },
                each: { answer = $1 }))
        return try answer!.get()
    }
}
