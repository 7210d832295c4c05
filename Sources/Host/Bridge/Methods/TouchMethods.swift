import JSON
import WidgetArchive
import WidgetHome
import WidgetProtocol

/// The calls for taps, and for what the host is to know of.
extension Method {
    static let tapWidget = Method(
        "tapWidget", "id", "kind", "family", "configuration", "activityId", "presentation", "x", "y", "element"
    ) { session, call throws(BridgeError) in
        session.tap(call, WidgetHome.Tap(try call.params.tapTarget(), at: try call.params.tapPlace()))
    }

    static let performIntent = Method("performIntent", "intent", "parameters") { session, call throws(BridgeError) in
        let name = try call.params.requiredString("intent")
        let parameters = try call.params.optionalObject("parameters") ?? [:]
        session.run(call) { home throws(BridgeError) in
            let (outcome, warnings) = try home.perform(intent: name, parameters)
            var object = JSONObjectWriter()
            object.set(outcome)
            return CallResult(object, telling: warnings)
        }
    }

    static let getEvents = Method("getEvents", "after") { session, call throws(BridgeError) in
        let after = try call.params.optionalInteger("after") ?? 0
        session.run(call) { home throws(BridgeError) in
            let events = try home.events.all(after: Int64(after)).map { event -> JSONValue in
                var object: JSONObject = ["method": .string(event.kind.rawValue)]
                for (name, value) in event.json.objectValue?.members ?? [] { object[name] = value }
                object["date"] = .string(WireDate.text(event.date))
                return .object(object)
            }
            return CallResult(RawJSON(.array(events)))
        }
    }

    static let acknowledgeEvents = Method("acknowledgeEvents", "seq") { session, call throws(BridgeError) in
        guard let sequence = try call.params.optionalInteger("seq") else { throw .invalidParams("seq is missing") }
        session.run(call) { home throws(BridgeError) in
            try home.events.acknowledge(upTo: Int64(sequence))
            return CallResult(.true)
        }
    }

    static let initiallyLaunchedFromHomeWidget = Method("initiallyLaunchedFromHomeWidget") {
        session, call throws(BridgeError) in
        session.run(call) { home throws(BridgeError) in
            CallResult(RawJSON(try home.events.launchURL().map { .string($0) } ?? .null))
        }
    }

    static let registerBackgroundCallback = Method("registerBackgroundCallback") {
        session, call throws(BridgeError) in
        guard session.group != nil else { throw .appGroupNotSet }
        session.answer(call) { $0 += RawJSON.true.bytes }
    }
}

extension Session {
    /// Tells the host of what it has not acknowledged, and of what comes.
    func announceEvents() {
        let notifications = notifications
        home.liveActivities.listen { notifications.send("liveActivityChanged", $0.json) }
        do throws(BridgeError) {
            try home.events.listen { event in notifications.send(event.kind.rawValue, event.json) }
        } catch {
            notifications.warn(Warning(.storageFailed, error.message, hint: error.hint))
        }
    }
}

extension Parameters {
    fileprivate func tapTarget() throws(BridgeError) -> WidgetHome.TapTarget {
        guard let id = try optionalString("activityId") else {
            if self["presentation"] != nil { throw .invalidParams("presentation goes with activityId") }
            return .widget(try WidgetReference(self))
        }
        return .activity(id: id, try optionalChoice("presentation") ?? .content)
    }

    fileprivate func tapPlace() throws(BridgeError) -> WidgetHome.TapPlace {
        if let element = try optionalString("element") {
            if self["x"] != nil || self["y"] != nil { throw .invalidParams("give element, or x and y, not both") }
            return .element(element)
        }
        guard let x = try optionalNumber("x"), let y = try optionalNumber("y") else {
            throw .invalidParams("x and y, or element, is missing")
        }
        return .point(ArchivePoint(x: x, y: y))
    }
}

extension WidgetHome.TapOutcome {
    func result(
        of home: WidgetHome, telling notifications: HostNotifications, _ warnings: [Warning]
    ) -> CallResult {
        var object = JSONObjectWriter()
        switch self {
        case .none: object.set("action", "none")
        case .url(let url, let event):
            object.set("action", "url")
            object.set("url", .string(url))
            if let event { object.set(event) }
        case .intent(let outcome):
            let reloads = outcome.reloads
            reloads.announce(of: home, to: notifications)
            object.set("action", "intent")
            object.set(outcome)
            object.set("reloaded", .array(reloads.reloaded.map { .string($0.widget.id) }))
            if !reloads.failed.isEmpty { object.set("failed", .array(reloads.failed.map(\.json))) }
            object.set("reloadError", outcome.reloadError?.json)
        }
        return CallResult(object, telling: warnings)
    }
}

extension JSONObjectWriter {
    /// An intent that has run, and what it came to.
    mutating func set(_ outcome: WidgetHome.IntentOutcome) {
        set("intent", .string(outcome.name))
        set("parameters", .object(outcome.parameters))
        set(outcome.reply)
        if let event = outcome.event { set(event) }
    }

    private mutating func set(_ reply: PerformCall.Reply) {
        let members = reply.members
        set("value", members["value"])
        set("dialog", members["dialog"])
        set("opensURL", members["opensURL"])
        set("opensApp", members["opensApp"])
        set("asks", members["asks"])
        set("error", members["error"])
    }

    fileprivate mutating func set(_ event: HomeEvent) {
        set("seq", .int(Int(event.sequence)))
        set("eventId", .string(event.id))
    }
}
