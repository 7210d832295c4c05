public import Foundation
public import OpenCombine
public import SwiftUICompat
public import UIKitCompat

/// Would draw a view into an image.
///
/// Pixels are made outside of the widget's process, so here there is no image: `uiImage` and `cgImage` are nil.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    public var uiImage: UIImage? { nil }
    public var cgImage: CGImage? { nil }
    public var isObservationEnabled = false

    /// Draws nothing: the renderer is told of an empty size.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        renderer(.zero) { _ in }
    }
}
