/// An sRGB colour, not premultiplied; components may leave 0...1 for wide-gamut colours.
public struct ArchiveColor: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// What fills a shape or text, with its geometry in absolute points.
public enum Paint: Sendable, Hashable {
    case color(ArchiveColor)
    case linearGradient(stops: [GradientStop], start: ArchivePoint, end: ArchivePoint)
    /// Stops run from `startRadius` to `endRadius` around `center`; an elliptical gradient adds `transform`.
    case radialGradient(
        stops: [GradientStop], center: ArchivePoint, startRadius: Double, endRadius: Double,
        transform: ArchiveTransform?)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient(stops: [GradientStop], center: ArchivePoint, startAngle: Double, endAngle: Double)
    /// A material: what lies beneath it, blurred, under `tint`.
    case material(blurRadius: Double, tint: ArchiveColor)
    /// An image repeated from `origin` at `scale`, taking the part `source` of it (unit coordinates).
    case image(ImageID, origin: ArchivePoint, scale: Double, source: ArchiveRect)
}

public struct GradientStop: Sendable, Hashable {
    public var color: ArchiveColor
    public var location: Double

    public init(color: ArchiveColor, location: Double) {
        self.color = color
        self.location = location
    }
}

public struct ArchiveStroke: Sendable, Hashable {
    public enum Cap: String, Sendable { case butt, round, square }
    public enum Join: String, Sendable { case miter, round, bevel }

    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    public var dash: [Double]
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
