public import Foundation
public import SwiftUICompat

// No effect, all of them: maps cannot be drawn here.
extension MapContent {
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }

    /// The value that a map's selection has when this content is selected.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

    public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    public nonisolated func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
    public nonisolated func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
    public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { self }
    public nonisolated func foregroundStyle(_ content: some ShapeStyle) -> some MapContent { self }
    public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

    public nonisolated func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent { self }
}

/// How a place's details are shown when it is selected.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// How much a callout shows.
    public struct CalloutStyle: Sendable {
        public static var automatic: CalloutStyle { CalloutStyle() }
        public static var full: CalloutStyle { CalloutStyle() }
        public static var compact: CalloutStyle { CalloutStyle() }
    }

    public static var automatic: Self { Self() }
    public static var callout: Self { Self() }
    public static func callout(_ style: CalloutStyle = .automatic) -> Self { Self() }
    public static var sheet: Self { Self() }
    public static var caption: Self { Self() }
}
