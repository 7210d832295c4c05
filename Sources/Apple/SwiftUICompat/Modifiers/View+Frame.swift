public import Foundation

extension View {
    /// Puts the view in a box of a fixed size; a dimension left out is the view's own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    public nonisolated func frame() -> some View {
        modifier(FrameModifier(width: nil, height: nil, alignment: .center))
    }

    /// Puts the view in a box whose size follows the proposal between a least and a most.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: FlexibleLength(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FlexibleLength(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}

nonisolated struct FrameModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        // What is not a length is as if left out.
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.alignment = alignment
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        FrameNode(node, width: width, height: height, alignment: alignment, in: context)
    }
}

private final class FrameNode: PlacingNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, in context: LoweringContext) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func childOrigin(_ proposal: ProposedViewSize) -> CGPoint {
        origin(of: childDimensions(proposal), in: size(for: proposal), alignment: alignment)
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        height == nil ? super.spacing(at: edge) : EdgeSpacing()
    }
}

/// One dimension of a flexible frame.
struct FlexibleLength {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Settles contradictions as SwiftUI does: a later bound gives way to an earlier one.
    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
        let least = least.flatMap { $0.isNaN ? nil : max(0, $0) }
        let ideal = ideal.flatMap { $0.isFinite ? max($0, least ?? 0) : nil }
        self.least = least
        self.ideal = ideal
        self.most = most.flatMap { $0.isNaN ? nil : max($0, ideal ?? least ?? 0) }
    }

    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
        guard var length = proposal ?? ideal else { return nil }
        if let least { length = max(length, least) }
        if let most { length = min(length, most) }
        return length
    }

    var isStated: Bool { least != nil || ideal != nil || most != nil }

    /// The length where the child's does not matter.
    func fixed(_ proposal: CGFloat?) -> CGFloat? {
        if let proposal, let least, let most { return min(max(proposal, least), most) }
        if proposal == nil, let ideal { return ideal }
        return nil
    }

    func length(child: CGFloat, proposal: CGFloat?) -> CGFloat {
        if let fixed = fixed(proposal) { return fixed }
        guard let proposal else {
            return min(max(child, least ?? child), most ?? .infinity)
        }
        var length = child
        if let least { length = max(least, min(length, proposal)) }
        if let most { length = min(most, max(length, proposal)) }
        return length
    }
}

nonisolated struct FlexibleFrameModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let width: FlexibleLength
    let height: FlexibleLength
    let alignment: Alignment

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        FlexibleFrameNode(node, width: width, height: height, alignment: alignment, in: context)
    }
}

private final class FlexibleFrameNode: PlacingNode {
    private let width: FlexibleLength
    private let height: FlexibleLength
    private let alignment: Alignment

    init(
        _ child: LayoutNode, width: FlexibleLength, height: FlexibleLength, alignment: Alignment,
        in context: LoweringContext
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = width.fixed(proposal.width), let height = height.fixed(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = child.size(for: childProposal(proposal))
        return CGSize(
            width: width.length(child: size.width, proposal: proposal.width),
            height: height.length(child: size.height, proposal: proposal.height))
    }

    override func childOrigin(_ proposal: ProposedViewSize) -> CGPoint {
        origin(of: childDimensions(proposal), in: size(for: proposal), alignment: alignment)
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        height.isStated ? EdgeSpacing() : super.spacing(at: edge)
    }
}
