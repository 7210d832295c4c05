/// Lets a query or an options provider see what other parameters of the intent are set to; nil until all of them are.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Key paths are immutable.
    private let isSet: (Intent) -> Bool

    public init<each Value: _IntentValue>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        let parameters = (repeat each parameters)
        isSet = { intent in
            for parameter in repeat each parameters {
                if !intent[keyPath: parameter].hasValue { return false }
            }
            return true
        }
    }

    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = ConfiguredIntent.current as? Intent, isSet(intent) else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// An intent's parameters, as another parameter's options see them.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent> {
    let intent: Intent

    public subscript<Value>(dynamicMember parameter: KeyPath<Intent, Value>) -> Value { intent[keyPath: parameter] }

    /// What may be nothing is there, where the dependency is of it: otherwise there is no projection.
    public subscript<Value>(dynamicMember parameter: KeyPath<Intent, Value?>) -> Value {
        guard let value = intent[keyPath: parameter] else {
            preconditionFailure("\(Intent.self) has no value for a parameter that the dependency does not name")
        }
        return value
    }
}

/// The intent whose parameters are being set.
enum ConfiguredIntent {
    @TaskLocal static var current: (any AppIntent)?
}
