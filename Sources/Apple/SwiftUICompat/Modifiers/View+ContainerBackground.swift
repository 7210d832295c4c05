package import Foundation

/// A container whose background a view may set; WidgetKit adds the widget.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) {
        self.name = name
    }
}

extension View {
    /// Fills what lies behind the whole container.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: Rectangle().fill(style), alignment: .center))
    }

    /// Lays views behind the whole container.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), alignment: alignment))
    }

    /// Says where a tap on the widget leads that hits none of its links; WidgetKit's `widgetURL`.
    package nonisolated func archivedWidgetURL(_ url: URL?) -> some View {
        modifier(
            DrawingModifier { builder, draw in
                if let url { builder.setWidgetURL(url.absoluteString) }
                draw()
            })
    }
}

extension EnvironmentValues {
    private enum ShowsContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }

    /// False where the system leaves out what `containerBackground` gives.
    package var showsContainerBackground: Bool {
        get { self[ShowsContainerBackgroundKey.self] }
        set { self[ShowsContainerBackgroundKey.self] = newValue }
    }
}

nonisolated struct ContainerBackgroundModifier<Background: View>: ViewModifier, NodeModifier {
    typealias Body = Never
    let background: Background
    let alignment: Alignment

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        var inner = context
        inner.stackAxis = nil
        // What is left out is not evaluated either: a widget may give what would never end, as `background()` of itself.
        let background = context.environment.showsContainerBackground ? inner.nodes(of: background) : []
        return ContainerBackgroundNode(
            node, background: ZStackNode(background, alignment: alignment, setting: context.setting),
            alignment: alignment, in: context)
    }
}

private final class ContainerBackgroundNode: WrapperNode {
    private let background: LayoutNode
    private let alignment: Alignment

    init(_ child: LayoutNode, background: LayoutNode, alignment: Alignment, in context: LoweringContext) {
        self.background = background
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let bounds = builder.bounds
        builder.setBackground {
            let proposal = ProposedViewSize(bounds.size)
            let own = ViewDimensions(size: bounds.size, node: nil, proposal: proposal)[alignment]
            let guide = background.dimensions(for: proposal)[alignment]
            draw(
                background, at: CGPoint(x: own.x - guide.x, y: own.y - guide.y), proposal: proposal, in: bounds,
                into: builder)
        }
        super.draw(in: frame, proposal: proposal, into: builder)
    }
}
