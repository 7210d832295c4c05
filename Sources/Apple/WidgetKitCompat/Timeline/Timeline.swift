public import Foundation

/// The entries of a widget, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget's provider is asked again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Rule: Equatable, Sendable {
        case atEnd, never
        case after(Date)
    }

    package let rule: Rule

    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Not before the app asks for it.
    public static let never = TimelineReloadPolicy(rule: .never)

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(rule: .after(date))
    }
}
