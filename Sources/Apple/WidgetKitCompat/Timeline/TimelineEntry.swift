public import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When to show it.
    var date: Date { get }
    /// How much it matters then, against the widget's other entries.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    /// Seconds; until the next entry when 0.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
