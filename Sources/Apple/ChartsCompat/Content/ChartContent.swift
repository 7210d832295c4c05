public import SwiftUICompat

/// Marks of a chart.
@preconcurrency @MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {
    public var body: Never { fatalError("Never has no body") }
}

/// Content that makes its marks by itself.
package protocol PrimitiveChartContent: ChartContent where Body == Never {
    @MainActor var marks: [Mark] { get }
}

extension PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ChartContent {
    /// The marks that the content stands for, in order.
    var resolved: [Mark] {
        if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
        return body.resolved
    }
}

@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock() -> some ChartContent { MarkList(marks: []) }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> some ChartContent {
        var marks: [Mark] = []
        repeat marks += (each content).resolved
        return MarkList(marks: marks)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        .first(first)
    }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        .second(second)
    }

    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> Content { content }

    @MainActor public static func buildArray<Content: ChartContent>(_ content: [Content]) -> some ChartContent {
        MarkList(marks: content.flatMap(\.resolved))
    }
}

/// Marks that are made already.
struct MarkList: PrimitiveChartContent {
    let marks: [Mark]
}

public enum BuilderConditional<First, Second> {
    case first(First)
    case second(Second)
}

extension BuilderConditional: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
    public typealias Body = Never

    package var marks: [Mark] {
        switch self {
        case .first(let content): content.resolved
        case .second(let content): content.resolved
        }
    }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    package var marks: [Mark] { map(\.resolved) ?? [] }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
    public typealias Body = Never
    package var marks: [Mark] { data.flatMap { content($0).resolved } }
}

extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}

/// Marks that are of one kind with others.
public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Content { content }
}

/// Content without its type.
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
    package let marks: [Mark]

    public init<Content: ChartContent>(_ content: Content) {
        marks = content.resolved
    }

    public init<Content: ChartContent>(erasing content: Content) {
        marks = content.resolved
    }
}
