import Foundation

/// Where a container puts its children for one proposal, in its own space.
struct Arrangement {
    var size: CGSize
    var origins: [CGPoint]
    var proposals: [ProposedViewSize]
}

/// A node of several others, each put somewhere.
class ContainerNode: LayoutNode {
    final let nodes: [LayoutNode]
    private final let drawingOrder: [Int]?
    private final var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

    init(_ nodes: [LayoutNode], setting: LayoutSetting) {
        self.nodes = nodes
        drawingOrder = nodes.drawingOrder
        super.init(setting: setting)
    }

    /// Decides where the children go; asked once for each proposal.
    func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        fatalError("\(type(of: self)) arranges nothing")
    }

    final func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        for known in arrangements where known.proposal == proposal { return known.arrangement }
        let arrangement = arrange(proposal)
        arrangements.append((proposal, arrangement))
        return arrangement
    }

    /// What the children are placed by where the node was measured for `proposal`.
    func placingProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Where the children go in the size that the node takes for a proposal.
    final func placement(for proposal: ProposedViewSize) -> Arrangement {
        arrangement(for: placingProposal(proposal))
    }

    package override var children: [LayoutNode] { nodes }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        arrangement(for: proposal).size
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let arrangement = placement(for: proposal)
        return AlignmentKey.combine(
            nodes.indices.lazy.map { [nodes] index in
                guard let value = nodes[index].explicitGuide(key, proposal: arrangement.proposals[index]) else {
                    return nil
                }
                return value + arrangement.origins[index][key.axis]
            }, key: key)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let arrangement = placement(for: proposal)
        func draw(_ index: Int) {
            self.draw(
                nodes[index], at: arrangement.origins[index], proposal: arrangement.proposals[index], in: frame,
                into: builder)
        }
        if let drawingOrder { drawingOrder.forEach(draw) } else { nodes.indices.forEach(draw) }
    }
}

extension [LayoutNode] {
    /// What lies at an edge of nodes side by side; nothing of spacers does.
    func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        let edges = lazy.filter { !$0.traits.isSpacer }.map { $0.spacing(at: edge) }
        return edges.dropFirst().reduce(edges.first ?? EdgeSpacing()) { $0.union($1) }
    }

    /// What lies at an edge of nodes that follow each other along an axis.
    func spacing(at edge: VerticalEdge, along axis: Axis) -> EdgeSpacing {
        if axis == .horizontal { return spacing(at: edge) }
        return (edge == .top ? first : last)?.spacing(at: edge) ?? EdgeSpacing()
    }

    /// The indices in the order of drawing where that is not the order written: by z-index.
    var drawingOrder: [Int]? {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return nil }
        return indices.sorted { (self[$0].traits.zIndex, $0) < (self[$1].traits.zIndex, $1) }
    }
}
