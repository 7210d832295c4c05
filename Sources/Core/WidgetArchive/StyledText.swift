/// A font as the typesetter asks for it.
public struct ArchiveFont: Sendable, Hashable {
    public enum Family: Sendable, Hashable {
        case system
        case serif
        case rounded
        case monospaced
        /// A family or PostScript name, as `Font.custom` takes it.
        case named(String)
    }

    public var family: Family
    /// Size in points.
    public var size: Double
    /// CSS weight, 100 (ultraLight) to 900 (black); 400 is regular.
    public var weight: Int
    /// CSS stretch in percent, 100 being normal.
    public var width: Double
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool
    public var hasSmallCaps: Bool
    /// From one line's baseline to the next one's in points, where a text style states it; else lines follow each other.
    public var lineHeight: Double?
    /// Where the font lies that a widget brings along; nil for those that are installed.
    public var file: String?

    public init(
        family: Family = .system, size: Double, weight: Int = 400, width: Double = 100, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, lineHeight: Double? = nil, file: String? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasSmallCaps = hasSmallCaps
        self.lineHeight = lineHeight
        self.file = file
    }
}

/// A stretch of text in one style, or a symbol or image set among text.
public struct TextRun: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case string(String)
        /// An SF Symbol's name, drawn at the run's font.
        case symbol(String)
        case image(ImageID, size: ArchiveSize, isTemplate: Bool)
    }

    public struct Line: Sendable, Hashable {
        public enum Pattern: String, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        public var pattern: Pattern
        /// The text's own colour when nil.
        public var color: ArchiveColor?

        public init(pattern: Pattern = .solid, color: ArchiveColor? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    public var content: Content
    public var font: ArchiveFont
    public var paint: Paint
    public var underline: Line?
    public var strikethrough: Line?
    /// Space added after each character, in points.
    public var tracking: Double
    /// Raises the run above the baseline, in points.
    public var baselineOffset: Double
    public var background: ArchiveColor?
    /// A date that keeps counting; `content` is its text at the entry's date.
    public var live: LiveDate?
    /// Opens when tapped, from an attributed string's `link`.
    public var link: String?

    public init(
        content: Content, font: ArchiveFont, paint: Paint, underline: Line? = nil, strikethrough: Line? = nil,
        tracking: Double = 0, baselineOffset: Double = 0, background: ArchiveColor? = nil, live: LiveDate? = nil,
        link: String? = nil
    ) {
        self.content = content
        self.font = font
        self.paint = paint
        self.underline = underline
        self.strikethrough = strikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.background = background
        self.live = live
        self.link = link
    }
}

/// A date that a widget shows and that changes while it is shown; dates in seconds since 1970.
public enum LiveDate: Sendable, Hashable {
    /// `Text(_:style:)`.
    case date(Double, style: Style)
    /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
    case timer(start: Double, end: Double, pause: Double?, countsDown: Bool, showsHours: Bool)

    public enum Style: String, Sendable { case time, date, relative, offset, timer }
}

/// Text with everything that decides its layout besides the width it is given.
public struct StyledText: Sendable, Hashable {
    public enum Alignment: String, Sendable { case leading, center, trailing }
    public enum Truncation: String, Sendable { case head, middle, tail }
    public enum Direction: String, Sendable { case leftToRight, rightToLeft }

    public var runs: [TextRun]
    public var alignment: Alignment
    public var lineLimit: Int?
    /// True when the text takes the height of `lineLimit` lines even if it has fewer.
    public var reservesSpace: Bool
    public var truncation: Truncation
    /// Space between lines in points, in place of what `lineHeight` leaves there; 0 for that.
    public var lineSpacing: Double
    public var allowsTightening: Bool
    /// How far the text may shrink to fit, 0...1; 1 never shrinks.
    public var minimumScaleFactor: Double
    public var direction: Direction
    /// A BCP 47 tag, which decides the glyphs of Han characters and line breaking.
    public var locale: String

    public init(
        runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
        truncation: Truncation = .tail, lineSpacing: Double = 0, allowsTightening: Bool = false,
        minimumScaleFactor: Double = 1, direction: Direction = .leftToRight, locale: String = "en"
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.allowsTightening = allowsTightening
        self.minimumScaleFactor = minimumScaleFactor
        self.direction = direction
        self.locale = locale
    }
}
