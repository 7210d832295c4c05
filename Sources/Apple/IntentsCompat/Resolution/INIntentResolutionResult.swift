public import Foundation

/// What a parameter's value was found to be, which nothing asks for here: widgets are configured without Siri.
open class INIntentResolutionResult: NSObject {
    /// What was found; public as what the initialiser takes.
    public enum _Outcome {
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?)
        case unsupported(reason: Int?)
        case needsValue
        case notRequired
    }

    package let outcome: _Outcome

    public required init(_ outcome: _Outcome) {
        self.outcome = outcome
    }

    open class func needsValue() -> Self { Self(.needsValue) }

    open class func notRequired() -> Self { Self(.notRequired) }

    open class func unsupported() -> Self { Self(.unsupported(reason: nil)) }

    open class func unsupported(withReason reason: Int) -> Self { Self(.unsupported(reason: reason)) }

    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        Self(.confirmationRequired(itemToConfirm))
    }

    // The names that Swift has for what Xcode's generated code calls.
    public class func __unsupported(withReason reason: Int) -> Self { unsupported(withReason: reason) }
}

/// What a parameter of an enumeration was found to be; its generated subclasses say which.
open class INEnumResolutionResult: INIntentResolutionResult {
    public class func __success(withResolvedValue resolvedValue: Int) -> Self { Self(.success(resolvedValue)) }

    public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}
