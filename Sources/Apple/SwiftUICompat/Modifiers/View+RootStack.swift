extension View {
    /// One view for those that a closure of the user's gives: several stand below each other, as at any root.
    ///
    /// Without it a modifier around them would change each by itself.
    package nonisolated func rootStack() -> some View {
        modifier(RootStackModifier())
    }
}

private nonisolated struct RootStackModifier: PrimitiveModifier {
    typealias Body = Never

    @MainActor func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        var own: [LayoutNode] = []
        content(context, &own)
        if !own.isEmpty { nodes.append(LayoutNode.stacking(own, in: context)) }
    }
}
