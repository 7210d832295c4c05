package import WidgetProtocol

/// A picture of a widget, encoded.
package struct RenderedWidget: Sendable, Hashable {
    package var data: [UInt8]
    /// In pixels for a PNG, in points for SVG and PDF.
    package var width: Int
    package var height: Int
    /// What could not be drawn as it should be.
    package var warnings: [Warning]
}
