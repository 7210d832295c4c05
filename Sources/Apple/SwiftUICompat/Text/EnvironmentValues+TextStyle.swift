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

    /// Learns whether what is laid out goes on changing while it is shown.
    package var liveContent: LiveContent? {
        get { self[LiveContentKey.self] }
        set { self[LiveContentKey.self] = newValue }
    }
}

/// Whether a view shows something that counts on by itself: a timer, a relative date, the progress of an interval.
package final class LiveContent: Sendable {
    private let isFound = Atomic(false)

    package init() {}

    package var isThere: Bool { isFound.load(ordering: .relaxed) }

    func note() { isFound.store(true, ordering: .relaxed) }
}
