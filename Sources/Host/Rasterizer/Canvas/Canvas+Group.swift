import CPango
import WidgetArchive

extension Canvas {
    /// Draws a group: its items under the transform, clipped, then masked, then with effects, then blended as one.
    func draw(_ group: ArchiveGroup) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if let transform = group.transform {
            var matrix = transform.cairo
            // A transform that flattens everything leaves nothing to draw, and Cairo does not take it.
            guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12 else { return }
            cairo_transform(cairo, &matrix)
        }
        guard group.opacity > 0 else { return }
        if group.effects.isEmpty, group.mask == nil {
            drawPlain(group)
        } else {
            drawThroughPixels(group)
        }
    }

    private func drawPlain(_ group: ArchiveGroup) {
        if let clip = group.clip { self.clip(to: clip, isEvenOdd: group.isClipEvenOdd) }
        guard group.opacity < 1 || group.blendMode != .normal else { return draw(group.items) }
        if group.blendMode == .plusDarker, !isVector { return drawThroughPixels(group) }
        // A smaller group is a smaller surface.
        if let rect = bounds(of: group.items) {
            cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
            cairo_clip(cairo)
        }
        cairo_push_group(cairo)
        draw(group.items)
        cairo_pop_group_to_source(cairo)
        set(group.blendMode)
        cairo_paint_with_alpha(cairo, group.opacity)
    }

    private func set(_ blendMode: BlendMode) {
        if blendMode != .normal { expectPixelsOfCairo() }
        cairo_set_operator(cairo, blendMode.operation)
    }

    private func clip(to path: ArchivePath, isEvenOdd: Bool) {
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_new_path(cairo)
        add(path, to: cairo)
        cairo_clip(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    private func drawThroughPixels(_ group: ArchiveGroup) {
        var plain = group
        plain.transform = nil
        guard let rect = bounds(of: plain) else { return }
        let content = layer(covering: rect) { canvas in
            if let clip = group.clip { canvas.clip(to: clip, isEvenOdd: group.isClipEvenOdd) }
            canvas.draw(group.items)
        }
        guard let content else { return }
        if isVector, group.mask == nil, group.opacity == 1, group.blendMode == .normal, group.effects.count == 1,
            case .shadow(let color, let radius, let x, let y) = group.effects[0]
        {
            // In a document only the shadow has to be pixels.
            content.pixels.replaceByShadow(color, radius: radius, x: x, y: y, pixelsPerPoint: content.pixelsPerPoint)
            paint(content, opacity: 1, blendMode: .normal)
            return drawPlain(ArchiveGroup(items: group.items, clip: group.clip, isClipEvenOdd: group.isClipEvenOdd))
        }
        if let mask = group.mask, let opaque = layer(covering: rect, { $0.draw(mask) }) {
            content.pixels.multiplyAlpha(by: opaque.pixels)
        }
        for effect in group.effects { content.pixels.apply(effect, pixelsPerPoint: content.pixelsPerPoint) }
        paint(content, opacity: group.opacity, blendMode: group.blendMode)
    }

    /// Pixels that lie somewhere in the picture.
    private struct Layer {
        let pixels: PixelSurface
        let box: DeviceBox
        /// From points to the pixels of the picture.
        let matrix: cairo_matrix_t

        var pixelsPerPoint: Double { abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() }
    }

    /// Draws into pixels of their own, which lie on the picture's where it has any; nil if none of it can be seen.
    private func layer(covering rect: ArchiveRect, _ body: (Canvas) -> Void) -> Layer? {
        var matrix = cairo_matrix_t()
        if isVector { cairo_matrix_init_scale(&matrix, scale, scale) } else { cairo_get_matrix(cairo, &matrix) }
        // What lies outside of the clip can still throw a shadow into it.
        let visible = clipBounds.inset(by: -Canvas.shadowReach)
        guard let seen = rect.intersection(visible) else { return nil }
        let box = DeviceBox(seen.mapped(matrix))
        guard let pixels = PixelSurface(width: box.width, height: box.height) else { return nil }
        let context = pixels.context()
        defer { cairo_destroy(context) }
        var moved = matrix
        moved.x0 -= Double(box.x)
        moved.y0 -= Double(box.y)
        cairo_set_matrix(context, &moved)
        body(Canvas(inside: self, cairo: context))
        pixels.finishDrawing()
        return Layer(pixels: pixels, box: box, matrix: matrix)
    }

    /// In points; a shadow from further away than this is not seen.
    private static let shadowReach = 100.0

    private func paint(_ layer: Layer, opacity: Double, blendMode: BlendMode) {
        if blendMode == .plusDarker, let target = cairo_get_group_target(cairo), !isVector {
            cairo_surface_flush(target)
            layer.pixels.scale(by: opacity)
            layer.pixels.addDarker(onto: target, at: layer.box)
            return
        }
        cairo_save(cairo)
        if isVector {
            var inverse = layer.matrix
            cairo_matrix_invert(&inverse)
            cairo_transform(cairo, &inverse)
        } else {
            cairo_identity_matrix(cairo)
        }
        cairo_set_source_surface(cairo, layer.pixels.surface, Double(layer.box.x), Double(layer.box.y))
        if !isVector { cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST) }
        cairo_rectangle(
            cairo, Double(layer.box.x), Double(layer.box.y), Double(layer.box.width), Double(layer.box.height))
        cairo_clip(cairo)
        set(blendMode)
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
    }
}

extension BlendMode {
    /// Cairo's operator. It has none for `plusDarker`, which is drawn by hand; a document shows it multiplied.
    fileprivate var operation: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
