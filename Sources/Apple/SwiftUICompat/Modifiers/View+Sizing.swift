public import Foundation

extension View {
    /// Keeps the view at its ideal size whatever is proposed.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view a say before its siblings of lower priority when a stack shares space.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier { $0.layoutPriority = value })
    }

    /// Draws the view over siblings of lower index.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier { $0.zIndex = value })
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    public nonisolated func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    public nonisolated func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}

/// Writes something that the view tells its container.
nonisolated struct TraitModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never
    let write: (inout LayoutTraits) -> Void

    nonisolated init(_ write: @escaping (inout LayoutTraits) -> Void) {
        self.write = write
    }

    @MainActor func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        let start = nodes.count
        content(context, &nodes)
        for index in start..<nodes.count {
            write(&nodes[index].traits)
            // A section as a whole says so too.
            let section = nodes[index].traits.section?.section
            if let section, index == start || nodes[index - 1].traits.section?.section !== section {
                write(&section.traits)
            }
        }
    }
}

nonisolated struct FixedSizeModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        FixedSizeNode(node, horizontal: horizontal, vertical: vertical, in: context)
    }
}

private final class FixedSizeNode: PlacingNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool, in context: LoweringContext) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, in: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        child.size(for: childProposal(proposal))
    }
}

nonisolated struct AspectRatioModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        AspectRatioNode(node, ratio: ratio, contentMode: contentMode, in: context)
    }
}

private final class AspectRatioNode: PlacingNode {
    private let ratio: CGFloat?
    private let contentMode: ContentMode

    init(_ child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode, in context: LoweringContext) {
        self.ratio = ratio
        self.contentMode = contentMode
        super.init(child, in: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let ratio = ratio ?? idealRatio, ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            let ideal = child.size(for: .unspecified)
            return self.ratio == nil ? .unspecified : fitted(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        child.size(for: childProposal(proposal))
    }

    private var idealRatio: CGFloat? {
        let ideal = child.size(for: .unspecified)
        return ideal.height > 0 ? ideal.width / ideal.height : nil
    }

    private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isWide = size.width > size.height * ratio
        return isWide == (contentMode == .fit)
            ? ProposedViewSize(width: size.height * ratio, height: size.height)
            : ProposedViewSize(width: size.width, height: size.width / ratio)
    }
}
