/// A view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    /// Lowers elements that are known then only.
    private let lowering: (@MainActor (LoweringContext, inout [LayoutNode]) -> Void)?

    package nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content,
        lowering: (@MainActor (LoweringContext, inout [LayoutNode]) -> Void)? = nil
    ) {
        self.data = data
        self.content = content
        self.lowering = lowering
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        if let lowering = view.lowering { return lowering(pass.context, &pass.nodes) }
        for element in view.data { Content._lower(view.content(element), in: &pass) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: View {
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { pair in
                content(
                    Binding(
                        get: { data.wrappedValue[pair.0] },
                        set: { data.wrappedValue[pair.0] = $0 }))
            })
    }
}
