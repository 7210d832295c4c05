import Foundation
import WidgetArchive

/// A hairline across the stack it is in.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(DividerNode(isVertical: context.stackAxis == .horizontal, in: context))
    }
}

private final class DividerNode: LayoutNode {
    private let isVertical: Bool
    private let environment: EnvironmentValues

    init(isVertical: Bool, in context: LoweringContext) {
        self.isVertical = isVertical
        environment = context.environment
        super.init(in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: pixelLength, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: pixelLength)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        var line = builder.pixelAligned(frame)
        // Edges that lie just between pixels may be rounded to the same one.
        if isVertical {
            line.size.width = max(line.width, pixelLength)
        } else {
            line.size.height = max(line.height, pixelLength)
        }
        builder.append(
            .fill(
                ArchivePath(line),
                paint: .color(SystemColor.separator.resolved(in: environment).sRGB),
                isEvenOdd: false, isAntialiased: true))
    }
}
