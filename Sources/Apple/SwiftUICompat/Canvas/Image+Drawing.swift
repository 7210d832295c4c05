public import Foundation
import WidgetArchive

extension Image {
    /// An image that a closure draws, of a stated size in points.
    @MainActor public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            drawing: Drawing(size: size, isOpaque: opaque) { context, _ in renderer(&context) }, label: label)
    }

    /// What a drawn image draws; equal only to itself.
    ///
    /// `@unchecked Sendable`: the closure is called on the main actor alone, where views are lowered and drawn.
    package final class Drawing: @unchecked Sendable, Equatable {
        let size: CGSize
        let isOpaque: Bool
        let renderer: (inout GraphicsContext, CGSize) -> Void

        init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
            self.size = size
            self.isOpaque = isOpaque
            self.renderer = renderer
        }

        package static func == (lhs: Drawing, rhs: Drawing) -> Bool { lhs === rhs }
    }
}

/// A drawn image: a canvas of the image's size, scaled where the image is stretched.
final class DrawnImageNode: LayoutNode {
    private let drawing: Image.Drawing
    private let isResizable: Bool
    private let canvas: CanvasNode

    init(_ drawing: Image.Drawing, isResizable: Bool, in context: LoweringContext) {
        self.drawing = drawing
        self.isResizable = isResizable
        canvas = CanvasNode(symbols: [], isOpaque: drawing.isOpaque, renderer: drawing.renderer, in: context)
        super.init(in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: drawing.size) : drawing.size
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        let scale = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            .scaledBy(x: frame.width / drawing.size.width, y: frame.height / drawing.size.height)
        builder.group(ArchiveGroup(items: [], transform: scale.archived)) {
            canvas.draw(
                in: CGRect(origin: .zero, size: drawing.size), proposal: ProposedViewSize(drawing.size), into: builder)
        }
    }
}
