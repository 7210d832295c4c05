import CPango
import SymbolShapes
import WidgetArchive

extension Canvas {
    func draw(_ symbol: ArchiveSymbol) {
        let outline = SymbolLibrary.shared.outline(of: symbol.name)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let primary = symbol.paints.first ?? .color(ArchiveColor(red: 0, green: 0, blue: 0))
        guard let placement = Placement(of: outline, in: symbol.frame, isStretched: symbol.isStretched) else { return }
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

    /// How an outline's box lies in a frame: as large as fits, in the middle, or stretched to fill it.
    private struct Placement {
        let scale: (x: Double, y: Double)
        let x: Double
        let y: Double

        init?(of outline: SymbolOutline, in frame: ArchiveRect, isStretched: Bool) {
            let ink = outline.bounds.inset(by: -SymbolMetrics.padding)
            let (wide, high) = (frame.width / ink.width, frame.height / ink.height)
            let least = min(wide, high)
            guard least > 0, max(wide, high).isFinite else { return nil }
            // Frames have whole pixels: what those make of the symbol's own proportions is no stretching.
            scale = isStretched && max(wide, high) > least * 1.02 ? (wide, high) : (least, least)
            x = frame.x + frame.width / 2 - (ink.x + ink.width / 2) * scale.x
            y = frame.y + frame.height / 2 - (ink.y + ink.height / 2) * scale.y
        }

        /// By how much a line grows.
        var lineScale: Double { min(scale.x, scale.y) }
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
        setSource(paint, covering: frame)
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
        cairo_scale(cairo, placement.scale.x, placement.scale.y)
        add(path, to: cairo)
        cairo_set_matrix(cairo, &matrix)
    }
}
