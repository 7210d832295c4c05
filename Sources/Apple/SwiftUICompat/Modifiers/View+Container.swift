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

    /// No effect: nothing lies beside a widget's view that it could extend under.
    ///
    /// - Compatibility: compiles
    public nonisolated func backgroundExtensionEffect() -> some View { modifier(EmptyModifier()) }

    /// No effect: nothing lies beside a widget's view that it could extend under.
    ///
    /// - Compatibility: compiles
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { modifier(EmptyModifier()) }

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
