import JSON
package import WidgetArchive

/// A widget in words: its texts, what is read aloud and what answers taps, with their frames in whole points.
///
/// It survives another font's pixels, and reads well in a review.
package struct TextSnapshot: Sendable, Hashable {
    /// Lines, each with its end.
    package let text: String

    package init(_ archive: WidgetArchive) {
        var lines = ["widget \(Self.number(archive.size.width)) x \(Self.number(archive.size.height))"]
        lines += archive.texts.map { "text \(Self.quoted($0.string))\(Self.place($0.frame))" }
        for element in archive.accessibility {
            let traits = element.traits.filter { $0 != .staticText }.map(\.rawValue)
            let kind = traits.isEmpty ? "element" : traits.joined(separator: " ")
            let value = element.value.map { " = \(Self.quoted($0))" } ?? ""
            let hint = element.hint.map { " (\($0))" } ?? ""
            lines.append("\(kind) \(Self.quoted(element.label))\(value)\(hint)\(Self.place(element.frame))")
        }
        for region in archive.tapRegions { lines.append("tap \(Self.action(region))\(Self.place(region.frame))") }
        if let url = archive.widgetURL { lines.append("tap \(url) anywhere") }
        text = lines.map { "\($0)\n" }.joined()
    }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).text }

    private static func action(_ region: TapRegion) -> String {
        let state = region.isOn.map { $0 ? " on" : " off" } ?? ""
        return switch region.action {
        case .url(let url): url
        case .intent(let type, let parameters): "\(type) \(parameters)\(state)"
        }
    }

    private static func place(_ frame: ArchiveRect) -> String {
        " at \(number(frame.x)),\(number(frame.y)) \(number(frame.width)) x \(number(frame.height))"
    }

    private static func number(_ length: Double) -> String { String(Int(length.rounded())) }

    /// The first line in which two differ, as `-` and `+`; nil where they are the same.
    package static func difference(_ recorded: String, _ drawn: String) -> String? {
        guard recorded != drawn else { return nil }
        let (old, new) = (recorded.split(separator: "\n"), drawn.split(separator: "\n"))
        let changes = new.difference(from: old)
        let removed = changes.removals.prefix(3).map {
            if case .remove(_, let line, _) = $0 { "- \(line)" } else { "" }
        }
        let added = changes.insertions.prefix(3).map {
            if case .insert(_, let line, _) = $0 { "+ \(line)" } else { "" }
        }
        return (removed + added).joined(separator: "\n")
    }
}

/// A text as it stands in a widget.
package struct PlacedText: Sendable, Hashable {
    package var string: String
    package var frame: ArchiveRect
    /// Of its largest run, in points.
    package var size: Double
    /// CSS's, of its heaviest run.
    package var weight: Int
    /// Of its first run; nil for what is no plain colour.
    package var color: ArchiveColor?
}

extension WidgetArchive {
    /// The texts that are drawn, in their order, where they are drawn.
    package var texts: [PlacedText] {
        var texts: [PlacedText] = []
        for item in background + items { Self.collect(item, [], opacity: 1, into: &texts) }
        return texts
    }

    private static func collect(
        _ item: ArchiveItem, _ transforms: [ArchiveTransform], opacity: Double, into texts: inout [PlacedText]
    ) {
        switch item {
        case .text(let text):
            let runs = text.text.runs
            let string = runs.map { if case .string(let words) = $0.content { words } else { "" } }.joined()
            guard !string.isEmpty, opacity > 0 else { return }
            var color: ArchiveColor?
            if case .color(var plain)? = runs.first?.paint {
                plain.alpha *= opacity
                color = plain
            }
            texts.append(
                PlacedText(
                    string: string, frame: transforms.reversed().reduce(text.frame) { $0.moved(by: $1) },
                    size: (runs.map(\.font.size).max() ?? 0) * text.scale, weight: runs.map(\.font.weight).max() ?? 400,
                    color: color))
        case .group(let group):
            let inner = transforms + (group.transform.map { [$0] } ?? [])
            for item in group.items { collect(item, inner, opacity: opacity * group.opacity, into: &texts) }
        case .fill, .stroke, .image, .symbol: break
        }
    }
}

extension ArchiveRect {
    /// The smallest rectangle around this one, transformed.
    fileprivate func moved(by transform: ArchiveTransform) -> ArchiveRect {
        let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)].map { x, y in
            (
                x: transform.a * x + transform.c * y + transform.tx,
                y: transform.b * x + transform.d * y + transform.ty
            )
        }
        let (left, top) = (corners.map(\.x).min() ?? x, corners.map(\.y).min() ?? y)
        return ArchiveRect(
            x: left, y: top, width: (corners.map(\.x).max() ?? x) - left, height: (corners.map(\.y).max() ?? y) - top)
    }
}
