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
package protocol NodeModifier: ViewModifier where Body == Never {
    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode
}

extension NodeModifier {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        _lower(modifier, on: content, in: &pass)
    }

    public static func _lower<V: View>(_ modifier: Self, on view: V, in pass: inout _LoweringPass) {
        let start = pass.nodes.count
        V._lower(view, in: &pass)
        for index in start..<pass.nodes.count {
            pass.nodes[index] = modifier.wrap(pass.nodes[index], in: pass.context)
        }
    }
}

/// A modifier that lowers its content in another context and does nothing else.
package protocol ContextModifier: ViewModifier where Body == Never {
    @MainActor func modify(_ context: inout LoweringContext)
}

extension ContextModifier {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        _lower(modifier, on: content, in: &pass)
    }

    public static func _lower<V: View>(_ modifier: Self, on view: V, in pass: inout _LoweringPass) {
        let outer = pass.context
        modifier.modify(&pass.context)
        V._lower(view, in: &pass)
        pass.context = outer
    }
}
