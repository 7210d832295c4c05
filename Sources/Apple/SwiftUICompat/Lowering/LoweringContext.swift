/// What a view knows while it is lowered: its environment, and where it stands.
package struct LoweringContext {
    /// The environment of the view being lowered.
    package var environment: EnvironmentValues
    /// The direction of the stack that the view is in, which spacers and dividers follow.
    package var stackAxis: Axis?
    /// The environment in which the body that wrote this view was evaluated.
    ///
    /// Closures kept for later, such as a geometry reader's, run in it: the `@Environment` properties they read
    /// belong to the view that wrote them.
    private(set) var bodyEnvironment: EnvironmentValues
    package let session: LoweringSession

    package init(environment: EnvironmentValues, session: LoweringSession = LoweringSession()) {
        self.environment = environment
        bodyEnvironment = environment
        self.session = session
    }

    package var setting: LayoutSetting {
        LayoutSetting(
            isRightToLeft: environment.layoutDirection == .rightToLeft, pixelLength: environment.pixelLength)
    }

    /// Appends the nodes that `view` stands for.
    @MainActor package func lower<V: View>(_ view: V, into nodes: inout [LayoutNode]) {
        guard V.Body.self == Never.self else {
            return evaluatingBody { context in context.lower(view.body, into: &nodes) }
        }
        guard let primitive = view as? any PrimitiveView else {
            return session.fail(UnsupportedViewError(V.self))
        }
        primitive.lower(in: self, into: &nodes)
    }

    /// The nodes that `view` stands for.
    @MainActor package func nodes<V: View>(of view: V) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        lower(view, into: &nodes)
        return nodes
    }

    /// The nodes that `view` stands for as one, laid over each other if they are several.
    @MainActor package func node<V: View>(of view: V, alignment: Alignment = .center) -> LayoutNode {
        LayoutNode.merging(nodes(of: view), alignment: alignment, in: self)
    }

    /// Appends the nodes of `content` with `modifier` applied to them.
    @MainActor package func apply<M>(
        _ modifier: M, to content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void,
        into nodes: inout [LayoutNode]
    ) where M: ViewModifier {
        guard M.Body.self == Never.self else {
            let placeholder = _ViewModifier_Content<M>(lowering: content)
            return evaluatingBody { context in context.lower(modifier.body(content: placeholder), into: &nodes) }
        }
        if let primitive = modifier as? any PrimitiveModifier {
            primitive.lower(content, in: self, into: &nodes)
        } else if let environmental = modifier as? any EnvironmentalModifier {
            applyResolved(environmental, to: content, into: &nodes)
        } else if let effect = modifier as? any GeometryEffect {
            apply(effect.transformModifier(), to: content, into: &nodes)
        } else {
            session.fail(UnsupportedViewError(M.self))
        }
    }

    @MainActor private func applyResolved<M>(
        _ modifier: M, to content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void,
        into nodes: inout [LayoutNode]
    ) where M: EnvironmentalModifier {
        apply(modifier.resolve(in: environment), to: content, into: &nodes)
    }

    /// Runs what evaluates and lowers a body, with `@Environment` reading this context's environment.
    @MainActor package func evaluatingBody<R>(_ operation: (LoweringContext) -> R) -> R {
        var context = self
        context.bodyEnvironment = environment
        return EnvironmentValues.$current.withValue(environment) { operation(context) }
    }

    /// Runs a closure kept since lowering, with `@Environment` reading what it read then.
    @MainActor package func resuming<R>(_ operation: (LoweringContext) -> R) -> R {
        EnvironmentValues.$current.withValue(bodyEnvironment) { operation(self) }
    }
}
