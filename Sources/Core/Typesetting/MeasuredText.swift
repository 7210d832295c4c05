/// A text that is measured in several spaces; what is known of it is kept.
///
/// `@unchecked Sendable`: the prepared text is touched under its typesetter's lock only.
package struct MeasuredText: @unchecked Sendable {
    private let prepared: PreparedText
    private let typesetter: Typesetter

    init(_ prepared: PreparedText, typesetter: Typesetter) {
        self.prepared = prepared
        self.typesetter = typesetter
    }

    /// The size of the text in the space that it is offered; nil is unbounded.
    package func metrics(width: Double?, height: Double?) -> TextMetrics {
        typesetter.measure(prepared, in: SpaceOffered(width: width.bounded, height: height.bounded))
    }

    /// The height of ``metrics(width:height:)`` where less is offered than a line takes; nil where there is room for one,
    /// or the text has to be set to tell.
    package func leastHeight(width: Double?, height: Double?) -> Double? {
        typesetter.leastHeight(of: prepared, in: SpaceOffered(width: width.bounded, height: height.bounded))
    }
}

/// A width and a height that a text has at most, in points; nil is unbounded.
struct SpaceOffered: Hashable {
    let width: Double?
    let height: Double?
}

extension Double? {
    /// Infinity bounds as little as nil does, and so does what is far beyond any page, such as the greatest number.
    fileprivate var bounded: Double? { map { $0 < 1_000_000 } == false ? nil : self }
}
