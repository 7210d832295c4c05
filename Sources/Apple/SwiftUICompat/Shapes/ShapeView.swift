import Foundation

/// A view that draws a shape, and to which more fills and strokes of the same shape can be added.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(ShapeNode(shape, style: style, drawing: .fill(fillStyle), in: context))
    }
}

/// A shape filled over what was drawn of it before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let node = ShapeNode(shape, style: style, drawing: .fill(fillStyle), in: context)
        nodes.append(LayoutNode.merging(context.nodes(of: background) + [node], alignment: .center, in: context))
    }
}

/// A shape stroked over what was drawn of it before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let node = ShapeNode(shape, style: style, drawing: .stroke(strokeStyle), in: context)
        nodes.append(LayoutNode.merging(context.nodes(of: background) + [node], alignment: .center, in: context))
    }
}

/// A shape stroked inside of its outline, over what was drawn of it before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let node = ShapeNode(
            shape.inset(by: strokeStyle.lineWidth / 2), style: style, drawing: .stroke(strokeStyle), in: context)
        nodes.append(LayoutNode.merging(context.nodes(of: background) + [node], alignment: .center, in: context))
    }
}
