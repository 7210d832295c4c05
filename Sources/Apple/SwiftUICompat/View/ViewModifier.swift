/// A change to a view, kept as a value of its own.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    /// Lowers the modifier's content, changed; the framework's own modifiers answer it by themselves.
    @MainActor @preconcurrency static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass)

    /// Lowers a view with the modifier applied to it; the framework's own modifiers need no content for it.
    @MainActor @preconcurrency static func _lower<V: View>(
        _ modifier: Self, on view: V, in pass: inout _LoweringPass)
}

extension ViewModifier {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        pass.evaluatingBody {
            Body._lower(DynamicProperties.of(Self.self).updating(modifier).body(content: content), in: &$0)
        }
    }

    public static func _lower<V: View>(_ modifier: Self, on view: V, in pass: inout _LoweringPass) {
        _lower(modifier, content: Content { $0.lower(view, into: &$1) }, in: &pass)
    }
}

extension ViewModifier where Body == Never {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        pass.context.session.fail(UnsupportedViewError(Self.self))
    }

    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is applied by the framework and has no body")
    }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let lowering: @MainActor (LoweringContext, inout [LayoutNode]) -> Void
}

extension _ViewModifier_Content: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        lowering(context, &nodes)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never

    package func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        content(context, &nodes)
    }
}

/// A modifier that can be animated, as it was written before `Animatable` and `ViewModifier` could be adopted together.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
