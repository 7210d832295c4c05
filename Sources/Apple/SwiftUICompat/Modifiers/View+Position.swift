public import Foundation

extension View {
    /// Draws the view elsewhere; its place in the layout stays.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Puts the view's centre at a point of the space proposed, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(position: CGPoint(x: x, y: y)))
    }

    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}

nonisolated struct OffsetModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let offset: CGSize

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        OffsetNode(node, offset: offset, in: context)
    }
}

private final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ child: LayoutNode, offset: CGSize, in context: LoweringContext) {
        self.offset = offset
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        child.draw(
            in: frame.offsetBy(dx: isRightToLeft ? -offset.width : offset.width, dy: offset.height),
            proposal: proposal, into: builder)
    }
}

nonisolated struct PositionModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let position: CGPoint

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        PositionNode(node, position: position, in: context)
    }
}

private final class PositionNode: PlacingNode {
    private let position: CGPoint

    init(_ child: LayoutNode, position: CGPoint, in context: LoweringContext) {
        self.position = position
        super.init(child, in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(size(for: proposal))
    }

    override func childOrigin(_ proposal: ProposedViewSize) -> CGPoint {
        let size = childDimensions(proposal).size
        return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }
}

nonisolated struct AlignmentGuideModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        AlignmentGuideNode(node, key: key, value: value, in: context)
    }
}

private final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(
        _ child: LayoutNode, key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat,
        in context: LoweringContext
    ) {
        self.key = key
        self.value = value
        super.init(child, in: context)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return super.explicitGuide(key, proposal: proposal) }
        return value(child.dimensions(for: proposal))
    }
}
