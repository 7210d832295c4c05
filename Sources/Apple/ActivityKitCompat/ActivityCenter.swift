import Foundation
package import JSON
import Synchronization
package import WidgetProtocol

/// What the activities of this process and those of the bridge learn of each other by.
///
/// A process without a bridge has its own alone.
package final class ActivityCenter: Sendable {
    package static let shared = ActivityCenter()

    private struct State {
        var send: @Sendable (ExtensionNotification, JSONObject) -> Void = { _, _ in }
        /// What the bridge has, as it last said.
        var records: [ActivityRecord] = []
        var lists: [ObjectIdentifier: any AnyActivityList] = [:]
    }

    private let state = Mutex(State())

    private init() {}

    /// Connects the center to what runs the extension.
    package func connect(send: @escaping @Sendable (ExtensionNotification, JSONObject) -> Void) {
        state.withLock { $0.send = send }
    }

    /// Takes over what a request says of the activities that there are, and what time has made of them; a request that
    /// says nothing comes where nothing has changed.
    package func update(_ json: JSONValue?) {
        let stated = json?.arrayValue?.compactMap { ActivityRecord(json: $0) }
        let (records, lists) = state.withLock { state in
            if let stated { state.records = stated }
            return (state.records, Array(state.lists.values))
        }
        for list in lists { list.adopt(records) }
    }

    func send(_ notification: ExtensionNotification, _ params: JSONObject) {
        state.withLock { $0.send }(notification, params)
    }

    /// The activities of a type, which are told of from the first look on.
    func list<Attributes: ActivityAttributes>(of type: Attributes.Type) -> ActivityList<Attributes> {
        let key = ObjectIdentifier(type)
        let known = state.withLock { $0.lists[key] }
        if let list = known as? ActivityList<Attributes> { return list }
        let made = ActivityList<Attributes>()
        let (kept, records) = state.withLock { state -> (any AnyActivityList, [ActivityRecord]) in
            let kept = state.lists[key] ?? made
            state.lists[key] = kept
            return (kept, state.records)
        }
        kept.adopt(records)
        guard let list = kept as? ActivityList<Attributes> else {
            fatalError("a list is kept under the type of its attributes")
        }
        return list
    }
}

/// The activities of one type, whatever it is.
protocol AnyActivityList: AnyObject, Sendable {
    /// Takes over the bridge's activities, those of other types aside.
    func adopt(_ records: [ActivityRecord])
}

/// The activities of one type that this process knows of.
final class ActivityList<Attributes: ActivityAttributes>: AnyActivityList {
    private struct State: Sendable {
        var known: [Activity<Attributes>] = []
        /// The ids of those that have left, which the bridge may not know of yet.
        var gone: Set<String> = []
    }

    /// Tells of activities that are started.
    let starts = UpdateSource<Activity<Attributes>>()

    private let state = Mutex(State())

    /// Those that go on, in the order of their starts.
    var going: [Activity<Attributes>] { state.withLock { $0.known }.filter(\.goesOn) }

    /// Adds one that this process has started.
    func add(_ activity: Activity<Attributes>) {
        state.withLock { $0.known.append(activity) }
        starts.send(activity)
    }

    func adopt(_ records: [ActivityRecord]) {
        let own = records.filter { $0.attributesType == "\(Attributes.self)" }
        let (known, gone) = state.withLock { ($0.known, $0.gone) }
        let left = known.filter { !$0.settle() }.map(\.id)
        for record in own where !gone.contains(record.id) {
            if let activity = known.first(where: { $0.id == record.id }) {
                activity.adopt(record)
            } else if record.phase(at: Activity<Attributes>.now).goesOn, let activity = Activity<Attributes>(record) {
                add(activity)
            }
        }
        let ids = Set(own.map(\.id))
        let dismissed = known.filter { $0.isConfirmed && !ids.contains($0.id) }
        for activity in dismissed { activity.leave() }
        let away = Set(left + dismissed.map(\.id))
        if away.isEmpty { return }
        state.withLock { state in
            state.known.removeAll { away.contains($0.id) }
            state.gone.formUnion(away)
        }
    }
}
