public import Foundation
public import SwiftUICompat

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator
    associatedtype TableColumnBody: TableColumnContent
    var tableColumnBody: TableColumnBody { get }
}

/// Columns that the framework knows by itself.
public protocol _PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension _PrimitiveTableColumns {
    public var tableColumnBody: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = Never
    public var tableColumnBody: Never { fatalError("Never has no value") }
}

/// A column, with what it shows of each row's value.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {}

extension TableColumn: _PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}

extension TableColumn {
    public nonisolated func width(_ width: CGFloat? = nil) -> Self { self }
    public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self { self }
    public nonisolated func customizationID(_ id: String) -> Self { self }
    public nonisolated func defaultVisibility(_ visibility: Visibility) -> Self { self }
}

/// How a column's content is aligned.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String

    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}

    public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {}
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}

    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {}
    @_disfavoredOverload
    public nonisolated init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {}
}

extension TableColumn where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {}
}

public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    public var value: T
    nonisolated init(value: T) { self.value = value }
}

extension TupleTableColumnContent: _PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}

/// Makes columns out of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    public static func buildBlock<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue { column }

    public static func buildBlock<each C: TableColumnContent>(
        _ column: repeat each C
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
        TupleTableColumnContent(value: (repeat each column))
    }
}
