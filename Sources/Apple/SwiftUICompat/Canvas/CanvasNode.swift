import Foundation
import WidgetArchive

/// What a canvas's closure draws.
final class CanvasNode: LayoutNode {
    private let symbols: [LayoutNode]
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let environment: EnvironmentValues

    init(
        symbols: [LayoutNode], isOpaque: Bool, renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        in context: LoweringContext
    ) {
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.renderer = renderer
        environment = context.environment
        super.init(in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        var context = GraphicsContext(
            sink: CanvasSink(builder: builder, symbols: symbols), environment: environment,
            bounds: CGRect(origin: .zero, size: frame.size))
        let toWidget = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        let clip = ArchivePath(CGRect(origin: .zero, size: frame.size))
        builder.group(ArchiveGroup(items: [], transform: toWidget.archived, clip: clip)) {
            if isOpaque {
                builder.append(
                    .fill(
                        clip, paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)), isEvenOdd: false,
                        isAntialiased: false))
            }
            EnvironmentValues.$current.withValue(environment) { renderer(&context, frame.size) }
        }
    }
}

/// Where a canvas's contexts draw, all copies of one alike.
final class CanvasSink {
    let builder: ArchiveBuilder
    let symbols: [LayoutNode]

    init(builder: ArchiveBuilder, symbols: [LayoutNode]) {
        self.builder = builder
        self.symbols = symbols
    }
}
