public import Foundation

open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        Self(.success(resolvedDateComponents))
    }

    open class func disambiguation(with dateComponentssToDisambiguate: [DateComponents]) -> Self {
        Self(.disambiguation(dateComponentssToDisambiguate))
    }

    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        Self(.confirmationRequired(dateComponentsToConfirm))
    }
}

open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        Self(.success(resolvedDateComponentsRange))
    }

    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        Self(.disambiguation(dateComponentsRangesToDisambiguate))
    }

    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        Self(.confirmationRequired(dateComponentsRangeToConfirm))
    }
}
