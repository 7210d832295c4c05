import JSON

/// What an archive may be at most; a larger one is refused before anything is made of it.
extension WidgetArchive {
    /// How deep its JSON may be nested, about half as many groups: whatever recurs over an archive goes no deeper.
    ///
    /// The messages that carry archives have a few levels of their own.
    package static let maximumDepth = JSONParser.defaultMaximumDepth - 12

    /// How many bytes its JSON may have, those of the images in it included.
    package static let maximumSize = 32 << 20

    /// How many bytes a timeline's archives may have together, where they come in several messages.
    package static let maximumTimelineSize = 64 << 20

    /// How many values and names its JSON may hold.
    package static let maximumValues = 1_000_000
}
