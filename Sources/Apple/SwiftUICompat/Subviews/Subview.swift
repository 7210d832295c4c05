/// One of the views that a view stands for.
public struct Subview: Identifiable {
    public struct ID: Hashable {
        let index: Int
    }

    public let id: ID
    /// What the view says to its containers.
    public let containerValues: ContainerValues
    let content: AnyView
}

extension Subview: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        // The whole content again: what is around this one view may change its environment.
        let all = context.nodes(of: content)
        if all.indices.contains(id.index) { nodes.append(all[id.index]) }
    }
}

/// The views that a view stands for.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    /// The views that `nodes` are of, which `content` stands for.
    init(_ nodes: [LayoutNode], of content: AnyView) {
        self.init(
            nodes.enumerated().map { index, node in
                Subview(id: .init(index: index), containerValues: ContainerValues(node.traits), content: content)
            })
    }

    @MainActor init(_ content: AnyView, in context: LoweringContext) {
        self.init(context.nodes(of: content), of: content)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { SubviewsCollectionSlice(subviews: subviews[...]) }
}

/// Some of the views that a view stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View {
        ForEach(Array(subviews)) { $0 }
    }
}
