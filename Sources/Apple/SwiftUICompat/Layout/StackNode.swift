import Foundation

/// Lays its children in a row or column.
///
/// The space that spacing leaves is shared: the children of the highest priority choose first, after the least sizes of
/// those of lower priorities are put aside; among equals the least flexible child chooses first, from an equal share
/// of what remains.
final class StackNode: ContainerNode {
    private let axis: Axis
    private let alignment: AlignmentKey
    /// The space before each child; 0 before the first.
    private let spacings: [CGFloat]
    private let totalSpacing: CGFloat

    init(
        axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, nodes: [LayoutNode], setting: LayoutSetting
    ) {
        self.axis = axis
        self.alignment = alignment
        var spacings = [CGFloat](repeating: 0, count: nodes.count)
        for index in nodes.indices.dropFirst() {
            spacings[index] = spacing ?? nodes[index - 1].spacing(to: nodes[index], along: axis)
        }
        self.spacings = spacings
        totalSpacing = spacings.reduce(0, +)
        super.init(nodes, setting: setting)
    }

    /// Where the breadth is the views' choice, they are placed in that of the broadest: a card fills it, and a divider.
    override func placingProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal[axis.other] == nil else { return proposal }
        var placing = proposal
        placing[axis.other] = size(for: proposal)[axis.other]
        return placing
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        align(proposals: childProposals(for: proposal))
    }

    private func childProposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
        var proposals = [ProposedViewSize](repeating: proposal, count: nodes.count)
        guard let length = proposal[axis], length.isFinite else { return proposals }
        var remaining = max(0, length - totalSpacing)
        guard nodes.count > 1 else {
            if !proposals.isEmpty { proposals[0][axis] = remaining }
            return proposals
        }
        let order = negotiationOrder(for: proposal)
        var start = 0
        while start < order.count {
            let priority = nodes[order[start]].traits.layoutPriority
            var end = start
            while end < order.count, nodes[order[end]].traits.layoutPriority == priority { end += 1 }
            var reserved: CGFloat = 0
            for index in order[end...] { reserved += least(nodes[index], proposal) }
            for position in start..<end {
                let index = order[position]
                proposals[index][axis] = max(0, (remaining - reserved) / CGFloat(end - position))
                remaining -= nodes[index].size(for: proposals[index])[axis]
            }
            start = end
        }
        return proposals
    }

    /// The children in the order in which they choose.
    private func negotiationOrder(for proposal: ProposedViewSize) -> [Int] {
        let flexibilities = nodes.map { node in
            var most = proposal
            most[axis] = .infinity
            return node.size(for: most)[axis] - least(node, proposal)
        }
        return nodes.indices.sorted { a, b in
            let priorities = (nodes[a].traits.layoutPriority, nodes[b].traits.layoutPriority)
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            return flexibilities[a] != flexibilities[b] ? flexibilities[a] < flexibilities[b] : a < b
        }
    }

    private func least(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
        var least = proposal
        least[axis] = 0
        return node.length(for: least, along: axis)
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing { nodes.spacing(at: edge, along: axis) }

    private func align(proposals: [ProposedViewSize]) -> Arrangement {
        let across = axis.other
        var guides = [CGFloat](repeating: 0, count: nodes.count)
        var origins = [CGPoint](repeating: .zero, count: nodes.count)
        var position: CGFloat = 0
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        for index in nodes.indices {
            let dimensions = nodes[index].dimensions(for: proposals[index])
            position += spacings[index]
            origins[index][axis] = position
            position += dimensions.size[axis]
            let breadth = dimensions.size[across]
            guard breadth.isFinite else {
                (before, after) = (0, .infinity)
                continue
            }
            guides[index] = dimensions[alignment]
            before = max(before, guides[index])
            after = max(after, breadth - guides[index])
        }
        for index in nodes.indices where before.isFinite { origins[index][across] = before - guides[index] }
        var size = CGSize.zero
        size[axis] = position
        size[across] = nodes.isEmpty ? 0 : before + after
        return Arrangement(size: size, origins: origins, proposals: proposals)
    }
}
