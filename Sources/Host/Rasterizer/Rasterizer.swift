import CPango
import ImageLoading
import SymbolShapes
import Typesetting
package import WidgetArchive
import WidgetProtocol

/// Draws archives; equal archives and options give equal bytes.
///
/// Renders may run at the same time on several threads: each has its own surface, decoded images are shared and never
/// changed, and text is set under `Typesetter`'s lock, since Pango's font maps serve one thread at a time.
package final class Rasterizer: Sendable {
    package static let shared = Rasterizer()

    private let images = ImageStore()
    private let typesetter: Typesetter

    /// The most pixels on a side: Cairo's image surfaces end at 32,767.
    package static let sideLimit = 16_384

    /// The most pixels of a picture, which take 256 MB, and at most twice that while they are encoded.
    package static let pixelLimit = 64_000_000

    init(typesetter: Typesetter = .shared) { self.typesetter = typesetter }

    /// Makes ready what nearly every first picture needs, for a process that waits for it.
    package func warmUp() {
        typesetter.warmUp()
        _ = SymbolLibrary.shared.outline(of: "star")
    }

    package func render(
        _ archive: WidgetArchive, options: RenderOptions = RenderOptions(), access: ImageAccess = ImageAccess()
    ) throws(RasterizerError) -> RenderedWidget {
        let scale = options.format.isBitmap ? options.scale : 1
        let size = (width: archive.size.width * scale, height: archive.size.height * scale)
        let limit = 0.5...Double(Rasterizer.sideLimit)
        guard limit.contains(size.width), limit.contains(size.height), options.scale > 0, options.scale <= 32 else {
            throw .unusableSize(width: size.width, height: size.height, limit: Rasterizer.sideLimit)
        }
        guard size.width * size.height <= Double(Rasterizer.pixelLimit) else {
            throw .tooManyPixels(width: size.width, height: size.height, limit: Rasterizer.pixelLimit)
        }
        guard options.format.isBitmap else {
            let text = options.format == .svg && !options.outlinesText ? KeptText() : nil
            return try document(archive, options, access, text)
        }
        return try bitmap(
            archive, options, access, width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    }

    private func bitmap(
        _ archive: WidgetArchive, _ options: RenderOptions, _ access: ImageAccess, width: Int, height: Int
    ) throws(RasterizerError) -> RenderedWidget {
        guard let surface = PixelSurface(width: width, height: height, isCleared: archive.isTransparent) else {
            throw .outOfMemory
        }
        let cairo = surface.context()
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, options.scale, options.scale)
        let canvas = Canvas(
            cairo: cairo, scale: options.scale, archive: archive, images: images, access: access,
            typesetter: typesetter, isVector: false)
        canvas.drawArchive()
        canvas.warnOfOverflow()
        surface.finishDrawing()
        if options.cornerRadius > 0 {
            surface.roundCorners(radius: options.cornerRadius * options.scale)
        }
        let data = try encode(surface, as: options.format)
        return RenderedWidget(data: data, width: width, height: height, warnings: canvas.warnings)
    }

    private func encode(
        _ surface: PixelSurface, as format: RenderOptions.Format
    ) throws(RasterizerError) -> [UInt8] {
        if format == .png { return PNGEncoder.encode(surface) }
        if format == .jpeg { surface.fillBehind() }
        let pixels = (0..<surface.height).flatMap { surface.row($0) }
        let bitmap = Bitmap(width: surface.width, height: surface.height, pixels: pixels, isOpaque: format == .jpeg)
        let quality = 0.9
        guard let data = bitmap.encoded(as: format == .jpeg ? .jpeg(quality: quality) : .webp(quality: quality)) else {
            throw .encoding("no \(format.rawValue) encoder")
        }
        return data
    }

    private func document(
        _ archive: WidgetArchive, _ options: RenderOptions, _ access: ImageAccess, _ text: KeptText?
    ) throws(RasterizerError) -> RenderedWidget {
        let output = VectorDocument(format: options.format, size: archive.size)
        let cairo = output.context()
        if options.cornerRadius > 0 {
            let frame = ArchiveRect(x: 0, y: 0, width: archive.size.width, height: archive.size.height)
            add(.continuousRectangle(frame, radius: options.cornerRadius), to: cairo)
            cairo_clip(cairo)
        }
        let canvas = Canvas(
            cairo: cairo, scale: options.scale, archive: archive, images: images, access: access,
            typesetter: typesetter, isVector: true, text: text)
        canvas.drawArchive()
        canvas.warnOfOverflow()
        cairo_destroy(cairo)
        if canvas.hasPixelsOfCairo, text != nil {
            // Those pixels would have what stands in for the texts.
            var picture = try document(archive, options, access, nil)
            picture.warnings.append(
                Warning(
                    .pictureIncomplete,
                    "The SVG's texts are the shapes of their letters: a blend mode or an angular gradient makes it pixels",
                    hint: "Draw it without those for texts that can be read and searched."))
            return picture
        }
        return RenderedWidget(
            data: try output.finish(text, roles: archive.roles), width: Int(archive.size.width.rounded(.up)),
            height: Int(archive.size.height.rounded(.up)), warnings: canvas.warnings)
    }
}
