public import Foundation

/// An image repeated over what it fills.
public struct ImagePaint: Sendable {
    public var image: Image
    /// The part of the image that is repeated, in unit coordinates.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        guard let image = image.resolvedBitmap(in: context.environment) else {
            return ResolvedStyle(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
        }
        return ResolvedStyle(.image(image, source: sourceRect, scale: scale)).atLevel(context.level)
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
