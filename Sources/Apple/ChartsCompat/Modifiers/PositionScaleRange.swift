public import Foundation

/// Where along an axis the ends of a scale lie.
public protocol PositionScaleRange {
    /// The points that are left free at the axis's start and end.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The plot's width or height, with padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_padding: (startPadding, endPadding))
    }
}
