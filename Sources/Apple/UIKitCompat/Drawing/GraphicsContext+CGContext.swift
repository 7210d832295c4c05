import Foundation
public import SwiftUICompat

extension GraphicsContext {
    /// Draws with Core Graphics on the part of the canvas that is not clipped; it becomes an image of three times its
    /// resolution.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let area = clipBoundingRect
        guard !area.isEmpty, !area.isInfinite,
            let context = CGContext(size: area.size, scale: 3, isOpaque: false)
        else { return }
        context.translateBy(x: -area.minX, y: -area.minY)
        try content(context)
        guard let image = context.makeImage() else { return }
        draw(Image(uiImage: UIImage(cgImage: image, scale: 3, orientation: .up)), in: area)
    }
}
