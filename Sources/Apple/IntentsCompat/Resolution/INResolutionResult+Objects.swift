open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { Self(.success(resolvedObject)) }

    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        Self(.disambiguation(objectsToDisambiguate))
    }

    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        Self(.confirmationRequired(objectToConfirm))
    }
}

open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { Self(.success(resolvedPerson)) }

    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        Self(.disambiguation(peopleToDisambiguate))
    }

    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        Self(.confirmationRequired(personToConfirm))
    }
}

open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self { Self(.success(resolvedFile)) }

    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        Self(.disambiguation(filesToDisambiguate))
    }

    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        Self(.confirmationRequired(fileToConfirm))
    }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        Self(.success(resolvedCurrencyAmount))
    }

    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        Self(.disambiguation(currencyAmountsToDisambiguate))
    }

    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        Self(.confirmationRequired(currencyAmountToConfirm))
    }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        Self(.success(resolvedPaymentMethod))
    }

    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        Self(.disambiguation(paymentMethodsToDisambiguate))
    }

    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        Self(.confirmationRequired(paymentMethodToConfirm))
    }
}

open class INPaymentAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
        Self(.success(resolvedPaymentAmount))
    }

    open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
        Self(.disambiguation(paymentAmountsToDisambiguate))
    }

    open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
        Self(.confirmationRequired(paymentAmountToConfirm))
    }
}

open class INPaymentStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
        Self(.success(resolvedPaymentStatus))
    }

    open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
        Self(.confirmationRequired(paymentStatusToConfirm))
    }
}
