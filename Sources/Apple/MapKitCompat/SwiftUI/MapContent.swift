public import SwiftUICompat

/// What a map shows of places.
@preconcurrency @MainActor
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Content that is made of a collection.
public protocol DynamicMapContent: MapContent {
    associatedtype Data: Collection
    var data: Data { get }
}

extension Never: MapContent {}

/// Content of nothing.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Contents one after the other.
public struct TupleMapContent<T> {
    public var value: T
}

extension TupleMapContent: MapContent {
    public typealias Body = Never
}

/// Content without its type.
public struct AnyMapContent: MapContent {
    public typealias Body = Never
    public init<Content: MapContent>(_ base: Content) {}
}

/// Content of one kind or of another.
public enum _ConditionalMapContent<TrueContent: MapContent, FalseContent: MapContent>: MapContent {
    public typealias Body = Never
    case first(TrueContent)
    case second(FalseContent)
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
}

extension Group: MapContent where Content: MapContent {
    public typealias Body = Never

    public nonisolated init(@MapContentBuilder content: () -> Content) {
        self.init(content())
    }
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
}

extension ForEach: DynamicMapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
    public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}

@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }

    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        TupleMapContent(value: (repeat each content))
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        first: TrueContent
    ) -> _ConditionalMapContent<TrueContent, FalseContent> {
        .first(first)
    }

    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        second: FalseContent
    ) -> _ConditionalMapContent<TrueContent, FalseContent> {
        .second(second)
    }

    @MainActor public static func buildLimitedAvailability(_ content: any MapContent) -> some MapContent {
        AnyMapContent(content)
    }
}
