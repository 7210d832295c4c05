import JSON
import WidgetHome
import WidgetProtocol

/// The calls for widgets: home_widget's, and the bridge's own.
extension Method {
    static let updateWidget = Method("updateWidget", "ios", "name", "android", "qualifiedAndroidName") {
        session, call throws(BridgeError) in
        session.reload(call, kind: try call.params.kind("updateWidget"))
    }

    static let describeWidgets = Method("describeWidgets", "locale") { session, call throws(BridgeError) in
        let locale = try call.params.locale("locale") ?? session.home.options.locale
        session.run(call) { home throws(BridgeError) in try home.describeWidgets(locale: locale) }
    }

    static let getInstalledWidgets = Method("getInstalledWidgets") { session, call throws(BridgeError) in
        session.run(call) { home throws(BridgeError) in try home.installedWidgets() }
    }

    static let isRequestPinWidgetSupported = Method("isRequestPinWidgetSupported") {
        session, call throws(BridgeError) in
        session.answer(call) { $0 += RawJSON.true.bytes }
    }

    static let requestPinWidget = Method(
        "requestPinWidget", "ios", "name", "family", "configuration", "android", "qualifiedAndroidName"
    ) { session, call throws(BridgeError) in
        let kind = try call.params.kind("requestPinWidget")
        let family: Family? = try call.params.optionalChoice("family")
        let configuration = try call.params.optionalObject("configuration")
        session.run(call) { home throws(BridgeError) in
            _ = try home.install(kind: kind, family: family?.rawValue, configuration: configuration)
            return CallResult(.null)
        }
    }

    static let installWidget = Method("installWidget", "kind", "family", "configuration") {
        session, call throws(BridgeError) in
        let kind = try call.params.requiredString("kind")
        guard let family: Family = try call.params.optionalChoice("family") else {
            throw .invalidParams("family is missing")
        }
        let configuration = try call.params.optionalObject("configuration")
        session.run(call) { home throws(BridgeError) in
            let widget = try home.install(kind: kind, family: family.rawValue, configuration: configuration)
            return CallResult(RawJSON(["id": .string(widget.id)]))
        }
    }

    static let removeWidget = Method("removeWidget", "id") { session, call throws(BridgeError) in
        let id = try call.params.requiredString("id")
        session.run(call) { home throws(BridgeError) in
            try home.remove(id: id)
            return CallResult(.true)
        }
    }

    static let configureWidget = Method("configureWidget", "id", "configuration") {
        session, call throws(BridgeError) in
        let id = try call.params.requiredString("id")
        guard let configuration = try call.params.optionalObject("configuration") else {
            throw .invalidParams("configuration is missing")
        }
        let notifications = session.notifications
        session.run(call) { home throws(BridgeError) in
            try home.configure(id: id, configuration).result(of: home, telling: notifications)
        }
    }

    static let configurationOptions = Method("configurationOptions", "kind", "parameter", "search", "configuration") {
        session, call throws(BridgeError) in
        let options = OptionsCall(
            kind: try call.params.requiredString("kind"), parameter: try call.params.requiredString("parameter"),
            search: try call.params.optionalString("search"),
            configuration: try call.params.optionalObject("configuration"))
        session.run(call) { home throws(BridgeError) in
            let (list, warnings) = try home.options(options)
            return CallResult(RawJSON(.array(list)), telling: warnings)
        }
    }

    static let getTimeline = Method("getTimeline", "id", "kind", "family", "configuration") {
        session, call throws(BridgeError) in
        let widget = try WidgetReference(call.params)
        let home = session.home
        session.run(call, seeing: widget) { () throws(BridgeError) in .done(try home.timelineResult(widget)) }
    }

    static let renderWidget = Method(
        "renderWidget", "id", "kind", "family", "configuration", "preview", "entry", "activity", "attributes", "state",
        "activityId", "presentation", "control", "controlSize", "phase", "optimistic", "date", "size", "scale",
        "colorScheme", "os", "locale", "timeZone", "layoutDirection", "dynamicTypeSize", "device", "location",
        "renderingMode", "tint", "backdrop", "night", "luminanceReduced", "increasedContrast", "boldText",
        "reduceTransparency", "differentiateWithoutColor", "redaction", "format", "outline", "path", "inline", "unless"
    ) { session, call throws(BridgeError) in
        let (home, pictures) = (session.home, session.pictures)
        let request = try PictureRequest(call.params, locale: home.options.locale)
        let draw = { @Sendable () throws(BridgeError) in try pictures.picture(request, of: home) }
        if request.isOptimistic {
            session.runAtOnce(call, draw)
        } else {
            session.run(call, seeing: request.subject.widget, draw)
        }
    }
}

extension Parameters {
    /// The widget's kind as home_widget's calls name it.
    func kind(_ method: String) throws(BridgeError) -> String {
        guard let kind = string("ios") ?? string("name") else { throw .updateArguments(method) }
        return kind
    }
}

extension WidgetHome {
    /// Reloads every installed widget of a kind; of every kind for nil.
    func reloadAll(of kind: String?, telling notifications: HostNotifications) throws(BridgeError) -> CallResult {
        let outcome = if let kind { try reload(kind: kind) } else { try reloadAll() }
        return try outcome.result(of: self, telling: notifications)
    }

    fileprivate func describeWidgets(locale: String) throws(BridgeError) -> CallResult {
        let (widgets, failures) = descriptions(locale: locale)
        if widgets.isEmpty, let failure = failures.first { throw failure.error }
        let list = widgets.map { widget -> JSONValue in
            var object: JSONObject = [
                "kind": .string(widget.kind), "displayName": widget.details["displayName"] ?? .string(widget.kind),
                "description": widget.details["description"] ?? "",
                "families": .array(widget.families.map { .string($0) }),
                "configuration": widget.details["configuration"] ?? ["type": "static", "parameters": []],
                "extension": .string(widget.extensionIdentifier),
            ]
            object["leftOut"] = widget.details["leftOut"]
            return .object(object)
        }
        return CallResult(RawJSON(.array(list)), telling: failures.map(\.warning) + buildWarnings + duplicateKinds())
    }

    fileprivate func installedWidgets() throws(BridgeError) -> CallResult {
        let (widgets, failures) = try installed()
        if widgets.isEmpty, !failures.isEmpty {
            throw BridgeError(
                .installedWidgetsUnavailable, "The installed widgets cannot be told: \(failures[0].error.message)",
                hint: failures[0].error.hint, details: ["extensions": .array(failures.map(\.json))])
        }
        let list = widgets.map { widget -> JSONValue in
            var object: JSONObject = [
                "id": .string(widget.id), "kind": .string(widget.kind), "family": .string(widget.family.rawValue),
            ]
            object["configuration"] = widget.configuration
            return .object(object)
        }
        return CallResult(RawJSON(.array(list)), telling: failures.map(\.warning))
    }

    fileprivate func timelineResult(_ reference: WidgetReference) throws(BridgeError) -> CallResult {
        let widget = try widget(reference)
        let timeline = try timeline(of: widget)
        let plan = try plan(of: widget)
        let next = plan.next?.due ?? timeline.nextReload
        let entries = timeline.entries.map { entry in
            var object: JSONObject = ["date": .string(WireDate.text(entry.date))]
            object["relevance"] = entry.relevance
            return JSONValue.object(object)
        }
        let policy: JSONValue =
            if case .after(let date) = timeline.policy {
                ["after": .string(WireDate.text(date))]
            } else {
                .string(timeline.policy.name)
            }
        var object = JSONObjectWriter()
        object.set("entries", .array(entries))
        object.set("policy", policy)
        object.set("reloadedAt", .string(WireDate.text(timeline.reloadedAt)))
        object.set("reason", plan.lastReason.map { .string($0.rawValue) })
        object.set("nextReload", next.map { .string(WireDate.text($0)) } ?? JSONValue.null)
        object.set("nextReason", plan.next.map { .string($0.reason.rawValue) })
        object.set("budget", budget(of: plan))
        return CallResult(object, telling: timeline.warnings)
    }
}

extension ReloadOutcome {
    /// The reply's result; throws the first failure, which names every widget that failed and every one that did not.
    func result(of home: WidgetHome, telling notifications: HostNotifications) throws(BridgeError) -> CallResult {
        announce(of: home, to: notifications)
        guard let first = failed.first else { return CallResult(.true, telling: warnings) }
        throw first.error
            .with("failed", .array(failed.map(\.json)))
            .with("reloaded", .array(reloaded.map { .string($0.widget.id) }))
    }
}

extension ReloadOutcome.Failed {
    var json: JSONValue {
        [
            "id": .string(widget.id), "family": .string(widget.family.rawValue), "code": .int(error.code),
            "kind": .string(error.kind.rawValue), "message": .string(error.message),
        ]
    }
}

extension WidgetHome.ExtensionFailure {
    /// The failure beside the results of the other extensions.
    var warning: Warning {
        Warning(.extensionFailed, error.message, hint: error.hint, subject: name)
    }
}
