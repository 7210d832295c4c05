public import Foundation

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

/// A question to the health store.
open class HKQuery: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var objectType: HKObjectType?

    init(objectType: HKObjectType? = nil, predicate: NSPredicate? = nil) {
        self.objectType = objectType
        self.predicate = predicate
    }

    /// Answers the question with an error.
    func fail(_ error: any Error) {}

    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?
    ) -> NSPredicate {
        predicateForSamples(withStart: startDate, end: endDate, options: [])
    }

    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            return sample.startDate >= startDate ?? .distantPast && sample.endDate <= endDate ?? .distantFuture
        }
    }

    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }

    open class func predicateForObject(with uuid: UUID) -> NSPredicate { predicateForObjects(with: [uuid]) }

    open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map { uuids.contains($0.uuid) } ?? false }
    }

    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }

    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
    }

    open class func predicateForObjects(
        withMetadataKey key: String, allowedValues: [Any]
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let value = (object as? HKObject)?.metadata?[key] as? NSObject else { return false }
            return allowedValues.contains { value.isEqual($0) }
        }
    }

    open class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }

    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        NSPredicate(value: true)
    }

    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// Predicates with an operator, which leave nothing out: Foundation has none of Objective-C's here.
@available(*, deprecated, message: "Nothing is left out of what the store, which is absent, would give")
extension HKQuery {
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        NSPredicate(value: true)
    }

    public class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        NSPredicate(value: true)
    }

    public class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        NSPredicate(value: true)
    }

    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        NSPredicate(value: true)
    }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init(objectType: sampleType, predicate: predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// A sum or an average of samples.
open class HKStatistics: NSObject, @unchecked Sendable {
    open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(objectType: quantityType, predicate: quantitySamplePredicate)
    }

    public convenience init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.init(
            quantityType: quantityType, quantitySamplePredicate: quantitySamplePredicate, options: [],
            completionHandler: handler)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Sums or averages, one for each interval.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        super.init(objectType: quantityType, predicate: quantitySamplePredicate)
    }

    public convenience init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.init(
            quantityType: quantityType, quantitySamplePredicate: quantitySamplePredicate, options: [],
            anchorDate: anchorDate, intervalComponents: intervalComponents)
    }

    override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(objectType: sampleType, predicate: predicate)
    }

    override func fail(_ error: any Error) { handler(self, {}, error) }
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    public init(
        predicate: NSPredicate?,
        resultsHandler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init(predicate: predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    private let value: Int

    public init(fromValue value: Int) {
        self.value = value
    }

    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
    }

    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
    private let handler: Handler
    open var updateHandler: Handler?

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(objectType: type, predicate: predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, nil, nil, error) }
}

/// What a query of Swift's concurrency asks for.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    let predicate: NSPredicate?

    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        .init(predicate: predicate)
    }

    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        .init(predicate: predicate)
    }

    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(predicate: predicate)
    }

    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(predicate: predicate)
    }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {}

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError(.errorHealthDataUnavailable)
    }
}

public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw HKError(.errorHealthDataUnavailable)
    }
}

public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        throw HKError(.errorHealthDataUnavailable)
    }
}

public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    public init(predicate: NSPredicate? = nil) {}

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        throw HKError(.errorHealthDataUnavailable)
    }
}
