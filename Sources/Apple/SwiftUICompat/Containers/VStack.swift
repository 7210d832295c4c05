public import Foundation

/// Views in a column.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = .vertical
        nodes.append(
            StackNode(
                axis: .vertical, alignment: alignment.key, spacing: spacing, nodes: inner.nodes(of: content),
                setting: context.setting))
    }
}
