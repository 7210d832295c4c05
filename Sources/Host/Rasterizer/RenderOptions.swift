/// How an archive becomes a picture.
package struct RenderOptions: Sendable, Hashable {
    package enum Format: String, Sendable, CaseIterable {
        case png
        /// On white, which has no transparent corners.
        case jpeg
        case webp, svg, pdf

        /// Whether the picture is made of pixels.
        var isBitmap: Bool { self != .svg && self != .pdf }
    }

    package var format: Format
    /// Pixels per point in a bitmap, and in those parts of an SVG or PDF that can only be pixels.
    package var scale: Double
    /// The radius of the widget's corners in points, outside of which the picture is transparent; 0 leaves it square.
    package var cornerRadius: Double
    /// Whether an SVG has the shapes of letters in place of its texts and their fonts.
    package var outlinesText: Bool

    package init(
        format: Format = .png, scale: Double = 3, cornerRadius: Double = RenderOptions.widgetCornerRadius,
        outlinesText: Bool = false
    ) {
        self.format = format
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.outlinesText = outlinesText
    }

    /// The home screen's.
    package static let widgetCornerRadius = 22.0
}
