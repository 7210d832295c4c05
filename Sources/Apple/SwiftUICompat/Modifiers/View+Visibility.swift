import Foundation

extension View {
    /// Keeps the view's place and draws nothing of it.
    public nonisolated func hidden() -> some View {
        modifier(DrawingModifier { builder, draw in builder.hiding(draw) })
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(DrawingModifier { builder, draw in enabled ? draw() : builder.disablingTaps(draw) })
    }

    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Shows a placeholder where the environment hides private content.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            EnvironmentModifier { environment in
                if sensitive, environment.redactionReasons.contains(.privacy) {
                    environment.redactionReasons.formUnion(.placeholder)
                }
            })
    }

    /// Marks content that is out of date while an intent runs.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(EmptyModifier.identity)
    }

    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsVisibility, .hidden)
    }

    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Names the view; a still picture asks for no names.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(TraitModifier { $0.id = AnyHashable(id) })
    }

    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }
}

/// Draws its content with the builder in another state.
nonisolated struct DrawingModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let change: (ArchiveBuilder, () -> Void) -> Void

    init(_ change: @escaping (ArchiveBuilder, () -> Void) -> Void) {
        self.change = change
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        DrawingNode(node, change: change, in: context)
    }
}

private final class DrawingNode: WrapperNode {
    private let change: (ArchiveBuilder, () -> Void) -> Void

    init(_ child: LayoutNode, change: @escaping (ArchiveBuilder, () -> Void) -> Void, in context: LoweringContext) {
        self.change = change
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        change(builder) { child.draw(in: frame, proposal: proposal, into: builder) }
    }
}
