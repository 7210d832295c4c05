import CPango
import WidgetArchive

extension Canvas {
    /// Paints with pixels of the gradient that are kept from picture to picture: pixman computes each in floating point.
    ///
    /// False where there are none to keep: in a document of shapes, and where the gradient covers very little or more
    /// than is ever shown.
    func setKeptGradient(_ paint: Paint, covering region: ArchiveRect) -> Bool {
        guard !isVector else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let clip = DeviceBox(clipBounds.mapped(matrix))
        guard let box = DeviceBox(region.mapped(matrix)).intersection(clip),
            Canvas.keptGradientSizes.contains(box.width * box.height)
        else { return false }
        matrix.x0 -= Double(box.x)
        matrix.y0 -= Double(box.y)
        let key = ImageStore.Gradient(
            paint: paint,
            matrix: ArchiveTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0),
            width: box.width, height: box.height)
        let pixels = images.gradient(key) {
            guard let pixels = PixelSurface(width: box.width, height: box.height) else { return nil }
            let context = pixels.context()
            defer { cairo_destroy(context) }
            cairo_set_matrix(context, &matrix)
            Canvas(inside: self, cairo: context).setSource(paint)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
            pixels.finishDrawing()
            return pixels.bitmap
        }
        guard let surface = pixels?.surface() else { return false }
        // From points to the picture's pixels, and on to the gradient's.
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_surface_destroy(surface)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        take(pattern)
        return true
    }

    /// In pixels.
    private static let keptGradientSizes = 1_000...4_000_000
}
