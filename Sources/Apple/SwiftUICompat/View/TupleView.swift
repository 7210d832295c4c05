/// Several views, one after the other, as a `ViewBuilder` block makes them.
public struct TupleView<T> {
    public var value: T
    private let lowering: (@MainActor (LoweringContext, inout [LayoutNode]) -> Void)?

    public nonisolated init(_ value: T) {
        self.value = value
        lowering = nil
    }

    init(_ value: T, lowering: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void) {
        self.value = value
        self.lowering = lowering
    }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        if let lowering { return lowering(context, &nodes) }
        for child in Mirror(reflecting: value).children {
            guard let view = child.value as? any View else { continue }
            context.lower(view, into: &nodes)
        }
    }
}
