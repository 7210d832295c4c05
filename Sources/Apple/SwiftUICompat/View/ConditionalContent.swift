/// One of two kinds of view, as `if`/`else` and `switch` in a `ViewBuilder` make them.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    nonisolated init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, _PrimitiveView, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        switch storage {
        case .trueContent(let view): context.lower(view, into: &nodes)
        case .falseContent(let view): context.lower(view, into: &nodes)
        }
    }
}
