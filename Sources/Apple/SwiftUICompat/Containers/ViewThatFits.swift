import Foundation

/// The first of several views whose ideal size fits in the space proposed, or else the last.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(ViewThatFitsNode(context.nodes(of: content), axes: axes, in: context))
    }
}

private final class ViewThatFitsNode: LayoutNode {
    private let nodes: [LayoutNode]
    private let axes: Axis.Set
    /// The view that was drawn last.
    private var drawn: LayoutNode?

    init(_ nodes: [LayoutNode], axes: Axis.Set, in context: LoweringContext) {
        self.nodes = nodes
        self.axes = axes
        super.init(in: context)
    }

    override var children: [LayoutNode] { drawn.map { [$0] } ?? [] }

    private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
        nodes.first { fits($0, proposal) } ?? nodes.last
    }

    private func fits(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        var asked = proposal
        if axes.contains(.horizontal) { asked.width = nil }
        if axes.contains(.vertical) { asked.height = nil }
        let ideal = node.size(for: asked)
        // Half a pixel's tolerance, so that a sum of rounded lengths does not miss.
        let tolerance = pixelLength / 2
        if axes.contains(.horizontal), let width = proposal.width, ideal.width > width + tolerance { return false }
        if axes.contains(.vertical), let height = proposal.height, ideal.height > height + tolerance { return false }
        return true
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal)?.explicitGuide(key, proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        drawn = choice(for: proposal)
        drawn?.draw(in: frame, proposal: proposal, into: builder)
    }
}
