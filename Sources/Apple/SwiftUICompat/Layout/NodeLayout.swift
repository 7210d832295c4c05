import Foundation

/// A layout of the framework's own: a kind of node, which also works for a custom layout that asks it.
protocol NodeLayout: Layout where Cache == _NodeLayoutCache {
    func node(_ children: [LayoutNode], setting: LayoutSetting) -> ContainerNode
}

/// What the framework's own layouts keep.
public struct _NodeLayoutCache {
    let node: ContainerNode
}

extension NodeLayout {
    public func makeCache(subviews: Subviews) -> _NodeLayoutCache {
        let setting = LayoutSetting(
            isRightToLeft: subviews.layoutDirection == .rightToLeft,
            pixelLength: subviews.first?.node.pixelLength ?? 1)
        return _NodeLayoutCache(node: node(subviews.map(\.node), setting: setting))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _NodeLayoutCache
    ) -> CGSize {
        cache.node.size(for: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _NodeLayoutCache
    ) {
        let arrangement = cache.node.placement(for: proposal)
        for (subview, (origin, proposal)) in zip(subviews, zip(arrangement.origins, arrangement.proposals)) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout _NodeLayoutCache
    ) -> CGFloat? {
        cache.node.explicitGuide(guide.key, proposal: proposal).map { bounds.minX + $0 }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout _NodeLayoutCache
    ) -> CGFloat? {
        cache.node.explicitGuide(guide.key, proposal: proposal).map { bounds.minY + $0 }
    }
}
