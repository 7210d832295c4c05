public import Foundation
import Synchronization

/// A Live Activity.
///
/// What is requested in this process lives in it: it is listed, updated and ended, and its streams follow. Nobody sees
/// it, and push notifications do not reach it.
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
        var state = ActivityState.active
    }

    init(attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle) {
        id = UUID().uuidString
        self.attributes = attributes
        self.style = style
        current = Mutex(Carried(Current(content: content)))
    }

    public var content: ActivityContent<ContentState> { current.withLock { $0 }.value.content }
    public var contentState: ContentState { content.state }

    public var activityState: ActivityState {
        let current = current.withLock { $0 }.value
        guard current.state == .active, let date = current.content.staleDate, date <= Date() else {
            return current.state
        }
        return .stale
    }

    /// Nil: there is no push service here.
    public var pushToken: Data? { nil }

    public var activityStateUpdates: ActivityStateUpdates { ActivityUpdates(states) }
    public var contentUpdates: ContentUpdates { ActivityUpdates(contents) }
    public var contentStateUpdates: ContentStateUpdates { ActivityUpdates(contentStates) }
    /// Nothing, for there is no push service here.
    public var pushTokenUpdates: PushTokenUpdates { ActivityUpdates() }

    func show(_ content: ActivityContent<ContentState>) {
        let isActive = current.withLock { current in
            guard current.value.state == .active else { return false }
            current = Carried(Current(content: content, state: .active))
            return true
        }
        guard isActive else { return }
        contents.send(content)
        contentStates.send(content.state)
    }

    func end(_ content: ActivityContent<ContentState>?, as state: ActivityState) {
        if let content { show(content) }
        let isActive = current.withLock { current in
            guard current.value.state == .active else { return false }
            current = Carried(Current(content: current.value.content, state: state))
            return true
        }
        guard isActive else { return }
        ActivityList.remove(self)
        states.send(state)
        states.finish()
        contents.finish()
        contentStates.finish()
    }
}

// What changes is behind a lock; the attributes never change, whatever their type.
extension Activity: @unchecked Sendable {}
