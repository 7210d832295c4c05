package import Foundation
package import WidgetArchive

extension ArchiveBuilder {
    /// Fills a path; `rect` is what gradients run over.
    package func fill(_ path: ArchivePath, with style: ResolvedStyle, in rect: CGRect, style fill: FillStyle) {
        guard !path.elements.isEmpty else { return }
        paint(
            style, in: rect, clip: (path, fill.isEOFilled),
            outline: { .fill(path, paint: $0, isEvenOdd: fill.isEOFilled, isAntialiased: fill.isAntialiased) })
    }

    /// Strokes a path; `rect` is what gradients run over.
    package func stroke(_ path: ArchivePath, with style: ResolvedStyle, in rect: CGRect, style stroke: StrokeStyle) {
        guard !path.elements.isEmpty, stroke.lineWidth > 0 else { return }
        paint(style, in: rect, clip: nil, outline: { .stroke(path, paint: $0, style: stroke.archived) })
    }

    /// Draws `outline` in a style, with the style's shadows and blend mode.
    ///
    /// `clip` is the outline as a path where there is one; a mesh or an inner shadow is else held by a mask.
    private func paint(
        _ style: ResolvedStyle, in rect: CGRect, clip: (path: ArchivePath, isEvenOdd: Bool)?,
        outline: (Paint) -> ArchiveItem
    ) {
        if let image = style.image { add(image.resource, as: image.id) }
        let opaque = Paint.color(ArchiveColor(red: 0, green: 0, blue: 0))
        func held(_ items: [ArchiveItem]) -> ArchiveItem {
            if let clip {
                return .group(ArchiveGroup(items: items, clip: clip.path, isClipEvenOdd: clip.isEvenOdd))
            }
            return .group(ArchiveGroup(items: items, mask: [outline(opaque)]))
        }

        var items: [ArchiveItem]
        if case .mesh(let mesh) = style.fill {
            items = [held(mesh.items(in: rect, opacity: style.opacity))]
        } else if style.image != nil, style.opacity != 1 {
            items = [.group(ArchiveGroup(items: [outline(style.paint(in: rect))], opacity: style.opacity))]
        } else {
            items = [outline(style.paint(in: rect))]
        }
        for shadow in style.shadows where shadow.isInner {
            items.append(held([innerShadow(shadow, of: outline(opaque), in: rect)]))
        }
        for shadow in style.shadows where !shadow.isInner {
            items = [
                .group(
                    ArchiveGroup(
                        items: items,
                        effects: [
                            .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
                        ]))
            ]
        }
        if style.blendMode != .normal {
            items = [.group(ArchiveGroup(items: items, blendMode: style.blendMode.archived))]
        }
        for item in items { append(item) }
    }

    /// Everything around the outline, blurred; what of it falls into the outline is the shadow.
    private func innerShadow(_ shadow: ShadowStyle.Resolved, of outline: ArchiveItem, in rect: CGRect) -> ArchiveItem {
        let reach = CGFloat(shadow.radius * 3 + abs(shadow.x) + abs(shadow.y) + 1)
        let around = ArchiveItem.fill(
            ArchivePath(rect.insetBy(dx: -reach, dy: -reach)), paint: .color(shadow.color), isEvenOdd: false,
            isAntialiased: false)
        let hole = ArchiveItem.group(
            ArchiveGroup(
                items: [outline],
                transform: ArchiveTransform(a: 1, b: 0, c: 0, d: 1, tx: shadow.x, ty: shadow.y),
                blendMode: .destinationOut))
        let ring = ArchiveItem.group(ArchiveGroup(items: [around, hole]))
        return .group(ArchiveGroup(items: [ring], effects: [.blur(radius: shadow.radius, isOpaque: false)]))
    }
}
