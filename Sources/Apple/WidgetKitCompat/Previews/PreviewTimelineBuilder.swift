/// Gathers the entries of a preview's timeline.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }

    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

    public static func buildExpression<Entry: TimelineEntry>(_ timeline: Timeline<Entry>) -> [any TimelineEntry] {
        timeline.entries
    }

    public static func buildExpression(_ statement: Void) -> [any TimelineEntry] { [] }

    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }

    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }

    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

    public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}
