import CPango
import POSIXSupport
import Typesetting
import WidgetArchive
import WidgetProtocol

/// A picture being drawn with Cairo, in points.
final class Canvas {
    let cairo: OpaquePointer
    /// Pixels per point where something has to be drawn as pixels.
    let scale: Double
    let archive: WidgetArchive
    let images: ImageStore
    let access: ImageAccess
    let typesetter: Typesetter
    /// True when the picture is a document of shapes, not of pixels.
    let isVector: Bool
    /// Where texts go that stay text; nil in a picture whose texts are drawn.
    private let text: KeptText?
    /// Whether Cairo makes pixels of a part of the document, of whatever lies there.
    private(set) var hasPixelsOfCairo = false
    private(set) var warnings: [Warning] = []
    /// Where the warnings of canvases inside of this one go.
    private let parent: Canvas?

    init(
        cairo: OpaquePointer, scale: Double, archive: WidgetArchive, images: ImageStore, access: ImageAccess,
        typesetter: Typesetter, isVector: Bool, text: KeptText? = nil
    ) {
        self.cairo = cairo
        self.scale = scale
        self.archive = archive
        self.images = images
        self.access = access
        self.typesetter = typesetter
        self.isVector = isVector
        self.text = text
        parent = nil
    }

    /// A canvas of pixels inside of another, for what has to be looked at before it is painted.
    init(inside parent: Canvas, cairo: OpaquePointer) {
        self.cairo = cairo
        scale = parent.scale
        archive = parent.archive
        images = parent.images
        access = parent.access
        typesetter = parent.typesetter
        isVector = false
        text = nil
        self.parent = parent
    }

    func warn(_ warning: Warning) {
        if let parent { return parent.warn(warning) }
        if warnings.count < Self.warningLimit, !warnings.contains(warning) { warnings.append(warning) }
    }

    /// More are not told of one picture.
    private static let warningLimit = 100

    var keepsText: Bool { text != nil }

    func keep(_ stretch: TextStretch) -> Bool {
        guard let text else { return false }
        switch stretch.run.paint {
        case .color, .linearGradient, .radialGradient: setSource(stretch.run.paint)
        case .angularGradient, .material, .image: return false
        }
        return text.draw(stretch, in: cairo)
    }

    /// Notes that what is drawn next is none of the things that Cairo can write as shapes.
    func expectPixelsOfCairo() { if isVector { hasPixelsOfCairo = true } }

    func drawArchive() {
        if !archive.isTransparent, !isCovered(by: archive.background.first) {
            setSource(.color(Canvas.systemBackground(archive.colorScheme)))
            cairo_paint(cairo)
        }
        draw(archive.background)
        draw(archive.items)
    }

    /// Whether an item leaves nothing to be seen of what lies beneath it. In a document that is left to whoever shows it.
    private func isCovered(by item: ArchiveItem?) -> Bool {
        guard !isVector, case .fill(let path, .color(let color), _, _)? = item, color.alpha >= 1,
            let bounds = path.controlBounds, path.elements == bounds.outline
        else { return false }
        let size = archive.size
        // A fill up to an edge that lies within a pixel covers a part of that.
        let isWhole = [size.width * scale, size.height * scale].allSatisfy { $0 == $0.rounded() }
        return isWhole && bounds.x <= 0 && bounds.y <= 0 && bounds.x + bounds.width >= size.width
            && bounds.y + bounds.height >= size.height
    }

    /// The home screen puts widgets on the raised level, which is not black in the dark.
    private static func systemBackground(_ scheme: WidgetArchive.ColorScheme) -> ArchiveColor {
        scheme == .light
            ? ArchiveColor(red: 1, green: 1, blue: 1) : ArchiveColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    }

    func draw(_ items: [ArchiveItem]) {
        for item in items { draw(item) }
    }

    private func draw(_ item: ArchiveItem) {
        switch item {
        case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
            fill(path, paint, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let text): typesetter.draw(withAllowedFonts(text), in: cairo, canvas: self)
        case .image(let image): draw(image)
        case .symbol(let symbol): draw(symbol)
        case .group(let group): draw(group)
        }
    }

    /// Fonts that the archive names by their files are as little trusted as images.
    private func withAllowedFonts(_ text: ArchiveText) -> ArchiveText {
        guard text.text.runs.contains(where: { $0.font.file != nil }) else { return text }
        var text = text
        for index in text.text.runs.indices {
            guard let file = text.text.runs[index].font.file else { continue }
            do throws(AllowedFolders.Refusal) {
                try access.folders.check(file, limit: ImageAccess.largestFile)
            } catch {
                warn(Warning(leavingOut: "font", file, error))
                text.text.runs[index].font.file = nil
            }
        }
        return text
    }

    private func fill(_ path: ArchivePath, _ paint: Paint, isEvenOdd: Bool, isAntialiased: Bool) {
        cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setSource(paint, covering: path.controlBounds)
        cairo_new_path(cairo)
        add(path, to: cairo)
        cairo_fill(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    private func stroke(_ path: ArchivePath, _ paint: Paint, _ style: ArchiveStroke) {
        setSource(paint, covering: path.controlBounds?.inset(by: -style.width))
        cairo_new_path(cairo)
        add(path, to: cairo)
        cairo_set_line_width(cairo, style.width)
        switch style.cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, style.miterLimit)
        // Cairo refuses dashes that are all zero; such a line is drawn whole.
        var dash = style.dash.map { max(0, $0) }
        if dash.reduce(0, +) <= 0 { dash = [] }
        cairo_set_dash(cairo, &dash, CInt(dash.count), style.dashPhase)
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }
}

/// Appends an outline to Cairo's path.
func add(_ path: ArchivePath, to cairo: OpaquePointer) {
    var current = ArchivePoint(x: 0, y: 0)
    for element in path.elements {
        switch element {
        case .move(let end):
            cairo_move_to(cairo, end.x, end.y)
            current = end
        case .line(let end):
            cairo_line_to(cairo, end.x, end.y)
            current = end
        case .quad(let end, let control):
            // A quadratic curve is a cubic one whose controls lie two thirds of the way to its own.
            cairo_curve_to(
                cairo, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            current = end
        case .curve(let end, let control1, let control2):
            cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            current = end
        case .close:
            cairo_close_path(cairo)
            var (x, y) = (0.0, 0.0)
            cairo_get_current_point(cairo, &x, &y)
            current = ArchivePoint(x: x, y: y)
        }
    }
}
