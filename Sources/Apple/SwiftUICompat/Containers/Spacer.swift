public import Foundation

/// Takes the space that is left, along the stack it is in.
public struct Spacer: Sendable {
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(SpacerNode(minLength: minLength ?? 8, axis: context.stackAxis, in: context))
    }
}

private final class SpacerNode: LayoutNode {
    private let minLength: CGFloat
    private let axis: Axis?

    init(minLength: CGFloat, axis: Axis?, in context: LoweringContext) {
        self.minLength = minLength
        self.axis = axis
        super.init(in: context)
        traits.isSpacer = true
        // A stack gives a spacer what its other views leave: a text beside one does not wrap before it must.
        traits.layoutPriority = -.infinity
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }
}
