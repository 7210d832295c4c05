public import Foundation

extension View {
    /// Shrinks the view to make room for another at its top or bottom.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0))
    }

    /// Shrinks the view to make room for another at its leading or trailing edge.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0))
    }

    /// Shrinks the view to make room for a bar at its upper or lower edge.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shrinks the view to make room for a bar at its leading or trailing edge.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length: length ?? PaddingModifier.systemLength)))
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(.all, length: length)))
    }

    /// Lets the view reach into what insets and padding of the safe area around it keep free; a widget itself has no
    /// safe area.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: edges))
    }
}

/// Regions that other views or system parts cover; in a widget no keyboard does.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated struct InsetModifier<Inset: View>: ViewModifier, NodeModifier {
    typealias Body = Never
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        let insetNode = context.node(of: inset)
        // The view takes what the inset leaves it.
        insetNode.traits.layoutPriority = 1
        let isFirst = edge == .top || edge == .leading
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let stack = StackNode(
            axis: axis, alignment: axis == .vertical ? alignment.horizontal.key : alignment.vertical.key,
            spacing: spacing, nodes: isFirst ? [insetNode, node] : [node, insetNode], setting: context.setting)
        return SafeAreaNode(stack, in: context) { [edge] proposal in
            let arrangement = stack.placement(for: proposal)
            let viewIndex = isFirst ? 1 : 0
            let view = node.size(for: arrangement.proposals[viewIndex])
            return EdgeInsets(Edge.Set(edge), length: arrangement.size[axis] - view[axis])
        }
    }
}

nonisolated struct SafeAreaPaddingModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let insets: EdgeInsets

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        SafeAreaNode(PaddingNode(node, insets: insets, in: context), in: context) { [insets] _ in insets }
    }
}

nonisolated struct SafeAreaIgnoringModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let edges: Edge.Set

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        SafeAreaIgnoringNode(node, edges: edges, in: context)
    }
}
