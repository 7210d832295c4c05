public import Foundation
import JSON
import Synchronization
import WidgetProtocol

/// A Live Activity.
///
/// It is the bridge's: what this process requests, updates and ends is shown and kept there, and what the app's host or
/// a push notification does to it arrives here with the next call of the bridge's.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    public typealias ContentState = Attributes.ContentState
    public typealias Activities = ActivityUpdates<Activity<Attributes>>
    public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
    public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = ActivityUpdates<ContentState>
    public typealias PushTokenUpdates = ActivityUpdates<Data>

    public let id: String
    public let attributes: Attributes
    public let style: ActivityStyle
    private let current: Mutex<Carried<Current>>
    private let states = UpdateSource<ActivityState>()
    private let contents = UpdateSource<ActivityContent<ContentState>>()
    private let contentStates = UpdateSource<ContentState>()

    private struct Current {
        var content: ActivityContent<ContentState>
        var record: ActivityRecord
        /// What was last told of its state.
        var told: ActivityPhase
        /// Whether the bridge has said that it has it.
        var isConfirmed: Bool
    }

    /// One that this process starts.
    init(attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle, _ record: ActivityRecord)
    {
        id = record.id
        self.attributes = attributes
        self.style = style
        let phase = record.phase(at: Self.now)
        current = Mutex(Carried(Current(content: content, record: record, told: phase, isConfirmed: false)))
    }

    /// One that the bridge has; nil where its attributes or its state are not of these types.
    init?(_ record: ActivityRecord) {
        let decoder = JSONDecoder()
        guard
            let attributes = try? decoder.decode(Attributes.self, from: Data(record.attributes.serialized())),
            let content = Self.content(of: record)
        else { return nil }
        id = record.id
        self.attributes = attributes
        style = record.style == ActivityRecord.standardStyle ? .standard : .transient
        let phase = record.phase(at: Self.now)
        current = Mutex(Carried(Current(content: content, record: record, told: phase, isConfirmed: true)))
    }

    public var content: ActivityContent<ContentState> { current.withLock { $0 }.value.content }
    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { ActivityState(record.phase(at: Self.now)) }

    /// What a push notification to it is addressed to, in a host's `pushLiveActivity`.
    public var pushToken: Data? { record.pushToken.flatMap { Data(hexadecimal: $0) } }

    public var activityStateUpdates: ActivityStateUpdates { ActivityUpdates(states) }
    public var contentUpdates: ContentUpdates { ActivityUpdates(contents) }
    public var contentStateUpdates: ContentStateUpdates { ActivityUpdates(contentStates) }
    /// The token, which never changes.
    public var pushTokenUpdates: PushTokenUpdates { ActivityUpdates(nil, first: pushToken) }
}

// What changes is behind a lock; the attributes never change, whatever their type.
extension Activity: @unchecked Sendable {}

// MARK: - The bridge's side of it

extension Activity {
    var goesOn: Bool { record.phase(at: Self.now).goesOn }

    var isConfirmed: Bool { current.withLock { $0 }.value.isConfirmed }

    private var record: ActivityRecord { current.withLock { $0 }.value.record }

    /// The date in seconds since 1970, on the bridge's clock.
    static var now: Double { Date().timeIntervalSince1970 }

    /// Changes what it shows, or ends it, and tells the bridge so; what a phone would not show is a warning.
    func change(
        to content: ActivityContent<ContentState>?, end: ActivityUpdate.Dismissal? = nil,
        alert: AlertConfiguration? = nil, timestamp: Date? = nil
    ) {
        var update = ActivityUpdate(
            content: nil, end: end, alert: alert?.json, timestamp: timestamp?.timeIntervalSince1970)
        do {
            update.content = try content.map { try $0.encoded }
        } catch {
            return ignore("its state cannot be encoded: \(error)")
        }
        var changed = record
        if let state = update.content?.state { changed.state = state }
        if changed.size > ActivityRecord.largestSize {
            return ignore("its attributes and state take \(changed.size) bytes, over \(ActivityRecord.largestSize)")
        }
        let now = Self.now
        let isTaken = current.withLock { current in
            var next = current.value
            guard next.record.apply(update, at: now) else { return false }
            if let content { next.content = content }
            current = Carried(next)
            return true
        }
        guard isTaken else { return ignore("it has ended, or shows what is newer") }
        var params = update.json
        params["id"] = .string(id)
        ActivityCenter.shared.send(.updateActivity, params)
        if let content { tell(content) }
        _ = settle()
    }

    /// Takes over what the bridge has, unless this process has changed it since.
    func adopt(_ record: ActivityRecord) {
        let content = Self.content(of: record)
        let hasContent = current.withLock { current in
            var next = current.value
            next.isConfirmed = true
            guard record.revision >= next.record.revision else {
                current = Carried(next)
                return false
            }
            let isOther =
                record.revision > next.record.revision
                && (record.state != next.record.state || record.staleDate != next.record.staleDate
                    || record.relevanceScore != next.record.relevanceScore)
            next.record = record
            if isOther, let content { next.content = content }
            current = Carried(next)
            return isOther
        }
        if hasContent, let content { tell(content) }
        _ = settle()
    }

    /// Tells of a state that time has brought; false once it is over.
    func settle() -> Bool {
        let now = Self.now
        let news = current.withLock { current -> ActivityPhase? in
            var next = current.value
            let phase = next.record.phase(at: now)
            guard phase != next.told else { return nil }
            next.told = phase
            current = Carried(next)
            return phase
        }
        if let news {
            states.send(ActivityState(news))
            if !news.goesOn { finish() }
        }
        return goesOn
    }

    /// Ends, because the bridge no longer has it.
    func leave() {
        let now = Self.now
        current.withLock { current in
            var next = current.value
            _ = next.record.apply(ActivityUpdate(content: nil, end: .immediate), at: now)
            current = Carried(next)
        }
        _ = settle()
    }

    private func tell(_ content: ActivityContent<ContentState>) {
        contents.send(content)
        contentStates.send(content.state)
    }

    private func finish() {
        states.finish()
        contents.finish()
        contentStates.finish()
    }

    private func ignore(_ reason: String) { Diagnostics.report(.activityUpdateIgnored(id, reason)) }

    private static func content(of record: ActivityRecord) -> ActivityContent<ContentState>? {
        let state = try? JSONDecoder().decode(ContentState.self, from: Data(record.state.serialized()))
        return state.map {
            ActivityContent(
                state: $0, staleDate: record.staleDate.map { Date(timeIntervalSince1970: $0) },
                relevanceScore: record.relevanceScore)
        }
    }
}

extension ActivityContent {
    /// What the bridge is told of it.
    var encoded: ActivityUpdate.Content {
        get throws {
            ActivityUpdate.Content(
                state: try JSONValue(encoding: state), staleDate: staleDate?.timeIntervalSince1970,
                relevanceScore: relevanceScore)
        }
    }
}

extension JSONValue {
    /// What a value encodes to.
    init(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try self.init(parsing: encoder.encode(value))
    }
}

extension Data {
    init?(hexadecimal text: String) {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        self.init(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
