extension Optional: View, _PrimitiveView, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        if let view = self { context.lower(view, into: &nodes) }
    }
}
