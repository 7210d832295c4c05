/// A modifier that compiles here and cannot be drawn: drawing it is the error that names what it needs.
struct UnsupportedModifier<Subject> {
    let detail: String
}

extension UnsupportedModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        context.session.fail(UnsupportedViewError(Subject.self, detail: detail))
    }
}
