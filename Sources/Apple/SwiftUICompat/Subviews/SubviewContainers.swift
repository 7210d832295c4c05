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

/// Content made of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let collection = SectionCollection(AnyView(sections), in: context)
        context.resuming { $0.lower(content(collection), into: &nodes) }
    }
}

/// Stands for sections that are known where they are drawn only; it is empty until then.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public typealias Element = SectionConfiguration

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("There are no sections before they are drawn")
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

extension ForEach {
    /// A view for each of the sections of `view`.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        let view = MainActorBox(view)
        let content = MainActorBox(content)
        self.init(data: ForEachSectionCollection(), content: content.value) { context, nodes in
            for section in SectionCollection(AnyView(view.value), in: context) {
                context.resuming { $0.lower(content.value(section), into: &nodes) }
            }
        }
    }
}

extension Group where Content: View {
    /// Makes something of the sections of `view`, all of them together.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, content: transform) }
    }

    /// Makes something of the views that `view` stands for, all of them together.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}
