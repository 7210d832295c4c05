/// Views kept together without a layout of their own.
public struct Group<Content> {
    let content: Content

    package nonisolated init(_ content: Content) {
        self.content = content
    }
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content())
    }

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        Content._lower(view.content, in: &pass)
    }
}
