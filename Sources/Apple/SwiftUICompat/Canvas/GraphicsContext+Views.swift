public import Foundation
import WidgetArchive

extension GraphicsContext {
    /// A text, image or view made ready to be measured and drawn.
    private static func measured(_ node: LayoutNode, in size: CGSize) -> CGSize {
        node.size(for: ProposedViewSize(size))
    }

    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let node: LayoutNode
        public var shading: Shading

        public func measure(in size: CGSize) -> CGSize { GraphicsContext.measured(node, in: size) }

        public func firstBaseline(in size: CGSize) -> CGFloat {
            node.explicitGuide(.firstTextBaseline, proposal: ProposedViewSize(size)) ?? 0
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            node.explicitGuide(.lastTextBaseline, proposal: ProposedViewSize(size)) ?? 0
        }
    }

    public struct ResolvedImage {
        fileprivate let node: LayoutNode
        /// The same image stretched to whatever it is drawn in.
        fileprivate let stretched: LayoutNode
        public let size: CGSize
        public let baseline: CGFloat
        public var shading: Shading?
    }

    public struct ResolvedSymbol {
        fileprivate let node: LayoutNode
        public let size: CGSize
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, node: TextNode(text, in: lowering(environment)), shading: .foreground)
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let context = lowering(environment)
        let node = Self.node(image, context)
        let size = node.size(for: .unspecified)
        return ResolvedImage(
            node: node, stretched: Self.node(image.resizable(), context), size: size,
            baseline: node.explicitGuide(.firstTextBaseline, proposal: .unspecified) ?? size.height)
    }

    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = sink.symbols.first(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
        return ResolvedSymbol(node: node, size: node.size(for: .unspecified))
    }

    private func lowering(_ environment: EnvironmentValues) -> LoweringContext {
        LoweringContext(environment: environment, session: sink.builder.session)
    }

    private static func node(_ image: Image, _ context: LoweringContext) -> LayoutNode {
        image.node(in: context)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        place(shaded(text), in: rect, fills: false)
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(shaded(text), at: point, anchor)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        place(image.stretched, in: rect, fills: true)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        place(image.node, at: point, anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.node, in: rect, fills: true) }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        place(symbol.node, at: point, anchor)
    }

    /// The text's node, made anew where its shading was changed.
    private func shaded(_ text: ResolvedText) -> LayoutNode {
        guard case .style(let style) = text.shading.kind, !(style.base is ForegroundStyle) else { return text.node }
        var shaded = environment
        shaded.setForegroundStyle(style)
        return TextNode(text.text, in: lowering(shaded))
    }

    private func place(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = node.size(for: .unspecified)
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        drawn { node.draw(in: CGRect(origin: origin, size: size), proposal: .unspecified, into: sink.builder) }
    }

    private func place(_ node: LayoutNode, in rect: CGRect, fills: Bool) {
        let proposal = ProposedViewSize(rect.size)
        let frame = fills ? rect : CGRect(origin: rect.origin, size: node.size(for: proposal))
        drawn { node.draw(in: frame, proposal: proposal, into: sink.builder) }
    }
}
