/// No view at all.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {}
}
