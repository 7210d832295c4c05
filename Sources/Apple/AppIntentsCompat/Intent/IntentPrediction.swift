/// What an app says of the configurations that people are likely to choose. The system's learning is not there, so
/// these have no effect.
///
/// - Compatibility: compiles
public protocol IntentPredictionConfiguration: Sendable {}

/// The likely values of an intent's parameters.
///
/// - Compatibility: compiles
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {}

    public init<Value: _IntentValue>(
        parameters: KeyPath<Intent, IntentParameter<Value>>,
        displayRepresentation: @escaping @Sendable (Value) -> DisplayRepresentation
    ) {}

    public init<each Value: _IntentValue>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// Several predictions of one intent.
public struct _IntentPredictions: IntentPredictionConfiguration {}

/// Gathers predictions.
///
/// - Compatibility: compiles
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }

    public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
        _ predictions: repeat each Prediction
    ) -> _IntentPredictions {
        _IntentPredictions()
    }
}
