extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        if let view { Wrapped._lower(view, in: &pass) }
    }
}
