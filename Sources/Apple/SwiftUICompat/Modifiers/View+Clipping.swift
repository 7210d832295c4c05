public import Foundation
import WidgetArchive

extension View {
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(
            EffectModifier(prepare: { context in
                let outline = ShapeOutline(shape, in: context.environment)
                return { frame in
                    ArchiveGroup(items: [], clip: outline.path(in: frame).archived, isClipEvenOdd: style.isEOFilled)
                }
            }))
    }

    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(EffectModifier { ArchiveGroup(items: [], clip: ArchivePath($0)) })
    }

    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    /// Shows the view only where the mask is opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// The area that takes taps; a widget's links take them in their frame.
    ///
    /// - Compatibility: compiles
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier.identity)
    }

    /// - Compatibility: compiles
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(EmptyModifier.identity)
    }
}

/// What a content shape is for.
///
/// - Compatibility: compiles
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated struct MaskModifier<Mask: View>: ViewModifier, NodeModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        var inner = context
        inner.stackAxis = nil
        return MaskNode(node, mask: inner.node(of: mask, alignment: alignment), alignment: alignment, in: context)
    }
}

private final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment

    init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment, in context: LoweringContext) {
        self.mask = mask
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let maskProposal = ProposedViewSize(frame.size)
        let guide = child.dimensions(for: proposal)[alignment]
        let maskGuide = mask.dimensions(for: maskProposal)[alignment]
        var items: [ArchiveItem] = []
        builder.silencing {
            items = builder.collect {
                draw(
                    mask, at: CGPoint(x: guide.x - maskGuide.x, y: guide.y - maskGuide.y), proposal: maskProposal,
                    in: frame, into: builder)
            }
        }
        builder.group(ArchiveGroup(items: [], mask: items)) {
            child.draw(in: frame, proposal: proposal, into: builder)
        }
    }
}
