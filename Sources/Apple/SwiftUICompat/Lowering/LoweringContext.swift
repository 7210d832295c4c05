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
        passing(&nodes) { V._lower(view, in: &$0) }
    }

    /// Appends what `lower` lowers in this context.
    @MainActor private func passing(_ nodes: inout [LayoutNode], _ lower: (inout _LoweringPass) -> Void) {
        var pass = _LoweringPass(context: self, nodes: [])
        // Exchanged instead of copied, so that the array stays one.
        swap(&pass.nodes, &nodes)
        lower(&pass)
        swap(&pass.nodes, &nodes)
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
        passing(&nodes) { M._lower(modifier, content: _ViewModifier_Content(lowering: content), in: &$0) }
    }

    /// Runs what evaluates and lowers a body, with `@Environment` reading this context's environment.
    @MainActor package func evaluatingBody<R>(_ operation: (LoweringContext) -> R) -> R {
        var context = self
        context.bodyEnvironment = environment
        return EnvironmentValues.$current.withValue(environment) { operation(context) }
    }

    /// Begins a body's evaluation, which writes views in this context's environment; returns what to go back to.
    mutating func enterBody() -> EnvironmentValues {
        defer { bodyEnvironment = environment }
        return bodyEnvironment
    }

    /// Ends a body's evaluation.
    mutating func leaveBody(_ outer: EnvironmentValues) {
        bodyEnvironment = outer
    }

    /// Runs a closure kept since lowering, with `@Environment` reading what it read then.
    @MainActor package func resuming<R>(_ operation: (LoweringContext) -> R) -> R {
        session.colorScheme.lowering {
            EnvironmentValues.$current.withValue(bodyEnvironment) { operation(self) }
        }
    }
}
