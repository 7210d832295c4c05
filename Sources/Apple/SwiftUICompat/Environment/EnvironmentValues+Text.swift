public import Foundation

extension EnvironmentValues {
    private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
    private enum LeastLineCountKey: EnvironmentKey { static let defaultValue: Int? = nil }
    private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    private enum MultilineTextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    private enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    private enum AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines whose height a text takes though it has fewer.
    package var leastLineCount: Int? {
        get { self[LeastLineCountKey.self] }
        set { self[LeastLineCountKey.self] = newValue }
    }

    /// True when a text takes the height of `lineLimit` lines though it has fewer.
    package var lineLimitReservesSpace: Bool { lineLimit != nil && leastLineCount == lineLimit }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}
