package import Foundation

/// A view made ready for layout: it answers proposals with sizes, and draws itself into a frame.
///
/// Subclasses override `sizeThatFits`, `explicitGuide` and `draw`. Coordinates given to and by a node are logical:
/// x grows from the leading edge, and `draw(_:at:…)` mirrors children where text runs from right to left.
package class LayoutNode {
    package final var traits = LayoutTraits()
    package final let isRightToLeft: Bool
    /// The width of a device pixel in points.
    package final let pixelLength: CGFloat
    private final var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

    // Internal because of a compiler bug: a package initialiser makes internal subclasses warn of a recursion.
    init(setting: LayoutSetting) {
        isRightToLeft = setting.isRightToLeft
        pixelLength = setting.pixelLength
    }

    init(in context: LoweringContext) {
        let setting = context.setting
        isRightToLeft = setting.isRightToLeft
        pixelLength = setting.pixelLength
    }

    /// The size that the node takes for a proposal, computed once for each.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = sizeThatFits(proposal)
        sizes.append((proposal, size))
        return size
    }

    /// What the size for a proposal measures along one axis, for whoever does not ask for the other.
    package func length(for proposal: ProposedViewSize, along axis: Axis) -> CGFloat { size(for: proposal)[axis] }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
    }

    /// The nodes inside of this one, in order.
    package var children: [LayoutNode] { [] }

    /// The size for a proposal, in which nil, 0 and infinity ask for the ideal, least and most.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A guide's position in the node's own space, if something in the node sets it.
    package func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Puts what the node shows, in its frame in the widget's space, into `builder`.
    ///
    /// `frame.size` is `size(for: proposal)`.
    package func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {}

    /// What lies at the node's upper or lower edge, for the distance to what is beyond it.
    package func spacing(at edge: VerticalEdge) -> EdgeSpacing { EdgeSpacing() }

    /// The edges at which the node asks for no distance to what is beyond them.
    package var flushEdges: Edge.Set { traits.isSpacer ? .all : [] }

    /// The distance that the node would like to its neighbour along an axis where a stack states none.
    package final func spacing(to next: LayoutNode, along axis: Axis) -> CGFloat {
        let (end, start): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        if flushEdges.contains(end) || next.flushEdges.contains(start) { return 0 }
        guard axis == .vertical else { return EdgeSpacing.standard }
        return spacing(at: .bottom).distance(to: next.spacing(at: .top))
    }

    /// Draws a child whose origin in this node's logical space is `origin`.
    package final func draw(
        _ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, in frame: CGRect,
        into builder: ArchiveBuilder
    ) {
        let size = child.size(for: proposal)
        let x = isRightToLeft ? frame.maxX - origin.x - size.width : frame.minX + origin.x
        child.draw(
            in: CGRect(x: x, y: frame.minY + origin.y, width: size.width, height: size.height), proposal: proposal,
            into: builder)
    }
}

/// What of the environment every node keeps.
package struct LayoutSetting {
    package var isRightToLeft: Bool
    /// The length of a device pixel in points.
    package var pixelLength: CGFloat
}

extension LayoutNode {
    final var setting: LayoutSetting { LayoutSetting(isRightToLeft: isRightToLeft, pixelLength: pixelLength) }

    /// One node for any number of them.
    static func merging(_ nodes: [LayoutNode], alignment: Alignment, in context: LoweringContext) -> LayoutNode {
        nodes.count == 1 ? nodes[0] : ZStackNode(nodes, alignment: alignment, setting: context.setting)
    }

    /// One node for those of a root that no container holds: several stand below each other.
    static func stacking(_ nodes: [LayoutNode], in context: LoweringContext) -> LayoutNode {
        if nodes.count == 1 { return nodes[0] }
        return StackNode(
            axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, nodes: nodes,
            setting: context.setting)
    }
}
