public import Foundation

open class INLengthResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { Self(.success(resolvedLength)) }

    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        Self(.disambiguation(lengthsToDisambiguate))
    }

    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        Self(.confirmationRequired(lengthToConfirm))
    }
}

open class INMassResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { Self(.success(resolvedMass)) }

    open class func disambiguation(with masssToDisambiguate: [Measurement<UnitMass>]) -> Self {
        Self(.disambiguation(masssToDisambiguate))
    }

    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        Self(.confirmationRequired(massToConfirm))
    }
}

open class INSpeedResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { Self(.success(resolvedSpeed)) }

    open class func disambiguation(with speedsToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        Self(.disambiguation(speedsToDisambiguate))
    }

    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        Self(.confirmationRequired(speedToConfirm))
    }
}

open class INTemperatureResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        Self(.success(resolvedTemperature))
    }

    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        Self(.disambiguation(temperaturesToDisambiguate))
    }

    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        Self(.confirmationRequired(temperatureToConfirm))
    }
}

open class INVolumeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { Self(.success(resolvedVolume)) }

    open class func disambiguation(with volumesToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        Self(.disambiguation(volumesToDisambiguate))
    }

    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        Self(.confirmationRequired(volumeToConfirm))
    }
}

open class INEnergyResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { Self(.success(resolvedEnergy)) }

    open class func disambiguation(with energysToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        Self(.disambiguation(energysToDisambiguate))
    }

    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        Self(.confirmationRequired(energyToConfirm))
    }
}
