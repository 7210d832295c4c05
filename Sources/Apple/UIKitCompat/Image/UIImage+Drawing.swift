import CPango
public import Foundation
import FoundationCompat
import ImageLoading
import SwiftUICompat
import WidgetArchive

extension UIImage {
    /// Nil for a symbol, and for what cannot be decoded.
    var bitmap: Bitmap? { encodedBytes.flatMap { try? Bitmap(decoding: $0) } }

    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the context that is being drawn.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if case .symbol(let symbol) = source {
            context.draw(symbol, in: rect, blendMode: blendMode, alpha: Double(alpha))
        } else if let bitmap {
            context.draw(bitmap, in: rect, blendMode: blendMode, alpha: Double(alpha))
        }
    }

    /// The picture in one colour, as opaque as it was.
    ///
    /// A symbol, and whatever else is a template, shows it with the rendering mode `alwaysOriginal`; without, the
    /// surroundings' colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if case .symbol(var symbol) = source {
            symbol.tint = color
            return UIImage(source: .symbol(symbol), scale: scale, renderingMode: renderingMode)
        }
        guard bitmap != nil else { return withRenderingMode(renderingMode) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: CGRect(origin: .zero, size: size))
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceIn)
        }
        return tinted.withRenderingMode(renderingMode)
    }

    /// The picture within `size`, in its own proportions; nil where there is nothing to decode.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard bitmap != nil, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func preparingForDisplay() -> UIImage? { bitmap == nil ? nil : self }
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public convenience init?(data: NSData) {
        self.init(data: Data(referencing: data))
    }

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
