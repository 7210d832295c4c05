// What the numbers of categories and of details mean.

public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified, notPresent, mild, moderate, severe
}

public enum HKCategoryValuePresence: Int, Sendable {
    case present, notPresent
}

public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood, idle
}

public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    case dry = 1
    case sticky, creamy, watery, eggWhite
}

public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1
    case luteinizingHormoneSurge, indeterminate, estrogenSurge
}

public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1
    case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    case unspecified, noChange, decreased, increased
}

public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    case momentaryLimit = 1
}

public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    case sevenDayLimit = 1
}

public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    case lowFitness = 1
}

public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1
    case initialVeryLow, repeatLow, repeatVeryLow
}

public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

public enum HKHeartRateMotionContext: Int, Sendable {
    case notSet, sedentary, active
}

public enum HKHeartRateSensorLocation: Int, Sendable {
    case other, chest, wrist, finger, hand, earLobe, foot
}

public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery
    case forehead
}

public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1
    case postprandial
}

public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus
}

public enum HKVO2MaxTestType: Int, Sendable {
    case maxExercise = 1
    case predictionSubMaxExercise, predictionNonExercise, predictionStepTest
}

public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}

public enum HKWeatherCondition: Int, Sendable {
    case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust
    case snow, hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow
    case mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms
    case tropicalStorm, hurricane, tornado
}
