public import Foundation

/// Views in a column that is as wide as proposed.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVStack: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = .vertical
        nodes.append(
            LazyStackNode(
                inner.nodes(of: content), axis: .vertical, alignment: alignment.key, spacing: spacing,
                setting: context.setting))
    }
}

/// Views in a row that is as high as proposed.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHStack: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = .horizontal
        nodes.append(
            LazyStackNode(
                inner.nodes(of: content), axis: .horizontal, alignment: alignment.key, spacing: spacing,
                setting: context.setting))
    }
}

/// Gives each child its ideal length, and takes all the breadth proposed.
private final class LazyStackNode: ContainerNode {
    private let axis: Axis
    private let alignment: AlignmentKey
    private let spacing: CGFloat?

    init(
        _ nodes: [LayoutNode], axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, setting: LayoutSetting
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        super.init(nodes, setting: setting)
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing { nodes.spacing(at: edge, along: axis) }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        var childProposal = proposal
        childProposal[axis] = nil
        let dimensions = nodes.map { $0.dimensions(for: childProposal) }
        let widest = dimensions.map { $0.size[axis.other] }.max() ?? 0
        var size = CGSize.zero
        size[axis.other] = proposal[axis.other] ?? widest
        let own = ViewDimensions(
            size: size[axis.other].isFinite ? size : .zero, node: nil, proposal: childProposal)[alignment]
        var origins = [CGPoint](repeating: .zero, count: nodes.count)
        for index in nodes.indices {
            if index > 0 { size[axis] += spacing ?? nodes[index - 1].spacing(to: nodes[index], along: axis) }
            origins[index][axis] = size[axis]
            origins[index][axis.other] = own - dimensions[index][alignment]
            size[axis] += dimensions[index].size[axis]
        }
        return Arrangement(
            size: size, origins: origins, proposals: Array(repeating: childProposal, count: nodes.count))
    }
}
