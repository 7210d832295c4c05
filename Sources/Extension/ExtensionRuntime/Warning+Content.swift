import WidgetArchive
import WidgetProtocol

extension Warning {
    /// What is to be said of a picture that shows nothing of use; nil for any other.
    static func ofContent(_ archive: WidgetArchive, kind: String, family: String) -> Warning? {
        let content = ContentSummary(archive)
        let subject = "\(kind).\(family)"
        if content.isEmpty {
            return Warning(
                .emptyPicture, "\(kind) draws nothing in \(family)",
                hint:
                    "Look at what the view shows for this family and this entry: an EmptyView, a clear colour, no text.",
                subject: subject)
        }
        guard let text = content.refusal else { return nil }
        return Warning(
            .unsupportedFamily, "\(kind) draws only \(BridgeError.quoted(text)) in \(family)",
            hint: "Draw the family, or leave it out of the widget's supportedFamilies.", subject: subject)
    }

    static func timelineCut(_ kind: String, after count: Int, of all: Int) -> Warning {
        Warning(
            .timelineCut,
            "The pictures of the \(all) entries that \(kind) gives take too much: the first \(count) are kept",
            hint: "Give fewer entries at a time, and have the timeline's policy ask for the next.", subject: kind)
    }
}

/// What somebody who looks at an archive sees of it.
private struct ContentSummary {
    private var text = ""
    private var hasText = false
    private var hasPicture = false

    init(_ archive: WidgetArchive) {
        archive.background.forEach { add($0) }
        archive.items.forEach { add($0) }
    }

    var isEmpty: Bool { !hasText && !hasPicture }

    /// The words, where they are all that there is and say that the family is not supported.
    var refusal: String? {
        let words = text.lowercased()
        guard text.count <= Self.longestRefusal, words.contains("unsupported") || words.contains("not supported")
        else { return nil }
        return text
    }

    /// A sentence, not an article that has the word in it.
    private static let longestRefusal = 80

    private mutating func add(_ item: ArchiveItem) {
        switch item {
        case .fill(_, let paint, _, _), .stroke(_, let paint, _): hasPicture = hasPicture || paint.isVisible
        case .text(let laidOut):
            for run in laidOut.text.runs where run.paint.isVisible {
                hasText = true
                if case .string(let words) = run.content { text += words }
            }
        case .image: hasPicture = true
        case .symbol(let symbol): hasPicture = hasPicture || symbol.paints.contains { $0.isVisible }
        case .group(let group) where group.opacity > 0: group.items.forEach { add($0) }
        case .group: break
        }
    }
}

extension Paint {
    fileprivate var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.contains { $0.color.alpha > 0 }
        case .material, .image: true
        }
    }
}
