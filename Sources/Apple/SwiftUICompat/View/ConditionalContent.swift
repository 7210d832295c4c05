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

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        switch view.storage {
        case .trueContent(let view): TrueContent._lower(view, in: &pass)
        case .falseContent(let view): FalseContent._lower(view, in: &pass)
        }
    }
}
