package import Foundation

extension EnvironmentValues {
    private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
    private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
    private enum TextChangesKey: EnvironmentKey { static let defaultValue: [Text.Change] = [] }
    private enum EntryDateKey: EnvironmentKey { static let defaultValue: Date? = nil }

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

    /// The date of the timeline entry being shown, which texts that keep counting are written for.
    package var entryDate: Date {
        get { self[EntryDateKey.self] ?? Date() }
        set { self[EntryDateKey.self] = newValue }
    }
}
