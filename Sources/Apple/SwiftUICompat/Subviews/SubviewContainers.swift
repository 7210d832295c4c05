/// Content made of the views that another view stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let collection = SubviewsCollection(AnyView(subviews), in: context)
        context.resuming { $0.lower(content(collection), into: &nodes) }
    }
}

/// Stands for views that are known where they are drawn only; it is empty until then.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public typealias Element = Subview

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("There are no views before they are drawn") }
}

extension ForEach {
    /// A view for each of the views that `view` stands for.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        let view = MainActorBox(view)
        let content = MainActorBox(content)
        self.init(data: ForEachSubviewCollection(), content: content.value) { context, nodes in
            for subview in SubviewsCollection(AnyView(view.value), in: context) {
                context.resuming { $0.lower(content.value(subview), into: &nodes) }
            }
        }
    }
}

extension Group where Content: View {
    /// Makes something of the views that `view` stands for, all of them together.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}
