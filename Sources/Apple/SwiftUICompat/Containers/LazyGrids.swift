public import Foundation

/// Views in columns, as many rows as they need.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = nil
        nodes.append(
            LazyGridNode(
                inner.nodes(of: content), axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing,
                setting: context.setting))
    }
}

/// Views in rows, as many columns as they need.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = nil
        nodes.append(
            LazyGridNode(
                inner.nodes(of: content), axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing,
                setting: context.setting))
    }
}

/// Fills lines across `axis` one after the other, each as long as its longest cell.
///
/// The grid is at least as broad as proposed. Where its tracks need more, they are laid out again in the breadth that
/// they need; all of it as objc.io's reimplementation found it in SwiftUI.
private final class LazyGridNode: ContainerNode {
    struct Track {
        var length: CGFloat
        var offset: CGFloat
        var alignment: Alignment
    }

    /// The direction in which lines follow each other.
    private let axis: Axis
    private let items: [GridItem]
    /// Where the tracks stand in a broader grid.
    private let alignment: AlignmentKey
    private let spacing: CGFloat

    init(
        _ nodes: [LayoutNode], axis: Axis, tracks: [GridItem], alignment: AlignmentKey, spacing: CGFloat?,
        setting: LayoutSetting
    ) {
        self.axis = axis
        self.alignment = alignment
        items = tracks.isEmpty ? [GridItem()] : tracks
        self.spacing = spacing ?? 8
        super.init(nodes, setting: setting)
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let proposed = proposal[axis.other] ?? 10
        let breadth = max(proposed, tracks(in: proposed).extent)
        let tracks = tracks(in: breadth)
        let margin = breadth.isFinite ? margin(in: breadth, of: tracks.extent) : 0
        var origins = [CGPoint](repeating: .zero, count: nodes.count)
        var proposals = [ProposedViewSize](repeating: .unspecified, count: nodes.count)
        var position: CGFloat = 0
        for start in stride(from: 0, to: nodes.count, by: tracks.count) {
            if start > 0 { position += spacing }
            let line = start..<min(start + tracks.count, nodes.count)
            var length: CGFloat = 0
            for index in line {
                proposals[index][axis.other] = tracks[index - start].length
                length = max(length, nodes[index].size(for: proposals[index])[axis])
            }
            for index in line {
                proposals[index][axis] = length
                let track = tracks[index - start]
                var box = CGSize.zero
                box[axis] = length
                box[axis.other] = track.length
                let own = ViewDimensions(size: box, node: nil, proposal: .zero)[track.alignment]
                let guide = nodes[index].dimensions(for: proposals[index])[track.alignment]
                origins[index] = CGPoint(x: own.x - guide.x, y: own.y - guide.y)
                origins[index][axis] += position
                origins[index][axis.other] += margin + track.offset
            }
            position += length
        }
        var size = CGSize.zero
        size[axis] = position
        size[axis.other] = breadth
        return Arrangement(size: size, origins: origins, proposals: proposals)
    }

    /// How far the tracks, which extend so far, are from the beginning of a grid of some breadth.
    private func margin(in breadth: CGFloat, of extent: CGFloat) -> CGFloat {
        func guide(_ length: CGFloat) -> CGFloat {
            ViewDimensions(size: CGSize(width: length, height: length), node: nil, proposal: .zero)[alignment]
        }
        return guide(breadth) - guide(extent)
    }

    private func tracks(in breadth: CGFloat) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var remaining = max(0, breadth - gaps)
        var flexibleCount = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= length } else { flexibleCount += 1 }
        }
        var tracks: [Track] = []
        var offset: CGFloat = 0
        for item in items {
            let gap = item.spacing ?? 8
            let alignment = item.alignment ?? .center
            func add(_ length: CGFloat) {
                tracks.append(Track(length: length, offset: offset, alignment: alignment))
                offset += length + gap
            }
            let share = max(0, remaining / CGFloat(max(flexibleCount, 1)))
            switch item.size {
            case .fixed(let length): add(length)
            case .flexible(let minimum, let maximum):
                let length = min(max(share, minimum), max(minimum, maximum))
                add(length.isFinite ? length : minimum)
                (remaining, flexibleCount) = (remaining - length, flexibleCount - 1)
            case .adaptive(let minimum, let maximum):
                let fitting = minimum + gap > 0 && share < 1_000_000 ? Int((share + gap) / (minimum + gap)) : 1
                let count = max(1, fitting)
                let length = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum), maximum)
                for _ in 0..<count { add(length) }
                (remaining, flexibleCount) = (remaining - share, flexibleCount - 1)
            }
        }
        return tracks
    }
}

extension [LazyGridNode.Track] {
    /// From the first track's beginning to the last one's end.
    fileprivate var extent: CGFloat { last.map { $0.offset + $0.length } ?? 0 }
}
