/// Views kept together without a layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView, PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        context.lower(content, into: &nodes)
    }
}
