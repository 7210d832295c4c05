/// A summary for when a parameter is as stated, and one for when it is not.
///
/// - Compatibility: compiles
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    public enum Operator: Hashable, Sendable { case equalTo, notEqualTo, oneOf }
    /// How a parameter is compared with one value.
    public enum ComparisonOperator: Hashable, Sendable {
        case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
    }
    /// How a parameter is compared with several values.
    public enum MembershipOperator: Hashable, Sendable { case oneOf }
    /// Whether a parameter is set.
    public enum ExistenceOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: MembershipOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: MembershipOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ existence: ExistenceOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ existence: ExistenceOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}

    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: ComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: MembershipOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Then: ParameterSummary>(
        widgetFamily comparison: ComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}

    public init<Then: ParameterSummary>(
        widgetFamily comparison: MembershipOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}
}

/// A summary for each value of a parameter.
///
/// - Compatibility: compiles
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    /// What is told apart, besides parameters.
    public enum Subject: Hashable, Sendable { case widgetFamily }

    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> ParameterSummaryCases
    ) {}

    public init(
        _ subject: Subject,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> ParameterSummaryCases
    ) {}
}

/// A summary for one value, or some.
///
/// - Compatibility: compiles
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value> {
    public init<Content: ParameterSummary>(
        _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {}

    public init<Content: ParameterSummary>(
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {}
}

/// A summary for all other values.
///
/// - Compatibility: compiles
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
    public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The cases of a switch.
///
/// - Compatibility: compiles
public struct ParameterSummaryCases: Sendable {}

/// Gathers the cases of a switch.
///
/// - Compatibility: compiles
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(_ part: ParameterSummaryCaseCondition<Intent, Value>) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
    public static func buildExpression(_ part: ParameterSummaryDefaultCaseCondition<Intent>) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
    public static func buildBlock(_ parts: ParameterSummaryCases...) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
}
