public import Foundation

/// Views in a row.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = .horizontal
        nodes.append(
            StackNode(
                axis: .horizontal, alignment: alignment.key, spacing: spacing, nodes: inner.nodes(of: content),
                setting: context.setting))
    }
}
