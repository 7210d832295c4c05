public import Foundation

open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { Self(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        Self(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        Self(.confirmationRequired(stringToConfirm))
    }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { Self(.success(resolvedTimeInterval)) }

    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        Self(.confirmationRequired(timeIntervalToConfirm))
    }
}

open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedUrl: URL) -> Self { Self(.success(resolvedUrl)) }

    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { Self(.disambiguation(urlsToDisambiguate)) }

    open class func confirmationRequired(with urlToConfirm: URL?) -> Self { Self(.confirmationRequired(urlToConfirm)) }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { Self(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        Self(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        Self(.confirmationRequired(stringToConfirm))
    }
}
