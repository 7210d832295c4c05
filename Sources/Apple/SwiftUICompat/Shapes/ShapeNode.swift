package import Foundation

/// A shape filled or stroked, over and under others of the same frame.
package final class ShapeNode: LayoutNode {
    package enum Drawing {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    private let outline: ShapeOutline
    private let style: any ShapeStyle
    private let environment: EnvironmentValues
    private let drawing: Drawing

    package init(_ shape: some Shape, style: some ShapeStyle, drawing: Drawing, in context: LoweringContext) {
        outline = ShapeOutline(shape, in: context.environment)
        self.style = style
        environment = context.environment
        self.drawing = drawing
        super.init(in: context)
    }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        outline.sizeThatFits(proposal)
    }

    package override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let frame = builder.pixelAligned(frame)
        let path = outline.path(in: frame).archived
        let style = style.resolved(in: environment)
        switch drawing {
        case .fill(let fill): builder.fill(path, with: style, in: frame, style: fill)
        case .stroke(let stroke): builder.stroke(path, with: style, in: frame, style: stroke)
        }
    }
}
