package import CPango
package import WidgetArchive

/// Letters of one font and one direction that stand beside each other in a line, for pictures in which text stays text.
package struct TextStretch {
    package var string: String
    /// The font that has the letters, which may be a fallback of the one that was asked for.
    package var font: UnsafeMutablePointer<PangoFont>
    package var run: TextRun
    /// The font's size in points.
    package var size: Double
    /// What is added between letters beside the font's own spacing, in points.
    package var letterSpacing: Double
    package var isRightToLeft: Bool
    /// The part of the line that the letters take up, in absolute points.
    package var frame: ArchiveRect
    /// Where the first letter from the left begins.
    package var x: Double
    package var baseline: Double
}
