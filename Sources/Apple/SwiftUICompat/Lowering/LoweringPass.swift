/// What is handed from view to view while a widget is lowered; only the framework looks inside.
public struct _LoweringPass {
    package var context: LoweringContext
    /// What has been lowered so far.
    package var nodes: [LayoutNode]

    /// Lowers a view of a type that is known only now.
    @MainActor mutating func lower<V: View>(_ view: V) { V._lower(view, in: &self) }

    /// Runs what evaluates and lowers a body, with `@Environment` reading the present context's environment.
    @MainActor mutating func evaluatingBody(_ operation: (inout _LoweringPass) -> Void) {
        // A body in a body, with nothing between them that changes the environment.
        if context.isInBodysEnvironment { return operation(&self) }
        let outer = context.enterBody()
        EnvironmentValues.$current.withValue(context.environment) { operation(&self) }
        context.leaveBody(outer)
    }
}
