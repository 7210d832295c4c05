public import SwiftUICompat

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

/// Rows that the framework knows by itself.
public protocol _PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension _PrimitiveTableRows {
    public var tableRowBody: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = _NoRow
    public var tableRowBody: Never { fatalError("Never has no value") }
}

/// The value of rows that there are not.
public struct _NoRow: Identifiable {
    public var id: Never { fatalError("There is no such row") }
}

/// One row, for a value.
public struct TableRow<Value: Identifiable>: _PrimitiveTableRows {
    public typealias TableRowValue = Value
    public init(_ value: Value) {}
}

public struct TableForEachContent<Data: RandomAccessCollection>: _PrimitiveTableRows
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
}

public struct EmptyTableRowContent<Value: Identifiable>: _PrimitiveTableRows {
    public typealias TableRowValue = Value
}

public struct TupleTableRowContent<Value: Identifiable, T>: _PrimitiveTableRows {
    public typealias TableRowValue = Value
    public var value: T
}

extension ForEach: TableRowContent, _PrimitiveTableRows where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @_disfavoredOverload
    public init(_ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content)
    }
}

extension Optional: TableRowContent, _PrimitiveTableRows where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
}

/// Makes rows out of the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value, (repeat each C)> {
        TupleTableRowContent(value: (repeat each content))
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }
}
