/// A view that the framework lowers by itself instead of asking for its body.
///
/// Adopt it in an extension, so that the type's static members stay usable off the main actor:
/// `extension Text: View, PrimitiveView { public typealias Body = Never … }`.
package protocol PrimitiveView: _PrimitiveView {
    /// Appends the nodes that the view stands for, in order; a view that shows nothing appends none.
    @MainActor func lower(in context: LoweringContext, into nodes: inout [LayoutNode])
}

extension PrimitiveView {
    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        view.lower(in: pass.context, into: &pass.nodes)
    }
}

/// A modifier that the framework applies by itself.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Appends what `content` lowers to, changed; `content` may be lowered in a changed context.
    @MainActor func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode])
}

extension PrimitiveModifier {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        modifier.lower(content.lowering, in: pass.context, into: &pass.nodes)
    }
}

/// A modifier that wraps each node of its content by itself, as most do.
package protocol NodeModifier: PrimitiveModifier {
    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode
}

extension NodeModifier {
    @MainActor package func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        let start = nodes.count
        content(context, &nodes)
        for index in start..<nodes.count { nodes[index] = wrap(nodes[index], in: context) }
    }
}

/// A modifier that lowers its content in another context and does nothing else.
package protocol ContextModifier: PrimitiveModifier {
    @MainActor func modify(_ context: inout LoweringContext)
}

extension ContextModifier {
    @MainActor package func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        var context = context
        modify(&context)
        content(context, &nodes)
    }
}
