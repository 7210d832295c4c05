import CPango
import Typesetting
import WidgetArchive
import WidgetProtocol

extension Canvas {
    /// Tells of texts that are cut, and of content that reaches out of the widget or into its margins.
    func warnOfOverflow() {
        var overflow = Overflow(archive, typesetter)
        overflow.look(at: archive.items)
        overflow.lookAtTapRegions()
        overflow.warnings.forEach(warn)
    }
}

/// What a person would miss on the phone.
///
/// Looked at are texts, symbols and what answers taps. Shapes and images are meant to reach out of a widget more often
/// than not, and so is what is hardly seen.
private struct Overflow {
    private let archive: WidgetArchive
    private let typesetter: Typesetter
    private let widget: ArchiveRect
    /// What the margins leave.
    private let inner: ArchiveRect
    private(set) var warnings: [Warning] = []

    init(_ archive: WidgetArchive, _ typesetter: Typesetter) {
        self.archive = archive
        self.typesetter = typesetter
        widget = ArchiveRect(x: 0, y: 0, width: archive.size.width, height: archive.size.height)
        let margins = archive.contentMargins
        inner = ArchiveRect(
            x: margins.left, y: margins.top, width: widget.width - margins.left - margins.right,
            height: widget.height - margins.top - margins.bottom)
    }

    /// What is fainter is decoration.
    private static let faintest = 0.25

    /// How far a frame may reach beyond an edge: arithmetic, and the side bearings of letters.
    private static let tolerance = 1.0

    /// Groups that items stand in.
    private struct Surroundings {
        var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        var opacity = 1.0
        /// What all clips leave, in the widget's points.
        var clip: ArchiveRect?

        func inside(_ group: ArchiveGroup) -> Surroundings? {
            var inside = self
            inside.opacity *= group.opacity
            if var own = group.transform?.cairo {
                withUnsafePointer(to: matrix) { cairo_matrix_multiply(&inside.matrix, &own, $0) }
            }
            if let bounds = group.clip?.controlBounds?.mapped(inside.matrix) {
                guard let left = inside.clip.map({ $0.intersection(bounds) }) ?? bounds else { return nil }
                inside.clip = left
            }
            return inside
        }
    }

    mutating func look(at items: [ArchiveItem]) { look(at: items, Surroundings()) }

    private mutating func look(at items: [ArchiveItem], _ surroundings: Surroundings) {
        guard surroundings.opacity >= Self.faintest else { return }
        for item in items {
            switch item {
            case .text(let text): look(at: text, surroundings)
            case .symbol(let symbol):
                guard symbol.paints.contains(where: { $0.opacity * surroundings.opacity >= Self.faintest }) else {
                    break
                }
                look(at: "symbol", symbol.name, symbol.frame, slack: 0, surroundings)
            case .group(let group):
                if let inside = surroundings.inside(group) { look(at: group.items, inside) }
            case .fill, .stroke, .image: break
            }
        }
    }

    private mutating func look(at text: ArchiveText, _ surroundings: Surroundings) {
        let runs = text.text.runs.filter { $0.paint.opacity * surroundings.opacity >= Self.faintest }
        let words = text.text.words
        guard !runs.isEmpty, words.contains(where: { !$0.isWhitespace }) else { return }
        if typesetter.cuts(text) {
            let frame = text.frame.mapped(surroundings.matrix)
            let needed = typesetter.measure(
                text.text.unlimited, width: text.needsWidth ? nil : text.frame.width, height: nil)
            tell(
                .textCut,
                "is cut: it needs \(needed.size.described) points, and has \(ArchiveSize(width: text.frame.width, height: text.frame.height).described)",
                hint: "Give it more room or lines, shorten it, or let it shrink by minimumScaleFactor(_:).", of: "text",
                words, frame)
        }
        // No letter reaches the top of its line, and few reach its bottom.
        let slack = 0.2 * (runs.map(\.font.size).max() ?? 0) * text.scale
        let frame = text.frame.mapped(surroundings.matrix)
        if let clip = surroundings.clip, frame.intersection(clip) != nil,
            let reach = Reach(of: frame, beyond: clip, slack: slack, tolerance: Self.tolerance)
        {
            tell(
                .textCut, "is clipped by \(reach.length), at the \(reach.edges)",
                hint: "Give the view that clips it more room, or let the text shrink.", of: "text", words, frame)
        } else {
            look(at: "text", words, text.frame, slack: slack, surroundings)
        }
    }

    /// Looks where something lies whose ink leaves `slack` free at the top and the bottom of its frame.
    private mutating func look(
        at what: String, _ name: String, _ own: ArchiveRect, slack: Double, _ surroundings: Surroundings
    ) {
        let frame = own.mapped(surroundings.matrix)
        // What is clipped away whole is meant to be.
        guard frame.width > 0, frame.height > 0,
            let visible = surroundings.clip.map({ frame.intersection($0) }) ?? frame
        else { return }
        if frame.intersection(widget) == nil {
            tell(.contentOutside, "lies outside of the widget", hint: Self.tooMuch, of: what, name, frame)
        } else if let reach = Reach(of: visible, beyond: widget, slack: slack, tolerance: Self.tolerance) {
            tell(
                .contentOutside, "reaches \(reach.length) out of the widget, at the \(reach.edges)", hint: Self.tooMuch,
                of: what, name,
                frame)
        } else if let reach = Reach(of: visible, beyond: inner, slack: slack, tolerance: Self.tolerance) {
            tell(
                .contentInMargins, "reaches \(reach.length) into the widget's margins, at the \(reach.edges)",
                hint: Self.tooMuch + " Where that is meant, say contentMarginsDisabled().", of: what, name, frame)
        }
    }

    private static let tooMuch = "Show less in this size, say by ViewThatFits, or make it smaller."

    mutating func lookAtTapRegions() {
        for region in archive.tapRegions {
            let frame = region.frame
            let inside = frame.intersection(widget).map { $0.width * $0.height } ?? 0
            guard frame.width > 0, frame.height > 0, inside < 0.5 * frame.width * frame.height else { continue }
            let name: String
            switch region.action {
            case .url(let url): name = url
            case .intent(let type, _): name = type
            }
            tell(
                .contentOutside, "lies outside of the widget, where nobody can tap it", hint: Self.tooMuch,
                of: "tap region", name, frame)
        }
    }

    private mutating func tell(
        _ kind: WarningKind, _ sentence: String, hint: String, of what: String, _ name: String, _ frame: ArchiveRect
    ) {
        let element = archive.accessibility.filter { $0.frame.contains(frame.center) }
            .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        let subject = element?.identifier ?? element?.label ?? name
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        warnings.append(
            Warning(
                kind, "The \(what) \(BridgeError.quoted(line)) \(sentence)", hint: hint, subject: subject, frame: frame)
        )
    }
}

/// How far a frame reaches beyond another, and at which of its edges.
private struct Reach {
    let length: String
    let edges: String

    init?(of frame: ArchiveRect, beyond bounds: ArchiveRect, slack: Double, tolerance: Double) {
        let reaches = [
            ("top", bounds.y - frame.y - slack), ("left", bounds.x - frame.x),
            ("bottom", frame.y + frame.height - bounds.y - bounds.height - slack),
            ("right", frame.x + frame.width - bounds.x - bounds.width),
        ].filter { $0.1 > tolerance }
        guard let most = reaches.map(\.1).max() else { return nil }
        length = "\(rounded(most)) points"
        edges = BridgeError.list(reaches.map(\.0))
    }
}

private func rounded(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}

extension ArchiveSize {
    fileprivate var described: String { "\(rounded(width)) × \(rounded(height))" }
}

extension ArchiveRect {
    fileprivate var center: ArchivePoint { ArchivePoint(x: x + width / 2, y: y + height / 2) }

    fileprivate func contains(_ point: ArchivePoint) -> Bool {
        (x...x + max(0, width)).contains(point.x) && (y...y + max(0, height)).contains(point.y)
    }
}

extension ArchiveText {
    /// Whether its one line is all that it may have, so that width is what it lacks.
    fileprivate var needsWidth: Bool { text.lineLimit == 1 }
}

extension StyledText {
    fileprivate var words: String {
        runs.reduce(into: "") { if case .string(let words) = $1.content { $0 += words } }
    }

    /// The same with as many lines as it takes, at its full size.
    fileprivate var unlimited: StyledText {
        var text = self
        text.lineLimit = nil
        text.minimumScaleFactor = 1
        text.allowsTightening = false
        return text
    }
}

extension Paint {
    /// The most that any of it is opaque.
    fileprivate var opacity: Double {
        switch self {
        case .color(let color), .material(_, let color): color.alpha
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.map(\.color.alpha).max() ?? 0
        case .image: 1
        }
    }
}
