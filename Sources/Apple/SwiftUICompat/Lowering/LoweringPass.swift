/// What is handed from view to view while a widget is lowered; only the framework looks inside.
public struct _LoweringPass {
    package var context: LoweringContext
    /// What has been lowered so far.
    package var nodes: [LayoutNode]

    /// Runs what evaluates and lowers a body, with `@Environment` reading the present context's environment.
    @MainActor mutating func evaluatingBody(_ operation: (inout _LoweringPass) -> Void) {
        let outer = context.enterBody()
        EnvironmentValues.$current.withValue(context.environment) { operation(&self) }
        context.leaveBody(outer)
    }
}
