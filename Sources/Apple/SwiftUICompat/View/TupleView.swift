/// Several views, one after the other, as a `ViewBuilder` block makes them.
public struct TupleView<T> {
    public var value: T
    private let lowering: (@MainActor (inout _LoweringPass) -> Void)?

    public nonisolated init(_ value: T) {
        self.value = value
        lowering = nil
    }

    init(_ value: T, lowering: @escaping @MainActor (inout _LoweringPass) -> Void) {
        self.value = value
        self.lowering = lowering
    }
}

extension TupleView: View, _PrimitiveView {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        if let lowering = view.lowering { return lowering(&pass) }
        for child in Mirror(reflecting: view.value).children {
            if let view = child.value as? any View { pass.lower(view) }
        }
    }
}
