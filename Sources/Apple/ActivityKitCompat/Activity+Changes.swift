public import Foundation

extension Activity {
    public func update(_ content: ActivityContent<ContentState>) async { show(content) }

    /// Updates without an alert, for there is nobody to be alerted.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        show(content)
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        show(content)
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        show(ActivityContent(state: contentState, staleDate: nil))
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        end(content, as: dismissalPolicy.isImmediate ? .dismissed : .ended)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        await end(content, dismissalPolicy: dismissalPolicy)
    }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
