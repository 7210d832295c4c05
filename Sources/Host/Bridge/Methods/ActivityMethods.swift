import JSON
import WidgetHome
import WidgetProtocol

/// The calls for Live Activities.
extension Method {
    static let startLiveActivity = Method(
        "startLiveActivity", "attributesType", "attributes", "state", "id", "staleDate", "relevanceScore", "style",
        "startDate", "pushType", "alert"
    ) { session, call throws(BridgeError) in
        let start = try call.params.activityStart()
        session.run(call) { home throws(BridgeError) in
            let (record, warnings) = try home.start(start)
            return record.result(telling: warnings)
        }
    }

    static let updateLiveActivity = Method(
        "updateLiveActivity", "id", "state", "staleDate", "relevanceScore", "alert", "timestamp"
    ) { session, call throws(BridgeError) in
        let id = try call.params.requiredString("id")
        guard let content = try call.params.activityContent() else { throw .invalidParams("state is missing") }
        let update = ActivityUpdate(
            content: content, alert: try call.params.alert(), timestamp: try call.params.optionalDate("timestamp"))
        session.run(call) { home throws(BridgeError) in
            CallResult(.true, telling: try home.change(activity: id, update))
        }
    }

    static let endLiveActivity = Method(
        "endLiveActivity", "id", "state", "staleDate", "relevanceScore", "dismissalPolicy", "alert", "timestamp"
    ) { session, call throws(BridgeError) in
        let id = try call.params.requiredString("id")
        let update = ActivityUpdate(
            content: try call.params.activityContent(), end: try call.params.dismissalPolicy(),
            alert: try call.params.alert(), timestamp: try call.params.optionalDate("timestamp"))
        session.run(call) { home throws(BridgeError) in
            CallResult(.true, telling: try home.change(activity: id, update))
        }
    }

    static let getLiveActivities = Method("getLiveActivities", "attributesType") { session, call throws(BridgeError) in
        let type = try call.params.optionalString("attributesType")
        session.run(call) { home throws(BridgeError) in
            let all = try home.liveActivities.all().filter { type == nil || $0.record.attributesType == type }
            return CallResult(RawJSON(.array(all.map { $0.record.described(as: $0.phase) })))
        }
    }

    static let pushLiveActivity = Method("pushLiveActivity", "payload", "id", "token") {
        session, call throws(BridgeError) in
        guard let payload = try call.params.optionalObject("payload") else {
            throw .invalidParams("payload is missing")
        }
        let id = try call.params.optionalString("id")
        let token = try call.params.optionalString("token")
        session.run(call) { home throws(BridgeError) in
            let push = try ActivityPush(payload, now: home.options.now())
            let (record, warnings) = try home.push(push) { activities throws(BridgeError) in
                if let id { return try activities.record(id) }
                if let token { return try activities.record(pushToken: token) }
                throw .invalidParams("id or token is missing, which say what the push is for")
            }
            return record.result(telling: warnings)
        }
    }
}

/// Whether an activity stays when its app is left.
private enum ActivityStyleName: String, CaseIterable { case standard, transient }

/// How push notifications reach an activity.
private enum PushTypeName: String, CaseIterable { case token }

extension Parameters {
    fileprivate func activityStart() throws(BridgeError) -> WidgetHome.ActivityStart {
        let type = try requiredString("attributesType")
        guard let content = try activityContent() else { throw .invalidParams("state is missing") }
        let attributes = JSONValue.object(try optionalObject("attributes") ?? [:])
        var start = WidgetHome.ActivityStart(attributesType: type, attributes: attributes, content: content)
        start.id = try optionalString("id")
        if start.id == "" { throw .invalidParams("id is empty") }
        let style: ActivityStyleName? = try optionalChoice("style")
        start.style = style?.rawValue ?? ActivityRecord.standardStyle
        start.date = try optionalDate("startDate")
        start.alert = try alert()
        let pushType: PushTypeName? = try optionalChoice("pushType")
        start.hasPushToken = pushType == .token
        return start
    }

    /// What an activity shows; nil where no state is given.
    fileprivate func activityContent() throws(BridgeError) -> ActivityUpdate.Content? {
        let staleDate = try optionalDate("staleDate")
        let score = try optionalNumber("relevanceScore")
        guard let state = self["state"]?.value else {
            if staleDate == nil, score == nil { return nil }
            throw .invalidParams("staleDate and relevanceScore go with a state")
        }
        return ActivityUpdate.Content(state: state, staleDate: staleDate, relevanceScore: score ?? 0)
    }

    /// `{title, body, sound?}`.
    fileprivate func alert() throws(BridgeError) -> JSONValue? {
        guard let alert = try optionalObject("alert") else { return nil }
        guard alert["title"]?.stringValue != nil, alert["body"]?.stringValue != nil else {
            throw .invalidParams("alert must be {title, body, sound?}")
        }
        return .object(alert)
    }

    /// `default`, `immediate` or `{after: date}`.
    fileprivate func dismissalPolicy() throws(BridgeError) -> ActivityUpdate.Dismissal {
        guard let policy = self["dismissalPolicy"] else { return .default }
        if policy.string == "default" { return .default }
        if policy.string == "immediate" { return .immediate }
        guard let text = policy.value["after"]?.stringValue, let date = WireDate.seconds(text) else {
            throw .invalidParams("dismissalPolicy must be default, immediate, or {after: an ISO 8601 date}")
        }
        return .after(date)
    }
}

extension ActivityRecord {
    /// `{id, pushToken?}`.
    fileprivate func result(telling warnings: [Warning]) -> CallResult {
        var object = JSONObjectWriter()
        object.set("id", .string(id))
        object.set("pushToken", pushToken.map { .string($0) })
        return CallResult(object, telling: warnings)
    }

    /// As a host is told of it.
    fileprivate func described(as phase: ActivityPhase) -> JSONValue {
        var object: JSONObject = [
            "id": .string(id), "attributesType": .string(attributesType), "activityState": .string(phase.rawValue),
            "attributes": attributes, "state": state, "relevanceScore": .double(relevanceScore),
            "style": .string(style), "startDate": .string(WireDate.text(startDate)),
            "updatedAt": .string(WireDate.text(updatedAt)), "endDate": .string(WireDate.text(end)),
            "dismissalDate": .string(WireDate.text(dismissal)),
        ]
        object["staleDate"] = staleDate.map { .string(WireDate.text($0)) }
        object["alert"] = alert
        object["pushToken"] = pushToken.map { .string($0) }
        object["pushChannel"] = pushChannel.map { .string($0) }
        return .object(object)
    }
}

extension ActivityNews {
    /// The params of `liveActivityChanged`.
    var json: JSONValue {
        var object: JSONObject = [
            "id": .string(record.id), "attributesType": .string(record.attributesType),
            "activityState": .string(phase.rawValue), "state": record.state,
        ]
        if isChanged { object["alert"] = record.alert }
        return .object(object)
    }

    /// What `advanceClock` tells of it.
    func step(at date: Double) -> JSONValue {
        [
            "date": .string(WireDate.text(date)), "id": .string(record.id),
            "attributesType": .string(record.attributesType), "activityState": .string(phase.rawValue),
        ]
    }
}
