import CPango
package import WidgetArchive

/// What drawing a text needs of whoever owns the picture. Geometry is in absolute points.
package protocol TextCanvas {
    /// Makes the paint Cairo's source, under the transform that is set.
    func setSource(_ paint: Paint)
    func drawSymbol(_ name: String, in frame: ArchiveRect, weight: Int, paint: Paint)
    func drawImage(_ image: ImageID, in frame: ArchiveRect, tint: Paint?)
    /// Whether text may stay text in the picture.
    var keepsText: Bool { get }
    /// Keeps letters as text; false where their shapes are to be drawn.
    func keep(_ stretch: TextStretch) -> Bool
}

extension TextCanvas {
    package var keepsText: Bool { false }
    package func keep(_ stretch: TextStretch) -> Bool { false }
}

extension Typesetter {
    /// Draws a text with its lines broken as they were measured.
    ///
    /// Cairo's transform must be the one in which `text.frame` is given; it is left as it was.
    package func draw(_ text: ArchiveText, in cairo: OpaquePointer, canvas: some TextCanvas) {
        withLines(of: text) { lines in
            TextDrawing(lines: lines, text: text, cairo: cairo, canvas: canvas).draw()
        }
    }
}

/// One text being drawn.
private struct TextDrawing<Canvas: TextCanvas> {
    let lines: TextLines
    let text: ArchiveText
    let cairo: OpaquePointer
    let canvas: Canvas

    /// Points per unit of the lines.
    private var points: Double { lines.points }

    func draw() {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        defer { cairo_set_matrix(cairo, &matrix) }
        for (index, line) in lines.lines.enumerated() {
            let offset = index == lines.lines.count - 1 ? lines.lastLineOffset : 0
            let pieces = pieces(of: line, offset: offset)
            for piece in pieces { drawBackground(piece, line: line) }
            for piece in pieces { drawLines(of: piece, line: line) }
            for piece in pieces { draw(piece, line: line, matrix: matrix) }
        }
    }

    /// A stretch of glyphs of one run and one font, and where it begins, in points.
    private struct Piece {
        let glyphs: UnsafeMutablePointer<PangoGlyphItem>
        let run: PreparedRun
        let x: Double
        let width: Double
    }

    private func pieces(of line: TextLines.Line, offset: Int) -> [Piece] {
        var pieces: [Piece] = []
        var x = start(of: line)
        var node = line.line.pointee.runs
        while let entry = node {
            let item = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let width = Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE) * points
            let run = lines.prepared.runs[lines.prepared.run(at: Int(item.pointee.item.pointee.offset) + offset)]
            pieces.append(Piece(glyphs: item, run: run, x: x, width: width))
            x += width
            node = entry.pointee.next
        }
        return pieces
    }

    private func start(of line: TextLines.Line) -> Double {
        let free = text.frame.width - line.width * points
        let isLeftToRight = text.text.direction == .leftToRight
        return switch text.text.alignment {
        case .center: text.frame.x + free / 2
        case .leading: text.frame.x + (isLeftToRight ? 0 : free)
        case .trailing: text.frame.x + (isLeftToRight ? free : 0)
        }
    }

    private func baseline(of line: TextLines.Line, run: PreparedRun) -> Double {
        text.frame.y + PixelGrid.rounded(line.baseline * points) - run.run.baselineOffset * text.scale
    }

    private func drawBackground(_ piece: Piece, line: TextLines.Line) {
        guard let color = piece.run.run.background else { return }
        canvas.setSource(.color(color))
        let top = text.frame.y + (line.baseline - line.ascent) * points
        cairo_rectangle(cairo, piece.x, top, piece.width, (line.ascent + line.descent) * points)
        cairo_fill(cairo)
    }

    private func draw(_ piece: Piece, line: TextLines.Line, matrix: cairo_matrix_t) {
        let run = piece.run.run
        let baseline = baseline(of: line, run: piece.run)
        if let object = piece.run.object {
            let frame = ArchiveRect(
                x: piece.x, y: baseline + (object.descent - object.height) * points, width: object.width * points,
                height: object.height * points)
            switch run.content {
            case .symbol(let name): canvas.drawSymbol(name, in: frame, weight: run.font.weight, paint: run.paint)
            case .image(let image, _, let isTemplate):
                canvas.drawImage(image, in: frame, tint: isTemplate ? run.paint : nil)
            case .string: break
            }
            return
        }
        guard let font = piece.glyphs.pointee.item.pointee.analysis.font else { return }
        if canvas.keepsText, let stretch = stretch(piece, font, line: line), canvas.keep(stretch) { return }
        let alpha = translucency(of: run.paint, font: font)
        if alpha < 1 { cairo_push_group(cairo) }
        canvas.setSource(run.paint)
        cairo_translate(cairo, piece.x, baseline)
        cairo_scale(cairo, points, points)
        cairo_move_to(cairo, 0, -Double(piece.glyphs.pointee.y_offset) / Double(PANGO_SCALE))
        pango_cairo_show_glyph_string(cairo, font, piece.glyphs.pointee.glyphs)
        cairo_new_path(cairo)
        var matrix = matrix
        cairo_set_matrix(cairo, &matrix)
        if alpha < 1 {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    /// A piece's letters as text; nil for small capitals, whose shapes are not those of their letters.
    private func stretch(
        _ piece: Piece, _ font: UnsafeMutablePointer<PangoFont>, line: TextLines.Line
    ) -> TextStretch? {
        let item = piece.glyphs.pointee.item.pointee
        guard !piece.run.run.font.hasSmallCaps, piece.glyphs.pointee.glyphs.pointee.num_glyphs > 0,
            let start = pango_layout_get_text(line.line.pointee.layout)
        else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start + Int(item.offset), count: Int(item.length))
        let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        let units = points / Double(PANGO_SCALE)
        let baseline = baseline(of: line, run: piece.run) - Double(piece.glyphs.pointee.y_offset) * units
        return TextStretch(
            string: isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self), font: font, run: piece.run.run,
            size: piece.run.run.font.size * text.scale,
            letterSpacing: Double(TextLines.letterSpacing(of: piece.glyphs)) * units,
            isRightToLeft: item.analysis.level % 2 == 1,
            frame: ArchiveRect(
                x: piece.x, y: baseline - line.ascent * points, width: piece.width,
                height: (line.ascent + line.descent) * points),
            x: piece.x + Double(piece.glyphs.pointee.glyphs.pointee.glyphs[0].geometry.x_offset) * units,
            baseline: baseline)
    }

    /// Colour glyphs bring their own colours, so the paint's alpha has to be applied to them afterwards.
    private func translucency(of paint: Paint, font: UnsafeMutablePointer<PangoFont>) -> Double {
        guard case .color(let color) = paint, color.alpha < 1 else { return 1 }
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description) else { return 1 }
        return String(cString: family).contains("Emoji") ? color.alpha : 1
    }

    /// Underline and strikethrough, where San Francisco has them.
    private func drawLines(of piece: Piece, line: TextLines.Line) {
        let run = piece.run.run
        guard run.underline != nil || run.strikethrough != nil else { return }
        let size = run.font.size * text.scale
        let baseline = baseline(of: line, run: piece.run)
        let thickness = max(size * 0.065, 0.5)
        if let underline = run.underline {
            draw(underline, of: piece, y: baseline + size * 0.12, thickness: thickness)
        }
        if let strikethrough = run.strikethrough {
            draw(strikethrough, of: piece, y: baseline - size * 0.255, thickness: thickness)
        }
    }

    private func draw(_ style: TextRun.Line, of piece: Piece, y: Double, thickness: Double) {
        canvas.setSource(style.color.map(Paint.color) ?? piece.run.run.paint)
        let dot = thickness
        let dash = thickness * 3
        var pattern: [Double] =
            switch style.pattern {
            case .solid: []
            case .dot: [dot, dot]
            case .dash: [dash, dot]
            case .dashDot: [dash, dot, dot, dot]
            case .dashDotDot: [dash, dot, dot, dot, dot, dot]
            }
        cairo_set_dash(cairo, &pattern, CInt(pattern.count), pattern.isEmpty ? 0 : piece.x)
        cairo_set_line_width(cairo, thickness)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_move_to(cairo, piece.x, y)
        cairo_line_to(cairo, piece.x + piece.width, y)
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }
}
