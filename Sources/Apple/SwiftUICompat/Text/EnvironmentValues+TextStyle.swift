package import Foundation
import Synchronization

extension EnvironmentValues {
    private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
    private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
    private enum TextChangesKey: EnvironmentKey { static let defaultValue: [Text.Change] = [] }
    private enum EntryDateKey: EnvironmentKey { static let defaultValue: Date? = nil }
    private enum LiveContentKey: EnvironmentKey { static let defaultValue: LiveContent? = nil }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// What `underline`, `kerning` and the like on views change in every text inside, the innermost view's last.
    package var textChanges: [Text.Change] {
        get { self[TextChangesKey.self] }
        set { self[TextChangesKey.self] = newValue }
    }

    /// The date at which a timeline's entry is shown, which texts that keep counting are written for.
    package var entryDate: Date {
        get { self[EntryDateKey.self] ?? Date() }
        set { self[EntryDateKey.self] = newValue }
    }

    /// Learns when what is laid out changes while it is shown.
    package var liveContent: LiveContent? {
        get { self[LiveContentKey.self] }
        set { self[LiveContentKey.self] = newValue }
    }
}

/// When what a view shows changes by itself: a timer, a relative date, the progress of an interval.
package final class LiveContent: Sendable {
    private let earliest = Mutex<Date?>(nil)

    package init() {}

    /// The first such date behind the one that the view is laid out for; nil where nothing changes any more.
    package var changesAt: Date? { earliest.withLock { $0 } }

    func note(changesAt date: Date?) {
        guard let date else { return }
        earliest.withLock { $0 = min($0 ?? date, date) }
    }
}
