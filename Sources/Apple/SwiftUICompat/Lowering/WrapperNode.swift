package import Foundation

/// A node around one other, which it is like in everything that a subclass does not change.
package class WrapperNode: LayoutNode {
    package final let child: LayoutNode

    init(_ child: LayoutNode, in context: LoweringContext) {
        self.child = child
        super.init(in: context)
        traits = child.traits
    }

    package override var children: [LayoutNode] { [child] }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        child.size(for: proposal)
    }

    package override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, proposal: proposal)
    }

    package override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        child.draw(in: frame, proposal: proposal, into: builder)
    }

    package override var flushEdges: Edge.Set { child.flushEdges }

    package override func spacing(at edge: VerticalEdge) -> EdgeSpacing { child.spacing(at: edge) }
}
