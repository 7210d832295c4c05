/// A sentence with an intent's parameters in it, for editors of shortcuts and settings. The bridge's hosts list
/// parameters plainly, so summaries are checked and not shown.
///
/// - Compatibility: compiles
public protocol ParameterSummary: Sendable {}

/// The summary of an intent that has none.
///
/// - Compatibility: compiles
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// One sentence, and the parameters below it.
///
/// - Compatibility: compiles
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {}

    public init(@ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]) {}

    public init() {}
}

/// A sentence with parameters in it.
///
/// - Compatibility: compiles
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>, format: IntentParameterSummaryFormat
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// How a parameter is shown in a sentence.
///
/// - Compatibility: compiles
public enum IntentParameterSummaryFormat: Hashable, Sendable { case `default`, short, long }

/// Gathers parameters.
///
/// - Compatibility: compiles
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] {
        [parameter]
    }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parts.flatMap { $0 }
    }
}

/// Makes a summary.
///
/// - Compatibility: compiles
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
        summary
    }
    public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
