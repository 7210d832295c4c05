public import Foundation

extension View {
    /// Makes the view as large as the widget along the axes.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as large as a part of the widget: `span` of `count` equal parts.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

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

    /// No effect: nothing lies beside a widget's view that it could extend under.
    ///
    /// - Compatibility: compiles
    public nonisolated func backgroundExtensionEffect() -> some View { modifier(EmptyModifier()) }

    /// No effect: nothing lies beside a widget's view that it could extend under.
    ///
    /// - Compatibility: compiles
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { modifier(EmptyModifier()) }

    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padding(insets)
    }

    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        padding(length)
    }

    /// Sets the margins of what scrolls; in a widget nothing does.
    ///
    /// - Compatibility: compiles
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EmptyModifier())
    }
}

/// Which content a margin is for.
///
/// - Compatibility: compiles
public struct ContentMarginPlacement: Sendable {
    private let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated struct ContainerRelativeFrameModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        let container = context.session.containerSize
        return FrameModifier(
            width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment
        ).wrap(node, in: context)
    }
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
        return StackNode(
            axis: axis, alignment: axis == .vertical ? alignment.horizontal.key : alignment.vertical.key,
            spacing: spacing, nodes: isFirst ? [insetNode, node] : [node, insetNode], setting: context.setting)
    }
}
