/// Views over each other.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = nil
        nodes.append(ZStackNode(inner.nodes(of: content), alignment: alignment, setting: context.setting))
    }
}
