import Foundation

/// A node with another, which takes no part in the layout, before or behind it.
final class LayeredNode: WrapperNode {
    private let layer: LayoutNode
    private let alignment: Alignment
    private let isInFront: Bool

    init(
        _ child: LayoutNode, layer: LayoutNode, alignment: Alignment, isInFront: Bool, in context: LoweringContext
    ) {
        self.layer = layer
        self.alignment = alignment
        self.isInFront = isInFront
        super.init(child, in: context)
    }

    override var children: [LayoutNode] { [child, layer] }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        if isInFront { child.draw(in: frame, proposal: proposal, into: builder) }
        draw(layer, alignment: alignment, in: frame, proposal: proposal, into: builder)
        if !isInFront { child.draw(in: frame, proposal: proposal, into: builder) }
    }
}

extension WrapperNode {
    /// Draws another node that is proposed this one's size, aligned with the child.
    final func draw(
        _ layer: LayoutNode, alignment: Alignment, in frame: CGRect, proposal: ProposedViewSize,
        into builder: ArchiveBuilder
    ) {
        let layerProposal = ProposedViewSize(frame.size)
        let guide = child.dimensions(for: proposal)[alignment]
        let layerGuide = layer.dimensions(for: layerProposal)[alignment]
        draw(
            layer, at: CGPoint(x: guide.x - layerGuide.x, y: guide.y - layerGuide.y), proposal: layerProposal,
            in: frame, into: builder)
    }
}

/// Lays a view before or behind each node of the content.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, NodeModifier {
    typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    nonisolated init(_ layer: Layer, alignment: Alignment = .center, isInFront: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isInFront = isInFront
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        var inner = context
        inner.stackAxis = nil
        return LayeredNode(
            node, layer: inner.node(of: layer, alignment: alignment), alignment: alignment, isInFront: isInFront,
            in: context)
    }
}
