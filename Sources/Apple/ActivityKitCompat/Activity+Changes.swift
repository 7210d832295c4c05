public import Foundation

extension Activity {
    public func update(_ content: ActivityContent<ContentState>) async { change(to: content) }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        change(to: content, alert: alertConfiguration)
    }

    /// Updates, unless the activity shows what has a later timestamp.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        change(to: content, alert: alertConfiguration, timestamp: timestamp)
    }

    public func update(using contentState: ContentState) async {
        change(to: ActivityContent(state: contentState, staleDate: nil))
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        change(to: ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        change(to: content, end: dismissalPolicy.dismissal)
    }

    /// Ends, unless the activity shows what has a later timestamp.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        change(to: content, end: dismissalPolicy.dismissal, timestamp: timestamp)
    }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        change(
            to: contentState.map { ActivityContent(state: $0, staleDate: nil) }, end: dismissalPolicy.dismissal)
    }
}
