import Foundation

/// The area that views around keep free of others, while what is in it is drawn; in the widget's space.
struct SafeArea {
    /// What is left for views.
    var safe: CGRect
    /// How far those that ignore the safe area reach.
    var whole: CGRect

    /// A frame with its sides that lie at the safe area's moved to the whole area's.
    func extended(_ frame: CGRect, edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        func side(_ edge: Edge.Set, _ value: CGFloat, safe: CGFloat, whole: CGFloat) -> CGFloat {
            edges.contains(edge) && abs(value - safe) < 0.01 ? whole : value
        }
        let (left, right): (Edge.Set, Edge.Set) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        let minX = side(left, frame.minX, safe: safe.minX, whole: whole.minX)
        let minY = side(.top, frame.minY, safe: safe.minY, whole: whole.minY)
        let maxX = side(right, frame.maxX, safe: safe.maxX, whole: whole.maxX)
        let maxY = side(.bottom, frame.maxY, safe: safe.maxY, whole: whole.maxY)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// A node that keeps a part of its frame free of what is in its child.
final class SafeAreaNode: WrapperNode {
    private let insets: (ProposedViewSize) -> EdgeInsets

    init(_ child: LayoutNode, in context: LoweringContext, insets: @escaping (ProposedViewSize) -> EdgeInsets) {
        self.insets = insets
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let insets = insets(proposal)
        let (left, right) =
            isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let area = SafeArea(
            safe: CGRect(
                x: frame.minX + left, y: frame.minY + insets.top, width: frame.width - left - right,
                height: frame.height - insets.top - insets.bottom),
            whole: builder.extended(frame, edges: .all, isRightToLeft: isRightToLeft))
        builder.keeping(area) { child.draw(in: frame, proposal: proposal, into: builder) }
    }
}

/// A node whose child reaches over the sides of the safe area that it lies at.
final class SafeAreaIgnoringNode: WrapperNode {
    private let edges: Edge.Set

    init(_ child: LayoutNode, edges: Edge.Set, in context: LoweringContext) {
        self.edges = edges
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let extended = builder.extended(frame, edges: edges, isRightToLeft: isRightToLeft)
        guard extended != frame else { return child.draw(in: frame, proposal: proposal, into: builder) }
        let proposal = ProposedViewSize(extended.size)
        let size = child.size(for: proposal)
        let place = CGRect(
            x: extended.midX - size.width / 2, y: extended.midY - size.height / 2, width: size.width,
            height: size.height)
        builder.keeping(SafeArea(safe: extended, whole: extended)) {
            child.draw(in: place, proposal: proposal, into: builder)
        }
    }
}

extension ArchiveBuilder {
    /// Draws with an area kept free.
    func keeping(_ area: SafeArea, _ draw: () -> Void) {
        let outer = safeArea
        safeArea = area
        draw()
        safeArea = outer
    }

    /// A frame as far as it reaches when it ignores the safe area.
    func extended(_ frame: CGRect, edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        safeArea?.extended(frame, edges: edges, isRightToLeft: isRightToLeft) ?? frame
    }
}
