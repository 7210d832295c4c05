/// A style that is also a view, which it fills.
package protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(ShapeNode(Rectangle(), style: self, drawing: .fill(FillStyle()), in: context))
    }
}

extension Color: View, StyleView {
    public typealias Body = Never
}

extension LinearGradient: View, StyleView {
    public typealias Body = Never
}

extension RadialGradient: View, StyleView {
    public typealias Body = Never
}

extension EllipticalGradient: View, StyleView {
    public typealias Body = Never
}

extension AngularGradient: View, StyleView {
    public typealias Body = Never
}

extension MeshGradient: View, StyleView {
    public typealias Body = Never
}
