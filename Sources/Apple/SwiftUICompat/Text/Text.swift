public import Foundation

/// Lines of text.
public struct Text: Sendable {
    package indirect enum Storage: Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: String?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case image(Image)
        case date(Date, style: DateStyle)
        case interval(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case formatted(FormattedValue)
        case timed(TimedValue)
        case concatenated(Text, Text)
    }

    package let storage: Storage
    /// What modifiers change, the innermost first.
    package private(set) var changes: [Change] = []

    package init(storage: Storage) {
        self.storage = storage
    }

    package func applying(_ change: Change) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle?.bundlePath)
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        storage = .resource(resource)
    }

    // A literal could be an attributed string too; it is to be a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        storage = .attributed(attributedContent)
    }

    public init(_ image: Image) {
        storage = .image(image)
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .concatenated(lhs, rhs))
    }
}

extension Text: Equatable {
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.changes == rhs.changes && lhs.storage == rhs.storage
    }
}

extension Text.Storage: Equatable {
    package static func == (lhs: Text.Storage, rhs: Text.Storage) -> Bool {
        switch (lhs, rhs) {
        case (.verbatim(let a), .verbatim(let b)): a == b
        case (.localized(let a, let table, let bundle), .localized(let b, let otherTable, let otherBundle)):
            a == b && table == otherTable && bundle == otherBundle
        case (.resource(let a), .resource(let b)): a == b
        case (.attributed(let a), .attributed(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        case (.date(let a, let style), .date(let b, let otherStyle)): a == b && style == otherStyle
        case (.interval(let a), .interval(let b)): a == b
        case (
            .timer(let a, let pause, let countsDown, let showsHours),
            .timer(let b, let otherPause, let otherCountsDown, let otherShowsHours)
        ):
            a == b && pause == otherPause && countsDown == otherCountsDown && showsHours == otherShowsHours
        case (.formatted(let a), .formatted(let b)): a == b
        case (.concatenated(let a, let b), .concatenated(let c, let d)): a == c && b == d
        default: false
        }
    }
}
