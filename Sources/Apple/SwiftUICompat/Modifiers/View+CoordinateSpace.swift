import Foundation

extension View {
    /// Names the view's own space, for geometry readers in it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
    }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let space: CoordinateSpace

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        guard case .named(let name) = space else { return node }
        return CoordinateSpaceNode(node, name: name, in: context)
    }
}

private final class CoordinateSpaceNode: WrapperNode {
    private let name: AnyHashable

    init(_ child: LayoutNode, name: AnyHashable, in context: LoweringContext) {
        self.name = name
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        builder.coordinateSpaces.append((name, frame))
        super.draw(in: frame, proposal: proposal, into: builder)
        builder.coordinateSpaces.removeLast()
    }
}
