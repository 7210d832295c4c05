package import JSON
package import WidgetProtocol

/// A push notification for a Live Activity: the payload that Apple's push service takes (Apple's "Starting and updating
/// Live Activities with ActivityKit push notifications").
package struct ActivityPush: Sendable {
    package enum Event: String, CaseIterable, Sendable {
        case start, update, end
    }

    package let event: Event
    package let update: ActivityUpdate
    /// Of a start: the name of the attributes' type, and the attributes.
    package let attributesType: String?
    package let attributes: JSONValue
    /// Of a start: whether the activity is to have a push token.
    package let wantsPushToken: Bool
    /// Of a start: the channel that it is to follow.
    package let channel: String?

    /// Reads a payload; throws -28 for one that a phone would drop, naming what is wrong.
    ///
    /// - Parameter now: for a dismissal that is past.
    package init(_ payload: JSONObject, now: Double) throws(BridgeError) {
        let size = JSONValue.object(payload).serialized().count
        if size > ActivityRecord.largestSize { throw .activityTooLarge("The push's payload takes", size: size) }
        guard let aps = payload["aps"]?.objectValue else { throw .malformedPush("it has no object aps") }
        guard let name = aps["event"]?.stringValue, let event = Event(rawValue: name) else {
            throw .malformedPush("aps.event is none of start, update and end")
        }
        guard let timestamp = aps["timestamp"]?.doubleValue else {
            throw .malformedPush("aps.timestamp is not there, or no number of seconds since 1970")
        }
        let staleDate = try Self.number("stale-date", aps)
        let score = try Self.number("relevance-score", aps)
        let dismissal = try Self.number("dismissal-date", aps)
        let content = aps["content-state"].map {
            ActivityUpdate.Content(state: $0, staleDate: staleDate, relevanceScore: score ?? 0)
        }
        if content == nil, event != .end { throw .malformedPush("aps.content-state is not there") }
        if event == .start {
            guard aps["attributes-type"]?.stringValue != nil else {
                throw .malformedPush("aps.attributes-type is not there, which a start needs")
            }
            guard aps["attributes"]?.objectValue != nil else {
                throw .malformedPush("aps.attributes is not there, which a start needs")
            }
            guard aps["alert"] != nil else { throw .malformedPush("aps.alert is not there, which a start needs") }
        }
        if let alert = aps["alert"], alert["title"] == nil || alert["body"] == nil {
            throw .malformedPush("aps.alert has no title, or no body")
        }
        var end: ActivityUpdate.Dismissal?
        if event == .end {
            end = dismissal.map { $0 <= now ? ActivityUpdate.Dismissal.immediate : .after($0) } ?? .default
        }
        self.event = event
        update = ActivityUpdate(content: content, end: end, alert: aps["alert"], timestamp: timestamp)
        attributesType = aps["attributes-type"]?.stringValue
        attributes = aps["attributes"] ?? [:]
        wantsPushToken = aps["input-push-token"]?.intValue == 1
        channel = aps["input-push-channel"]?.stringValue
    }

    private static func number(_ name: String, _ aps: JSONObject) throws(BridgeError) -> Double? {
        guard let member = aps[name], member != .null else { return nil }
        guard let number = member.doubleValue else { throw .malformedPush("aps.\(name) is no number") }
        return number
    }
}

extension BridgeError {
    fileprivate static func malformedPush(_ reason: String) -> BridgeError {
        BridgeError(
            .malformedPush, "The payload is none for a Live Activity: \(reason)",
            hint: "Give what the server sends to Apple's push service, as it is; a phone drops such a payload.")
    }
}
