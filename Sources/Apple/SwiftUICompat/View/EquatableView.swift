/// A view that is compared before it is made again; a widget's is made once.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        context.lower(content, into: &nodes)
    }
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
