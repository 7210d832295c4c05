public import Foundation

/// A view that a closure draws.
public struct Canvas<Symbols> {
    let symbols: Symbols
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let isOpaque: Bool
    let colorMode: ColorRenderingMode

    nonisolated init(
        symbols: Symbols, isOpaque: Bool, colorMode: ColorRenderingMode,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.renderer = renderer
    }
}

extension Canvas: View, _PrimitiveView, PrimitiveView where Symbols: View {
    public typealias Body = Never

    /// `symbols` are views that the closure draws by their tags.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(symbols: symbols(), isOpaque: opaque, colorMode: colorMode, renderer: renderer)
    }

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(
            CanvasNode(symbols: context.nodes(of: symbols), isOpaque: isOpaque, renderer: renderer, in: context))
    }
}

extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(symbols: EmptyView(), isOpaque: opaque, colorMode: colorMode, renderer: renderer)
    }
}
