/// Makes something of the views that another view stands for; SwiftUI's own, which `Group(subviews:)` made public.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
}

public protocol _VariadicView_Root {}

/// Makes a view of the views it is given.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What it makes is one view to what is around.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What it makes is as many views to what is around as it consists of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A value that a view says to a root.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension _VariadicView {
    /// A root with the content of whose views it makes something.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }

    /// The views that a root is given.
    public struct Children: RandomAccessCollection {
        private let elements: [Element]

        init(_ nodes: [LayoutNode], of content: AnyView) {
            elements = zip(nodes, SubviewsCollection(nodes, of: content)).map { node, subview in
                Element(subview: subview, explicitID: node.traits.id)
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public subscript(index: Int) -> Element { elements[index] }

        public struct Element: Identifiable {
            private let subview: Subview
            private let explicitID: AnyHashable?
            private var values: ContainerValues

            fileprivate init(subview: Subview, explicitID: AnyHashable?) {
                self.subview = subview
                self.explicitID = explicitID
                values = subview.containerValues
            }

            public var id: AnyHashable { AnyHashable(subview.id) }

            /// What `id(_:)` has named the view, if it is of this type; what a `ForEach` names it is not told.
            public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { explicitID?.base as? ID }

            public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
                get { values[key] }
                set { values[key] = newValue }
            }
        }
    }
}

extension _VariadicView.Tree: View, _PrimitiveView, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let children = _VariadicView.Children(context.nodes(of: content), of: AnyView(content))
        context.evaluatingBody { context in
            let made = root.body(children: children)
            if root is any _VariadicView_UnaryViewRoot {
                nodes.append(context.node(of: made))
            } else {
                context.lower(made, into: &nodes)
            }
        }
    }
}

extension _VariadicView.Children: View {
    public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView.Children.Element: View {
    public var body: some View {
        subview.modifier(TraitModifier { [values] in values.write(to: &$0) })
    }
}

extension View {
    /// Says a value to the root around the view.
    public nonisolated func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        changingContainerValues { $0[key] = value }
    }
}
