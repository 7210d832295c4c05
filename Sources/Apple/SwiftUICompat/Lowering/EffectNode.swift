import Foundation
import WidgetArchive

/// Draws its child into a group: faded, clipped, turned, filtered.
final class EffectNode: WrapperNode {
    private let group: (CGRect) -> ArchiveGroup

    /// `group` makes the group, still empty, for the child's frame in the widget's space.
    init(_ child: LayoutNode, in context: LoweringContext, group: @escaping (CGRect) -> ArchiveGroup) {
        self.group = group
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        builder.group(group(builder.pixelAligned(frame))) { child.draw(in: frame, proposal: proposal, into: builder) }
    }
}

extension View {
    /// Says whether the view belongs to what is tinted where widgets are.
    package nonisolated func accented(_ isAccented: Bool) -> some View {
        modifier(EffectModifier(ArchiveGroup(items: [], accentedMode: isAccented ? .accented : .default)))
    }
}

/// A modifier that draws its content into a group.
nonisolated struct EffectModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    private let prepare: (LoweringContext) -> (CGRect) -> ArchiveGroup
    /// True for an effect that changes nothing, such as full opacity.
    private let isIdentity: Bool

    /// `prepare` takes what it needs from the context and returns what makes the group for a frame.
    init(prepare: @escaping (LoweringContext) -> (CGRect) -> ArchiveGroup) {
        self.prepare = prepare
        isIdentity = false
    }

    init(_ group: @escaping (CGRect) -> ArchiveGroup) {
        prepare = { _ in group }
        isIdentity = false
    }

    /// The same group in every frame.
    init(_ group: ArchiveGroup, isIdentity: Bool = false) {
        prepare = { _ in { _ in group } }
        self.isIdentity = isIdentity
    }

    init(_ effect: ArchiveEffect) {
        self.init(ArchiveGroup(items: [], effects: [effect]))
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        isIdentity ? node : EffectNode(node, in: context, group: prepare(context))
    }
}
