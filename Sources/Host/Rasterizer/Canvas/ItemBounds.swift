import CPango
import WidgetArchive

/// Where items draw at most, in their own points; nil for nothing.
func bounds(of items: [ArchiveItem]) -> ArchiveRect? {
    items.compactMap(bounds).reduce(nil) { $0?.union($1) ?? $1 }
}

private func bounds(of item: ArchiveItem) -> ArchiveRect? {
    switch item {
    case .fill(let path, _, _, _): return path.controlBounds
    case .stroke(let path, _, let style):
        let reach = style.width / 2 * (style.join == .miter ? max(1.5, style.miterLimit) : 1.5)
        return path.controlBounds?.inset(by: -reach)
    case .text(let text):
        // Accents and fallback fonts reach out of their lines.
        let size = text.text.runs.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0
        return text.frame.inset(by: -size)
    case .image(let image): return image.frame
    case .symbol(let symbol): return symbol.frame.inset(by: -max(symbol.frame.width, symbol.frame.height) / 8)
    case .group(let group): return bounds(of: group)
    }
}

/// What a group draws on, its effects included.
func bounds(of group: ArchiveGroup) -> ArchiveRect? {
    guard var rect = bounds(of: group.items) else { return nil }
    if let clip = group.clip {
        guard let clipped = clip.controlBounds.flatMap(rect.intersection) else { return nil }
        rect = clipped
    }
    rect = group.effects.reduce(rect) { $0.spread(by: $1) }
    return group.transform.map { rect.mapped($0.cairo) } ?? rect
}

extension ArchiveRect {
    func spread(by effect: ArchiveEffect) -> ArchiveRect {
        switch effect {
        case .blur(let radius, _): inset(by: -3 * radius)
        case .shadow(_, let radius, let x, let y): union(offset(x: x, y: y).inset(by: -2 * radius - 1))
        default: self
        }
    }
}
