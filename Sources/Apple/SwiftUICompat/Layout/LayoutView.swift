import Foundation

/// Views laid out by a layout of the user's own.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: View, PrimitiveView {
    typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = L.layoutProperties.stackOrientation
        let children = inner.nodes(of: content)
        nodes.append(layout.layoutNode(children, setting: context.setting))
    }
}

extension Layout {
    /// The node that lays `nodes` out: the framework's own for its own layouts.
    func layoutNode(_ nodes: [LayoutNode], setting: LayoutSetting) -> LayoutNode {
        if let own = self as? any NodeLayout { return own.node(nodes, setting: setting) }
        if let erased = self as? AnyLayout { return erased.base.layoutNode(nodes, setting: setting) }
        return CustomLayoutNode(self, nodes: nodes, setting: setting)
    }
}

private final class CustomLayoutNode<L: Layout>: LayoutNode, PlacingLayoutNode {
    private let layout: L
    private let nodes: [LayoutNode]
    private let subviews: LayoutSubviews
    private let record: LayoutPlacements
    private var cache: L.Cache
    private let drawingOrder: [Int]

    init(_ layout: L, nodes: [LayoutNode], setting: LayoutSetting) {
        self.layout = layout
        self.nodes = nodes
        let record = LayoutPlacements(nodes)
        self.record = record
        subviews = LayoutSubviews(
            layoutDirection: setting.isRightToLeft ? .rightToLeft : .leftToRight,
            subviews: nodes.enumerated().map { LayoutSubview(node: $1, placements: record, index: $0) }[...])
        cache = layout.makeCache(subviews: subviews)
        drawingOrder = nodes.drawingOrder ?? Array(nodes.indices)
        super.init(setting: setting)
    }

    override var children: [LayoutNode] { nodes }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        // A stack that asks for the most asks for no place.
        guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
        return key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placements(in size: CGSize, proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        let bounds = CGRect(origin: .zero, size: size)
        return record.placements(in: bounds, proposal: proposal) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override var flushEdges: Edge.Set { spacing().isFlush }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        (edge == .top ? spacing().top : spacing().bottom) ?? EdgeSpacing()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let placed = placements(in: frame.size, proposal: proposal)
        for index in drawingOrder {
            draw(nodes[index], at: placed[index].origin, proposal: placed[index].proposal, in: frame, into: builder)
        }
    }
}

/// A node that says where a layout of the user's own put its children.
protocol PlacingLayoutNode: LayoutNode {
    func placements(in size: CGSize, proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)]
}
