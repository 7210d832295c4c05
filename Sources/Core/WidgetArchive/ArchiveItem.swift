/// One drawn thing; items are painted in order, each over those before it.
public indirect enum ArchiveItem: Sendable, Hashable {
    case fill(ArchivePath, paint: Paint, isEvenOdd: Bool, isAntialiased: Bool)
    case stroke(ArchivePath, paint: Paint, style: ArchiveStroke)
    case text(ArchiveText)
    case image(ArchiveImage)
    case symbol(ArchiveSymbol)
    case group(ArchiveGroup)
}

/// Text laid out in a frame.
public struct ArchiveText: Sendable, Hashable {
    public var text: StyledText
    /// The frame that the layout gave; lines are broken at its width, cut off at its height.
    public var frame: ArchiveRect
    /// The factor by which `minimumScaleFactor` shrank the text, 1 when it did not.
    public var scale: Double

    public init(text: StyledText, frame: ArchiveRect, scale: Double = 1) {
        self.text = text
        self.frame = frame
        self.scale = scale
    }
}

/// A bitmap or vector image in a frame.
public struct ArchiveImage: Sendable, Hashable {
    public enum Interpolation: String, Sendable { case none, low, medium, high }

    public enum Resizing: Sendable, Hashable {
        case stretch
        case tile
    }

    public var image: ImageID
    public var frame: ArchiveRect
    /// The image's own size in points, which tiling and cap insets refer to.
    public var naturalSize: ArchiveSize
    public var resizing: Resizing
    /// Top, leading, bottom and trailing edges that keep their size when stretched, in points.
    public var capInsets: ArchiveInsets
    public var interpolation: Interpolation
    public var isAntialiased: Bool
    /// Draws the image's alpha in this paint (template rendering).
    public var tint: Paint?
    public var isMirrored: Bool

    public init(
        image: ImageID, frame: ArchiveRect, naturalSize: ArchiveSize, resizing: Resizing = .stretch,
        capInsets: ArchiveInsets = ArchiveInsets(), interpolation: Interpolation = .medium,
        isAntialiased: Bool = true, tint: Paint? = nil, isMirrored: Bool = false
    ) {
        self.image = image
        self.frame = frame
        self.naturalSize = naturalSize
        self.resizing = resizing
        self.capInsets = capInsets
        self.interpolation = interpolation
        self.isAntialiased = isAntialiased
        self.tint = tint
        self.isMirrored = isMirrored
    }
}

public struct ArchiveInsets: Sendable, Hashable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// An SF Symbol in a frame.
public struct ArchiveSymbol: Sendable, Hashable {
    /// The SF Symbol's name with its variants applied, such as `star.fill`.
    public var name: String
    public var frame: ArchiveRect
    public var weight: Int
    /// The primary, secondary and tertiary paints; one unless the rendering mode uses more.
    public var paints: [Paint]
    /// 0...1 for symbols that vary, nil when the symbol is drawn whole.
    public var variableValue: Double?
    /// Whether it fills its frame, whatever the frame's proportions.
    public var isStretched: Bool

    public init(
        name: String, frame: ArchiveRect, weight: Int = 400, paints: [Paint], variableValue: Double? = nil,
        isStretched: Bool = false
    ) {
        self.isStretched = isStretched
        self.name = name
        self.frame = frame
        self.weight = weight
        self.paints = paints
        self.variableValue = variableValue
    }
}

/// Items that are drawn as one.
public struct ArchiveGroup: Sendable, Hashable {
    public var items: [ArchiveItem]
    public var opacity: Double
    public var transform: ArchiveTransform?
    public var clip: ArchivePath?
    public var isClipEvenOdd: Bool
    /// Draws the items only where these are opaque.
    public var mask: [ArchiveItem]?
    public var blendMode: BlendMode
    public var effects: [ArchiveEffect]
    /// What becomes of it where widgets are tinted; nil for what becomes of what is around it.
    public var accentedMode: AccentedMode?

    /// `widgetAccentable`'s two groups, which are drawn by their alpha, and `widgetAccentedRenderingMode`'s modes that
    /// keep more of an image.
    public enum AccentedMode: String, Sendable, CaseIterable {
        case accented, `default`, desaturated, accentedDesaturated, fullColor
    }

    public init(
        items: [ArchiveItem], opacity: Double = 1, transform: ArchiveTransform? = nil, clip: ArchivePath? = nil,
        isClipEvenOdd: Bool = false, mask: [ArchiveItem]? = nil, blendMode: BlendMode = .normal,
        effects: [ArchiveEffect] = [], accentedMode: AccentedMode? = nil
    ) {
        self.items = items
        self.opacity = opacity
        self.transform = transform
        self.clip = clip
        self.isClipEvenOdd = isClipEvenOdd
        self.mask = mask
        self.blendMode = blendMode
        self.effects = effects
        self.accentedMode = accentedMode
    }
}

public enum ArchiveEffect: Sendable, Hashable {
    /// Gaussian blur; radius in points.
    case blur(radius: Double, isOpaque: Bool)
    case shadow(color: ArchiveColor, radius: Double, x: Double, y: Double)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// Radians.
    case hueRotation(Double)
    case colorInvert
    case colorMultiply(ArchiveColor)
    case luminanceToAlpha
}

public enum BlendMode: String, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}
