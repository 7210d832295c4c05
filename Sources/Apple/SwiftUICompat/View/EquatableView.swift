/// A view that is compared before it is made again; a widget's is made once.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View, _PrimitiveView {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        Content._lower(view.content, in: &pass)
    }
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
