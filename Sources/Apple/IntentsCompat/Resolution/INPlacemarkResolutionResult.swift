public import CoreLocationCompat

open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { Self(.success(resolvedPlacemark)) }

    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        Self(.disambiguation(placemarksToDisambiguate))
    }

    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        Self(.confirmationRequired(placemarkToConfirm))
    }
}
