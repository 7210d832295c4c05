public import Foundation

extension View {
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds room at the edges; 16 points where no length is given.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length: length ?? PaddingModifier.systemLength)))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length: length)))
    }

    /// Adds the room that a scene keeps free at its edges; none in a widget, whose margins are WidgetKit's.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length: PaddingModifier.systemLength)))
    }

    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length: PaddingModifier.systemLength)))
    }

    public nonisolated func _padding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length: length)))
    }
}

/// The kinds of room that a scene keeps free.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated struct PaddingModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    static let systemLength: CGFloat = 16
    let insets: EdgeInsets

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        PaddingNode(node, insets: insets, in: context)
    }
}

final class PaddingNode: PlacingNode {
    private let insets: EdgeInsets

    init(_ child: LayoutNode, insets: EdgeInsets, in context: LoweringContext) {
        self.insets = insets
        super.init(child, in: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: childProposal(proposal))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func childOrigin(_ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override var flushEdges: Edge.Set {
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        return super.flushEdges.subtracting(padded)
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        (edge == .top ? insets.top : insets.bottom) == 0 ? super.spacing(at: edge) : EdgeSpacing()
    }
}
