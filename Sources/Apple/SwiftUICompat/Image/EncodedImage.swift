package import Foundation
import ImageLoading
import WidgetArchive

/// A picture as bytes or a file, with its size in points.
package struct EncodedImage: Sendable, Hashable {
    package var image: ResolvedImage
    package var renderingMode: Image.TemplateRenderingMode?

    package init(_ image: ResolvedImage, renderingMode: Image.TemplateRenderingMode? = nil) {
        self.image = image
        self.renderingMode = renderingMode
    }

    /// Bytes of a PNG, JPEG and so on, whose pixels divide by `scale`.
    package init(bytes: [UInt8], scale: CGFloat, renderingMode: Image.TemplateRenderingMode? = nil) throws {
        let header = try ImageHeader(bytes: bytes)
        self.init(
            ResolvedImage(
                id: bytes.withUnsafeBytes { ImageID(digesting: $0) }, resource: .data(bytes),
                size: ResolvedImage.size(header, scale: Double(scale))),
            renderingMode: renderingMode)
    }

    package static func == (lhs: EncodedImage, rhs: EncodedImage) -> Bool {
        lhs.image.id == rhs.image.id && lhs.image.size == rhs.image.size && lhs.renderingMode == rhs.renderingMode
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.id)
    }
}

extension ResolvedImage {
    /// An image's size in points: pixels divided by the scale, or a vector image's own.
    static func size(_ header: ImageHeader, scale: Double) -> ArchiveSize {
        let isVector = header.format == .svg || header.format == .pdf
        let scale = isVector || scale <= 0 ? 1 : scale
        return ArchiveSize(width: header.width / scale, height: header.height / scale)
    }
}
