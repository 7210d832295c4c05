public import SwiftUICompat

/// What the user may do to the elements behind a list's rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The indices of a collection, each with its element's identity.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let id: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// A row of a list whose elements can be edited.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: Content { content }
}

extension ForEach {
    public nonisolated init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    public nonisolated init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(data: IndexedIdentifierCollection(base: data.wrappedValue, id: id)) { element in
            EditableCollectionContent(
                content: content(
                    Binding(
                        get: { data.wrappedValue[element.index] },
                        set: { data.wrappedValue[element.index] = $0 })))
        }
    }
}
