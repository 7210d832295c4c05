package import WidgetArchive

/// What a text takes up when it is set in a given width and height.
package struct TextMetrics: Sendable, Hashable {
    /// In points, rounded up to thirds of a point so that drawing at this size breaks the same lines.
    package var size: ArchiveSize
    /// From the top, in points, at the nearest pixel.
    package var firstBaseline: Double
    /// From the top, in points, at the nearest pixel.
    package var lastBaseline: Double
    /// From one line's baseline to the next one's in the font of the text's start, in points.
    package var pitch: Double
    /// The factor that `minimumScaleFactor` applied, 1 when the text was not shrunk.
    package var scale: Double
    package var lineCount: Int
    package var isTruncated: Bool

    package init(
        size: ArchiveSize, firstBaseline: Double, lastBaseline: Double, pitch: Double, scale: Double = 1,
        lineCount: Int,
        isTruncated: Bool
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.pitch = pitch
        self.scale = scale
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}
