import CPango
import Glibc
import Typesetting
import WidgetArchive

extension Canvas: TextCanvas {
    func setSource(_ paint: Paint) { setSource(paint, covering: nil) }

    /// `region` is what the paint will cover, in points, for paints that have to be made for it.
    func setSource(_ paint: Paint, covering region: ArchiveRect?) {
        if let region, paint.isGradient, setKeptGradient(paint, covering: region) { return }
        switch paint {
        case .color(let color): setSource(color)
        case .linearGradient(let stops, let start, let end):
            if stops.count < 2 || start == end { return setSource(Canvas.lastColor(stops)) }
            setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
            if stops.count < 2 || endRadius <= startRadius { return setSource(Canvas.lastColor(stops)) }
            let pattern = cairo_pattern_create_radial(
                center.x, center.y, max(0, startRadius), center.x, center.y, endRadius)!
            if let transform {
                // A pattern's matrix leads from the picture to the pattern.
                var matrix = transform.cairo
                if cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS { cairo_pattern_set_matrix(pattern, &matrix) }
            }
            setSource(pattern, stops: stops)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            if stops.count < 2 || startAngle == endAngle { return setSource(Canvas.lastColor(stops)) }
            expectPixelsOfCairo()
            let bounds = region ?? clipBounds
            let reach = bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 1
            let gradient = AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
            take(gradient.mesh(radius: reach * 1.1 + 1))
        case .material(let radius, let tint):
            setMaterial(blurRadius: radius, tint: tint, region: region)
        case .image(let image, let origin, let scale, let source):
            setImage(image, origin: origin, scale: scale, source: source)
        }
    }

    private func setSource(_ color: ArchiveColor) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    private static func lastColor(_ stops: [GradientStop]) -> ArchiveColor {
        stops.last?.color ?? ArchiveColor(red: 0, green: 0, blue: 0, alpha: 0)
    }

    private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        take(pattern)
    }

    func take(_ pattern: OpaquePointer?) {
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// What may be drawn on, in points.
    var clipBounds: ArchiveRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return ArchiveRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What lies beneath, blurred, under the tint. A document of shapes has no pixels to blur: the tint alone there.
    private func setMaterial(blurRadius: Double, tint: ArchiveColor, region: ArchiveRect?) {
        guard !isVector, let target = cairo_get_group_target(cairo) else {
            warn("A material shows nothing of what lies beneath it in SVG and PDF")
            return setSource(tint)
        }
        cairo_surface_flush(target)
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return setSource(tint) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let pixels = blurRadius * scale
        let wanted = DeviceBox((region ?? clipBounds).mapped(matrix).inset(by: -pixels * 2))
        // A group's surface covers a part of the picture, and says which by its offset.
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        let there = DeviceBox(
            x: -Int(offsetX), y: -Int(offsetY), width: Int(cairo_image_surface_get_width(target)),
            height: Int(cairo_image_surface_get_height(target)))
        guard let box = wanted.intersection(there), let copy = PixelSurface(width: box.width, height: box.height) else {
            return setSource(tint)
        }
        let context = copy.context()
        cairo_set_source_surface(context, target, Double(-box.x), Double(-box.y))
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        copy.finishDrawing()
        copy.blur(sigma: pixels / 2, isOpaque: true)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
        cairo_paint(context)
        cairo_destroy(context)
        // From points to the picture's pixels, and on to the copy's.
        matrix.x0 -= Double(box.x)
        matrix.y0 -= Double(box.y)
        let pattern = cairo_pattern_create_for_surface(copy.surface)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        take(pattern)
    }
}

extension Paint {
    fileprivate var isGradient: Bool {
        switch self {
        case .linearGradient, .radialGradient, .angularGradient: true
        case .color, .material, .image: false
        }
    }
}
