public import Foundation
import Synchronization

extension Activity {
    /// Starts an activity, in this process alone; throws `attributesTooLarge` where a phone does.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        guard try size(of: attributes) + size(of: content.state) <= largestSize else {
            throw ActivityAuthorizationError.attributesTooLarge
        }
        let activity = Activity(attributes: attributes, content: content, style: style)
        ActivityList.add(activity)
        return activity
    }

    /// Starts at once, whatever `start` says, for there is nobody to be alerted then.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: style)
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        let content = ActivityContent(state: contentState, staleDate: nil)
        return try request(attributes: attributes, content: content, pushType: pushType)
    }

    /// The activities of these attributes that go on.
    public static var activities: [Activity<Attributes>] { ActivityList.all() }

    /// The activities that are started from now on.
    public static var activityUpdates: Activities { ActivityUpdates(ActivityList.starts()) }

    /// Nil: there is no push service here.
    public static var pushToStartToken: Data? { nil }

    /// Nothing, for there is no push service here.
    public static var pushToStartTokenUpdates: PushTokenUpdates { ActivityUpdates() }

    /// 4 KB, as on a phone.
    private static var largestSize: Int { 4096 }

    private static func size(of value: some Encodable) throws -> Int { try JSONEncoder().encode(value).count }
}

/// The activities of this process.
enum ActivityList {
    private struct Activities: Sendable {
        var going: [any Sendable] = []
        var starts: any Sendable
    }

    private static let lists = Mutex<[ObjectIdentifier: Activities]>([:])

    static func add<Attributes>(_ activity: Activity<Attributes>) {
        edit(Attributes.self) { $0.going.append(activity) }
        starts(of: Attributes.self).send(activity)
    }

    static func remove<Attributes>(_ activity: Activity<Attributes>) {
        edit(Attributes.self) { $0.going.removeAll { ($0 as? Activity<Attributes>) === activity } }
    }

    static func all<Attributes>() -> [Activity<Attributes>] {
        edit(Attributes.self) { $0.going }.compactMap { $0 as? Activity<Attributes> }
    }

    static func starts<Attributes>() -> UpdateSource<Activity<Attributes>> { starts(of: Attributes.self) }

    private static func starts<Attributes>(of type: Attributes.Type) -> UpdateSource<Activity<Attributes>> {
        guard let source = edit(type, { $0.starts }) as? UpdateSource<Activity<Attributes>> else {
            fatalError("a list is kept under the type of its attributes")
        }
        return source
    }

    private static func edit<Attributes: ActivityAttributes, Result: Sendable>(
        _ type: Attributes.Type, _ change: (inout Activities) -> Result
    ) -> Result {
        lists.withLock { lists in
            change(&lists[ObjectIdentifier(type), default: Activities(starts: UpdateSource<Activity<Attributes>>())])
        }
    }
}
