import CPango
import ImageLoading
import WidgetArchive

extension Canvas {
    package func drawImage(_ image: ImageID, in frame: ArchiveRect, tint: Paint?) {
        draw(
            ArchiveImage(
                image: image, frame: frame, naturalSize: ArchiveSize(width: frame.width, height: frame.height),
                tint: tint))
    }

    func draw(_ image: ArchiveImage) {
        guard image.frame.width > 0, image.frame.height > 0 else { return }
        access.isAt(image.image)
        defer { access.isAt(nil) }
        guard let picture = picture(image.image) else { return drawMissing(in: image.frame) }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if image.isMirrored {
            cairo_translate(cairo, 2 * image.frame.x + image.frame.width, 0)
            cairo_scale(cairo, -1, 1)
        }
        guard let tint = image.tint else { return draw(picture, image) }
        // Where the image is opaque, the tint is painted; the image's own colours do not matter.
        cairo_rectangle(cairo, image.frame.x, image.frame.y, image.frame.width, image.frame.height)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        draw(picture, image)
        let stencil = cairo_pop_group(cairo)
        setSource(tint, covering: image.frame)
        cairo_mask(cairo, stencil)
        cairo_pattern_destroy(stencil)
    }

    /// Nil, and a warning, for an image that cannot be read or is not to be drawn.
    private func picture(_ id: ImageID) -> ImageStore.Picture? {
        guard let resource = archive.images[id] else {
            warnOfUnknown(id)
            return nil
        }
        if let reason = access.reason(id) {
            warnOfLeftOut(id, reason)
            return nil
        }
        do {
            return try images.picture(id, resource, in: access.folders)
        } catch {
            warn(of: id, error)
            return nil
        }
    }

    /// A crossed frame, so that a missing image is seen to be missing.
    private func drawMissing(in frame: ArchiveRect) {
        cairo_save(cairo)
        cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
        cairo_clip_preserve(cairo)
        cairo_set_source_rgba(cairo, 0.56, 0.56, 0.58, 0.25)
        cairo_fill_preserve(cairo)
        cairo_move_to(cairo, frame.x, frame.y)
        cairo_line_to(cairo, frame.x + frame.width, frame.y + frame.height)
        cairo_move_to(cairo, frame.x + frame.width, frame.y)
        cairo_line_to(cairo, frame.x, frame.y + frame.height)
        cairo_set_source_rgba(cairo, 0.56, 0.56, 0.58, 1)
        cairo_set_line_width(cairo, 1)
        cairo_stroke(cairo)
        cairo_restore(cairo)
    }

    private func draw(_ picture: ImageStore.Picture, _ image: ArchiveImage) {
        let hasInsets = image.capInsets != ArchiveInsets()
        switch picture {
        case .vector(let bytes) where image.resizing == .stretch && !hasInsets:
            if !VectorImage.draw(bytes, in: image.frame, on: cairo) { drawUnreadable(image) }
        case .vector(let bytes):
            // To be tiled, a vector image is drawn once at its natural size.
            let size = image.naturalSize
            guard
                let pixels = PixelSurface(
                    width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
            else { return }
            let context = pixels.context()
            defer { cairo_destroy(context) }
            let whole = ArchiveRect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
            guard VectorImage.draw(bytes, in: whole, on: context) else { return drawUnreadable(image) }
            pixels.finishDrawing()
            drawParts(of: pixels.bitmap, image)
        case .bitmap(let bitmap):
            if image.resizing == .stretch, !hasInsets {
                drawStretched(bitmap, image)
            } else {
                drawParts(of: bitmap, image)
            }
        }
    }

    private func drawUnreadable(_ image: ArchiveImage) {
        warn("The image \(image.image.rawValue) is no SVG that can be drawn")
        drawMissing(in: image.frame)
    }

    private func drawStretched(_ bitmap: Bitmap, _ image: ArchiveImage) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
        if !isVector, isUpright, image.interpolation != .none {
            return drawOnPixels(bitmap, image, matrix)
        }
        guard let surface = bitmap.surface() else { return }
        defer { cairo_surface_destroy(surface) }
        if isVector, let resource = archive.images[image.image] {
            images.attachFile(of: resource, in: access.folders, to: surface)
        }
        let frame = image.frame
        cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
        cairo_clip(cairo)
        cairo_translate(cairo, frame.x, frame.y)
        cairo_scale(cairo, frame.width / Double(bitmap.width), frame.height / Double(bitmap.height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        finishSource(image.interpolation)
        // What is clipped to its own frame needs no edge to go on; a PDF would hold the pixels again for it.
        if isVector { cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_NONE) }
        cairo_paint(cairo)
    }

    /// Lays the image on whole pixels, scaled once and kept: scaling costs far more than all the rest of a widget.
    private func drawOnPixels(_ bitmap: Bitmap, _ image: ArchiveImage, _ matrix: cairo_matrix_t) {
        let frame = image.frame.mapped(matrix)
        let (left, top) = (frame.x.rounded(), frame.y.rounded())
        let width = max(1, Int((frame.x + frame.width).rounded() - left))
        let height = max(1, Int((frame.y + frame.height).rounded() - top))
        guard width <= 8192, height <= 8192 else { return }
        let key = ImageStore.Scaled(
            image: image.image, folders: access.folders, width: width, height: height,
            isSmooth: image.interpolation != .low)
        let scaled =
            width == bitmap.width && height == bitmap.height
            ? bitmap : images.scaled(key) { Canvas.scaled(bitmap, width, height, isSmooth: key.isSmooth) }
        guard let surface = scaled?.surface() else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, surface, left, top)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_rectangle(cairo, left, top, Double(width), Double(height))
        cairo_fill(cairo)
    }

    private static func scaled(_ bitmap: Bitmap, _ width: Int, _ height: Int, isSmooth: Bool) -> Bitmap? {
        guard let source = bitmap.surface(), let target = PixelSurface(width: width, height: height) else { return nil }
        defer { cairo_surface_destroy(source) }
        let context = target.context()
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
        cairo_set_source_surface(context, source, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        target.finishDrawing()
        return target.bitmap
    }

    private func finishSource(_ interpolation: ArchiveImage.Interpolation) {
        let source = cairo_get_source(cairo)
        switch interpolation {
        case .none: cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
        case .low: cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        case .medium: cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
        case .high: cairo_pattern_set_filter(source, CAIRO_FILTER_BEST)
        }
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    }

    /// The nine parts that cap insets cut, of which the corners keep their size; without insets, one.
    private func drawParts(of bitmap: Bitmap, _ image: ArchiveImage) {
        guard let surface = bitmap.surface(), image.naturalSize.width > 0, image.naturalSize.height > 0 else { return }
        defer { cairo_surface_destroy(surface) }
        let (frame, natural, caps) = (image.frame, image.naturalSize, image.capInsets)
        let columns = Canvas.bands(natural.width, frame.width, caps.left, caps.right)
        let rows = Canvas.bands(natural.height, frame.height, caps.top, caps.bottom)
        let perPoint = (x: Double(bitmap.width) / natural.width, y: Double(bitmap.height) / natural.height)
        for row in rows {
            for column in columns {
                let from = ArchiveRect(
                    x: column.from * perPoint.x, y: row.from * perPoint.y, width: column.length * perPoint.x,
                    height: row.length * perPoint.y)
                let to = ArchiveRect(
                    x: frame.x + column.to, y: frame.y + row.to, width: column.newLength, height: row.newLength)
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                let tile =
                    image.resizing == .tile
                    ? ArchiveSize(
                        width: column.isMiddle ? column.length : column.newLength,
                        height: row.isMiddle ? row.length : row.newLength)
                    : ArchiveSize(width: to.width, height: to.height)
                draw(part: from, of: surface, in: to, tile: tile, image.interpolation)
            }
        }
    }

    private struct Band {
        let from: Double
        let length: Double
        let to: Double
        let newLength: Double
        let isMiddle: Bool
    }

    /// Both caps and what is between them, along one axis; caps that do not fit are made smaller.
    private static func bands(_ natural: Double, _ length: Double, _ first: Double, _ last: Double) -> [Band] {
        let (first, last) = (max(0, min(first, natural)), max(0, min(last, natural - min(first, natural))))
        let shrink = first + last > length ? length / (first + last) : 1
        return [
            Band(from: 0, length: first, to: 0, newLength: first * shrink, isMiddle: false),
            Band(
                from: first, length: natural - first - last, to: first * shrink,
                newLength: length - (first + last) * shrink, isMiddle: true),
            Band(
                from: natural - last, length: last, to: length - last * shrink, newLength: last * shrink,
                isMiddle: false),
        ]
    }

    /// Fills `target` with copies of the part, each as large as `tile`.
    private func draw(
        part: ArchiveRect, of surface: OpaquePointer, in target: ArchiveRect, tile: ArchiveSize,
        _ interpolation: ArchiveImage.Interpolation
    ) {
        // Parts of pixels cannot be cut out: the nearest whole ones are.
        let (left, top) = (part.x.rounded(), part.y.rounded())
        let (width, height) = ((part.x + part.width).rounded() - left, (part.y + part.height).rounded() - top)
        guard width > 0, height > 0, let cut = cairo_surface_create_for_rectangle(surface, left, top, width, height)
        else { return }
        defer { cairo_surface_destroy(cut) }
        cairo_save(cairo)
        cairo_rectangle(cairo, target.x, target.y, target.width, target.height)
        cairo_clip(cairo)
        cairo_translate(cairo, target.x, target.y)
        cairo_scale(cairo, tile.width / width, tile.height / height)
        cairo_set_source_surface(cairo, cut, 0, 0)
        finishSource(interpolation)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        if tile.width >= target.width, tile.height >= target.height {
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        }
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Makes an image that repeats from `origin` the source; without it, nothing is painted.
    func setImage(_ id: ImageID, origin: ArchivePoint, scale: Double, source: ArchiveRect) {
        access.isAt(id)
        defer { access.isAt(nil) }
        guard case .bitmap(let bitmap) = picture(id), scale > 0, let surface = bitmap.surface() else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        defer { cairo_surface_destroy(surface) }
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        guard
            let part = cairo_surface_create_for_rectangle(
                surface, (source.x * width).rounded(), (source.y * height).rounded(),
                max(1, (source.width * width).rounded()), max(1, (source.height * height).rounded()))
        else { return }
        defer { cairo_surface_destroy(part) }
        let pattern = cairo_pattern_create_for_surface(part)
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, 1 / scale, 0, 0, 1 / scale, -origin.x / scale, -origin.y / scale)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        take(pattern)
    }
}
