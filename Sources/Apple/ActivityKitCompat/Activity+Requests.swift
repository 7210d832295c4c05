public import Foundation
import JSON
import WidgetProtocol

extension Activity {
    /// Starts an activity; throws `attributesTooLarge` where a phone does.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try begin(attributes, content, pushType, style)
    }

    /// Starts an activity at a date; until then it is pending.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try begin(attributes, content, pushType, style, alert: alertConfiguration, start: start)
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        let content = ActivityContent(state: contentState, staleDate: nil)
        return try request(attributes: attributes, content: content, pushType: pushType)
    }

    /// The activities of these attributes that go on, whoever has started them.
    public static var activities: [Activity<Attributes>] { ActivityCenter.shared.list(of: Attributes.self).going }

    /// The activities that are started from now on, whoever starts them.
    public static var activityUpdates: Activities {
        ActivityUpdates(ActivityCenter.shared.list(of: Attributes.self).starts)
    }

    /// The name of the attributes' type: what a host's `pushLiveActivity` starts an activity by.
    public static var pushToStartToken: Data? { Data("\(Attributes.self)".utf8) }

    /// The token, which never changes.
    public static var pushToStartTokenUpdates: PushTokenUpdates { ActivityUpdates(nil, first: pushToStartToken) }

    private static func begin(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
        _ style: ActivityStyle, alert: AlertConfiguration? = nil, start: Date? = nil
    ) throws -> Activity<Attributes> {
        let now = now
        let encoded = try content.encoded
        var record = ActivityRecord(
            id: UUID().uuidString, attributesType: "\(Attributes.self)",
            attributes: try JSONValue(encoding: attributes), state: encoded.state,
            startDate: max(start?.timeIntervalSince1970 ?? now, now), updatedAt: now)
        guard record.size <= ActivityRecord.largestSize else { throw ActivityAuthorizationError.attributesTooLarge }
        record.staleDate = encoded.staleDate
        record.relevanceScore = encoded.relevanceScore
        record.style = style.name
        record.alert = alert?.json
        switch pushType?.kind {
        case .token?: record.pushToken = ActivityRecord.newPushToken()
        case .channel(let id)?: record.pushChannel = id
        case nil: break
        }
        let activity = Activity(attributes: attributes, content: content, style: style, record)
        ActivityCenter.shared.list(of: Attributes.self).add(activity)
        var params = record.json.objectValue ?? [:]
        // The bridge's clock says when, unless the app does.
        if start == nil { params["startDate"] = nil }
        params["updatedAt"] = nil
        ActivityCenter.shared.send(.startActivity, params)
        return activity
    }
}
