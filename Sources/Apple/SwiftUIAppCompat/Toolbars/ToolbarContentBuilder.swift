/// Makes items of a toolbar out of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)> {
        TupleToolbarContent(value: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first: T
    ) -> _ConditionalToolbarContent<T, F> {
        .first(first)
    }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second: F
    ) -> _ConditionalToolbarContent<T, F> {
        .second(second)
    }

    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        TupleToolbarContent(value: content)
    }
}

/// Several items, as a builder's block makes them.
public struct TupleToolbarContent<T> {
    let value: T

    nonisolated init(value: T) { self.value = value }
}

extension TupleToolbarContent: CustomizableToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

/// One of two items, as `if`/`else` makes them.
public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
    case first(First)
    case second(Second)
}

extension _ConditionalToolbarContent: CustomizableToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
