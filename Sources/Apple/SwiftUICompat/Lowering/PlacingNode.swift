import Foundation

/// A node that proposes something of its own to its one child, and puts it somewhere.
class PlacingNode: WrapperNode {
    /// What the child is proposed when this node is.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Where the child's origin lies in this node.
    func childOrigin(_ proposal: ProposedViewSize) -> CGPoint { .zero }

    final func childDimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        child.dimensions(for: childProposal(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard let value = child.explicitGuide(key, proposal: childProposal(proposal)) else { return nil }
        return value + childOrigin(proposal)[key.axis]
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        draw(child, at: childOrigin(proposal), proposal: childProposal(proposal), in: frame, into: builder)
    }

    /// The origin at which a child of these dimensions is aligned in a box.
    final func origin(of child: ViewDimensions, in size: CGSize, alignment: Alignment) -> CGPoint {
        let own = ViewDimensions(size: size, node: nil, proposal: ProposedViewSize(size))[alignment]
        let guide = child[alignment]
        return CGPoint(x: own.x - guide.x, y: own.y - guide.y)
    }
}
