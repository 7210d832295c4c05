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

    /// Draws the picture into the context that is being drawn; symbols are not drawn into bitmaps.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard let bitmap else {
            if case .symbol(let name) = source { Unavailable.note("the symbol \(name) in a drawn UIImage") }
            return
        }
        context.draw(bitmap, in: rect, blendMode: blendMode, alpha: Double(alpha))
    }

    /// The picture in one colour, as opaque as it was. A symbol keeps its surroundings' colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
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
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var configuration: Configuration? { nil }
    public var symbolConfiguration: SymbolConfiguration? { nil }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public convenience init?(data: NSData) {
        self.init(data: Data(referencing: data))
    }

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

extension UIImage {
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight { .regular }
    }

    /// How a symbol is drawn, which its surroundings decide here.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) {
            self.init()
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init()
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
        }

        public convenience init(scale: SymbolScale) {
            self.init()
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
        }

        public convenience init(font: UIFont) {
            self.init()
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init()
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init()
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init()
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init()
        }

        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
    }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
