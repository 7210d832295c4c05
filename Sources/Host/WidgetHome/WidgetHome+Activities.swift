import Foundation
package import JSON
import WidgetBuild
package import WidgetProtocol

/// Live Activities, as the app's host starts, updates and ends them.
extension WidgetHome {
    /// What a host starts.
    package struct ActivityStart: Sendable {
        /// Its own; nil for a new one.
        package var id: String?
        package var attributesType: String
        package var attributes: JSONValue
        package var content: ActivityUpdate.Content
        package var style = ActivityRecord.standardStyle
        /// Seconds since 1970; now where there is none.
        package var date: Double?
        package var alert: JSONValue?
        package var timestamp: Double?
        package var hasPushToken = false
        package var channel: String?

        package init(attributesType: String, attributes: JSONValue, content: ActivityUpdate.Content) {
            self.attributesType = attributesType
            self.attributes = attributes
            self.content = content
        }
    }

    /// Starts an activity; throws -20 for attributes that no extension has, -28 where they or the state do not fit.
    package func start(
        _ start: ActivityStart
    ) throws(BridgeError) -> (record: ActivityRecord, warnings: [Warning]) {
        let check = CheckActivityCall(
            attributesType: start.attributesType, attributes: start.attributes, state: start.content.state)
        let (owner, warnings) = try self.check(check)
        let now = options.now()
        var record = ActivityRecord(
            id: start.id ?? UUID().uuidString, attributesType: start.attributesType, attributes: start.attributes,
            state: start.content.state, startDate: max(start.date ?? now, now), updatedAt: now)
        record.staleDate = start.content.staleDate
        record.relevanceScore = start.content.relevanceScore
        record.style = start.style
        record.alert = start.alert
        record.timestamp = start.timestamp
        if start.hasPushToken { record.pushToken = ActivityRecord.newPushToken() }
        record.pushChannel = start.channel
        try liveActivities.start(record, of: owner)
        return (record, warnings)
    }

    /// Updates or ends an activity; throws -32602 for an id that there is not, or an activity that has ended, and -28.
    package func change(activity id: String, _ update: ActivityUpdate) throws(BridgeError) -> [Warning] {
        let record = try liveActivities.record(id)
        if !record.phase(at: options.now()).goesOn { throw .endedLiveActivity(id) }
        var warnings: [Warning] = []
        if let content = update.content {
            warnings = try check(
                CheckActivityCall(attributesType: record.attributesType, attributes: nil, state: content.state)
            ).warnings
        }
        if try liveActivities.change(id, update) { return warnings }
        return warnings + [.activityUpdateIgnored(id, "it shows what has a later timestamp")]
    }

    /// Does what a push notification says.
    ///
    /// - Parameter find: gives the activity that it is for, unless it starts one.
    package func push(
        _ push: ActivityPush, to find: (ActivityLog) throws(BridgeError) -> ActivityRecord
    ) throws(BridgeError) -> (record: ActivityRecord, warnings: [Warning]) {
        if push.event == .start, let type = push.attributesType, let content = push.update.content {
            var start = ActivityStart(attributesType: type, attributes: push.attributes, content: content)
            start.alert = push.update.alert
            start.timestamp = push.update.timestamp
            start.hasPushToken = push.wantsPushToken
            start.channel = push.channel
            return try self.start(start)
        }
        let record = try find(liveActivities)
        return (record, try change(activity: record.id, push.update))
    }

    /// An activity as it is shown at a date, now where there is none; throws -32602 for an id that there is not.
    package func draw(
        activity id: String, as presentation: ActivityPresentation, in environment: DrawingEnvironment,
        at date: Double? = nil
    ) throws(BridgeError) -> DrawnEntry {
        try drawing(activity: id, as: presentation, in: environment, at: date).entry
    }

    /// The same, with the extension that draws it.
    func drawing(
        activity id: String, as presentation: ActivityPresentation, in environment: DrawingEnvironment,
        at date: Double? = nil
    ) throws(BridgeError) -> (entry: DrawnEntry, supervisor: ExtensionSupervisor) {
        let record = try liveActivities.record(id)
        return try first(
            ActivityCall(
                attributesType: record.attributesType, attributes: record.attributes, state: record.state,
                presentation: presentation, environments: [environment], activityID: id,
                isStale: record.isStale(at: date ?? options.now())), date)
    }

    /// Asks one extension after the other, until one has attributes of that type.
    private func check(_ call: CheckActivityCall) throws(BridgeError) -> (owner: String, warnings: [Warning]) {
        var failure: BridgeError?
        for slot in slots {
            do throws(BridgeError) {
                let supervisor = try slot.supervisor()
                var warnings: [Warning] = []
                _ = try supervisor.call(call, warnings: &warnings)
                return (supervisor.bundle.bundleIdentifier, warnings)
            } catch {
                guard error.kind == .unknownActivity else { throw error }
                failure = failure ?? error
            }
        }
        throw failure ?? .unknownKind(call.attributesType, known: [])
    }
}
