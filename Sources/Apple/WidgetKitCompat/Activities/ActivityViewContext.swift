public import ActivityKitCompat

/// What a Live Activity's views are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    /// True once its content is out of date.
    public let isStale: Bool

    package init(
        attributes: Attributes, state: Attributes.ContentState, activityID: String = "preview", isStale: Bool = false
    ) {
        self.attributes = attributes
        self.state = state
        self.activityID = activityID
        self.isStale = isStale
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
