/// A view whose type is forgotten.
public struct AnyView {
    let view: any View

    public nonisolated init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// The view in `value` if it is one.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.view = view
    }
}

extension AnyView: View, _PrimitiveView {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) { pass.lower(view.view) }
}
