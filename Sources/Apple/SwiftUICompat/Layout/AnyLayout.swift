public import Foundation

/// A layout whose type is forgotten.
public struct AnyLayout {
    let base: any Layout

    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// What the layout within keeps.
    public struct Cache {
        let node: LayoutNode
    }
}

extension AnyLayout: Layout {
    public func makeCache(subviews: Subviews) -> Cache {
        let setting = LayoutSetting(
            isRightToLeft: subviews.layoutDirection == .rightToLeft,
            pixelLength: subviews.first?.node.pixelLength ?? 1)
        return Cache(node: base.layoutNode(subviews.map(\.node), setting: setting))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.node.size(for: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place(_ origins: [CGPoint], _ proposals: [ProposedViewSize]) {
            for (subview, (origin, proposal)) in zip(subviews, zip(origins, proposals)) {
                subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
            }
        }
        if let container = cache.node as? ContainerNode {
            let arrangement = container.placement(for: proposal)
            place(arrangement.origins, arrangement.proposals)
        } else if let custom = cache.node as? any PlacingLayoutNode {
            let placed = custom.placements(in: bounds.size, proposal: proposal)
            place(placed.map(\.origin), placed.map(\.proposal))
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.node.explicitGuide(guide.key, proposal: proposal).map { bounds.minX + $0 }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.node.explicitGuide(guide.key, proposal: proposal).map { bounds.minY + $0 }
    }
}
