import Foundation

/// Lays its children over each other, aligned.
final class ZStackNode: LayoutNode {
    private let nodes: [LayoutNode]
    private let alignment: Alignment
    private let drawingOrder: [Int]

    init(_ nodes: [LayoutNode], alignment: Alignment, in context: LoweringContext) {
        self.nodes = nodes
        self.alignment = alignment
        drawingOrder = nodes.drawingOrder
        super.init(in: context)
    }

    override var children: [LayoutNode] { nodes }

    /// The bounds of the children of the highest priority, relative to the point where all guides meet.
    private func bounds(for proposal: ProposedViewSize) -> CGRect {
        let priority = nodes.lazy.map(\.traits.layoutPriority).max() ?? 0
        var bounds: CGRect?
        for node in nodes where node.traits.layoutPriority == priority {
            let dimensions = node.dimensions(for: proposal)
            let guide = dimensions[alignment]
            let frame = CGRect(x: -guide.x, y: -guide.y, width: dimensions.width, height: dimensions.height)
            bounds = bounds?.enclosing(frame) ?? frame
        }
        return bounds ?? .zero
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        bounds(for: proposal).size
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let origin = bounds(for: proposal).origin
        return AlignmentKey.combine(
            nodes.lazy.map { [alignment] node in
                let dimensions = node.dimensions(for: proposal)
                guard let value = dimensions[explicit: key] else { return nil }
                let guide = dimensions[alignment]
                return value + (key.axis == .horizontal ? -guide.x - origin.x : -guide.y - origin.y)
            }, key: key)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let origin = bounds(for: proposal).origin
        for index in drawingOrder {
            let guide = nodes[index].dimensions(for: proposal)[alignment]
            draw(
                nodes[index], at: CGPoint(x: -guide.x - origin.x, y: -guide.y - origin.y), proposal: proposal,
                in: frame, into: builder)
        }
    }
}

extension [LayoutNode] {
    /// The indices in the order of drawing: by z-index, then as written.
    var drawingOrder: [Int] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return [Int](indices) }
        return indices.sorted { (self[$0].traits.zIndex, $0) < (self[$1].traits.zIndex, $1) }
    }
}

extension CGRect {
    /// The union by coordinates, which unlike `union` also works where a size is infinite.
    func enclosing(_ other: CGRect) -> CGRect {
        let x = Swift.min(origin.x, other.origin.x)
        let y = Swift.min(origin.y, other.origin.y)
        return CGRect(
            x: x, y: y, width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x,
            height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y)
    }
}
