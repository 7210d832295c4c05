public import Foundation

/// A kind of thing that the health store keeps.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var isMinimumDurationRestricted: Bool { false }
    open var allowsRecalibrationForEstimates: Bool { false }
}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Sums, for what the names say to add up.
    open var aggregationStyle: HKQuantityAggregationStyle {
        let sums = ["Count", "Distance", "Energy", "Time", "Dietary", "Climbed", "Usage", "Delivery", "Beverages"]
        return sums.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
    }

    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open internal(set) var metadata: [String: Any]?
    open var source: HKSource { .default() }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    open var device: HKDevice? { nil }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(sampleType: HKSampleType, startDate: Date, endDate: Date) {
        self.sampleType = sampleType
        self.startDate = startDate
        self.endDate = endDate
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }

    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
        quantityType = type
        self.quantity = quantity
        super.init(sampleType: type, startDate: start, endDate: end)
        self.metadata = metadata
    }

    public convenience init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(type: type, quantity: quantity, start: start, end: end, metadata: metadata)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        categoryType = type
        self.value = value
        super.init(sampleType: type, startDate: start, endDate: end)
        self.metadata = metadata
    }

    public convenience init(
        type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: start, end: end, metadata: metadata)
    }
}

open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    open var totalEnergyBurned: HKQuantity? { nil }
    open var totalDistance: HKQuantity? { nil }

    public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        workoutActivityType = activityType
        super.init(sampleType: HKObjectType.workoutType(), startDate: start, endDate: end)
    }
}

/// A day's rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

public enum HKCategoryValue: Int, Sendable {
    case notApplicable
}

/// Quantities that add up.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// Quantities that stand for themselves.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
}
