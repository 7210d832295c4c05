/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    case light
    case dark
}

public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
    case standard
    case increased
}

/// How an image fills the space it is given.
public enum ContentMode: Sendable, Hashable, CaseIterable {
    case fit
    case fill
}

/// The direction in which text and rows run.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
}

public enum RoundedCornerStyle: Sendable, Hashable {
    case circular
    case continuous
}

public enum Visibility: Sendable, Hashable, CaseIterable {
    case automatic
    case visible
    case hidden
}

/// - Compatibility: compiles
public enum Prominence: Sendable, Hashable {
    case standard
    case increased
}

/// How much smaller or larger than usual controls are.
public enum ControlSize: Sendable, Hashable, CaseIterable, Comparable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

public enum TextAlignment: Sendable, Hashable, CaseIterable {
    case leading
    case center
    case trailing
}

/// Whether the user asked for heavier text.
public enum LegibilityWeight: Sendable, Hashable {
    case regular
    case bold
}

public enum ColorRenderingMode: Sendable, Hashable {
    case nonLinear
    case linear
    case extendedLinear
}

/// Why content is shown without its detail.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
