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

    /// Whether the environment is the one that `@Environment` reads, that of the body around.
    var isInBodysEnvironment: Bool { environment.isIdentical(to: bodyEnvironment) }

    /// Appends the nodes that `view` stands for.
    @MainActor package func lower<V: View>(_ view: V, into nodes: inout [LayoutNode]) {
        var pass = _LoweringPass(context: self, nodes: [])
        // Exchanged instead of copied, so that the array stays one.
        swap(&pass.nodes, &nodes)
        V._lower(view, in: &pass)
        swap(&pass.nodes, &nodes)
    }

    /// The nodes that `view` stands for.
    @MainActor package func nodes<V: View>(of view: V) -> [LayoutNode] {
        var pass = _LoweringPass(context: self, nodes: [])
        V._lower(view, in: &pass)
        return pass.nodes
    }

    /// The nodes that `view` stands for as one, laid over each other if they are several.
    @MainActor package func node<V: View>(of view: V, alignment: Alignment = .center) -> LayoutNode {
        LayoutNode.merging(nodes(of: view), alignment: alignment, in: self)
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
