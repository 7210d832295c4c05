import CPango
import SymbolShapes
import WidgetArchive

extension Canvas {
    func draw(_ symbol: ArchiveSymbol) {
        let outline = SymbolLibrary.shared.outline(of: symbol.name)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let primary = symbol.paints.first ?? .color(ArchiveColor(red: 0, green: 0, blue: 0))
        guard let placement = Placement(of: outline, symbol) else { return }
        if symbol.paints.count > 1 {
            // In a palette the first paint is the mark's and the second its enclosure's: the mark is the hole.
            setSource(primary, covering: symbol.frame)
            addShapes(outline, placement, withHoles: false)
            cairo_fill(cairo)
            paintShapes(outline, placement, symbol.paints[1], weight: symbol.weight, frame: symbol.frame)
        } else if let value = symbol.variableValue {
            drawVariable(outline, placement, primary, symbol, value: value)
        } else {
            paintShapes(outline, placement, primary, weight: symbol.weight, frame: symbol.frame)
        }
    }

    package func drawSymbol(_ name: String, in frame: ArchiveRect, weight: Int, paint: Paint) {
        draw(ArchiveSymbol(name: name, frame: frame, weight: weight, paints: [paint]))
    }

    /// How an outline's ink lies in a symbol's frame.
    private struct Placement {
        let scale: ArchiveSize
        let x: Double
        let y: Double

        init?(of outline: SymbolOutline, _ symbol: ArchiveSymbol) {
            let bounds = outline.bounds
            let size = SymbolInk(of: symbol.name)
            let ink = size.frame(in: symbol.frame, isResizable: symbol.isStretched)
            scale = outline.scale(filling: ink, with: size)
            guard min(scale.width, scale.height) > 0, max(scale.width, scale.height).isFinite else { return nil }
            x = ink.x + (ink.width - bounds.width * scale.width) / 2 - bounds.x * scale.width
            y = ink.y + (ink.height - bounds.height * scale.height) / 2 - bounds.y * scale.height
        }

        /// By how much a line grows.
        var lineScale: Double { min(scale.width, scale.height) }
    }

    /// The symbol at part of its strength, and as much of it as the value says at full strength, from the left.
    private func drawVariable(
        _ outline: SymbolOutline, _ placement: Placement, _ paint: Paint, _ symbol: ArchiveSymbol, value: Double
    ) {
        cairo_push_group(cairo)
        paintShapes(outline, placement, paint, weight: symbol.weight, frame: symbol.frame)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, 0.3)
        let frame = symbol.frame
        // Wi-Fi's waves grow upwards, everything else to the right.
        if symbol.name.hasPrefix("wifi") {
            let height = frame.height * max(0, min(1, value))
            cairo_rectangle(cairo, frame.x, frame.y + frame.height - height, frame.width, height)
        } else {
            cairo_rectangle(cairo, frame.x, frame.y, frame.width * max(0, min(1, value)), frame.height)
        }
        cairo_clip(cairo)
        paintShapes(outline, placement, paint, weight: symbol.weight, frame: frame)
    }

    private func paintShapes(
        _ outline: SymbolOutline, _ placement: Placement, _ paint: Paint, weight: Int, frame: ArchiveRect
    ) {
        // Where a translucent symbol's parts overlap it is no darker.
        let isLayered = paint.isTranslucentColor && (outline.shapes.count > 1 || weight > 400)
        if isLayered {
            cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        } else {
            setSource(paint, covering: frame)
        }
        for shape in outline.shapes {
            cairo_set_fill_rule(cairo, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_new_path(cairo)
            addScaled(shape.path, placement)
            guard weight > 400 else {
                cairo_fill(cairo)
                continue
            }
            // The icons have one weight; a heavier one is drawn by widening their outlines.
            cairo_fill_preserve(cairo)
            cairo_set_line_width(cairo, Double(weight - 400) / 100 * 0.1 * placement.lineScale)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        guard isLayered, let shapes = cairo_pop_group(cairo) else { return }
        setSource(paint, covering: frame)
        cairo_mask(cairo, shapes)
        cairo_pattern_destroy(shapes)
    }

    /// All shapes; without their holes, only the first outline of each.
    private func addShapes(_ outline: SymbolOutline, _ placement: Placement, withHoles: Bool) {
        cairo_new_path(cairo)
        for shape in outline.shapes {
            let elements = shape.path.elements
            let second = elements.dropFirst().firstIndex { if case .move = $0 { true } else { false } }
            addScaled(
                ArchivePath(elements: withHoles ? elements : Array(elements[..<(second ?? elements.endIndex)])),
                placement)
        }
    }

    private func addScaled(_ path: ArchivePath, _ placement: Placement) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_translate(cairo, placement.x, placement.y)
        cairo_scale(cairo, placement.scale.width, placement.scale.height)
        add(path, to: cairo)
        cairo_set_matrix(cairo, &matrix)
    }
}

extension Paint {
    fileprivate var isTranslucentColor: Bool { if case .color(let color) = self { color.alpha < 1 } else { false } }
}
