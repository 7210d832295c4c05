public import Foundation

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

/// Samples that belong together, such as both values of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(sampleType: correlationType, startDate: startDate, endDate: endDate)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == objectType }
    }
}

open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        handler = completion
        super.init(objectType: correlationType, predicate: predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Which apps and devices saved samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, samplePredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(objectType: sampleType, predicate: samplePredicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

/// A recording of the heart.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public enum Classification: Int, Sendable {
        case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
        case inconclusivePoorReading, inconclusiveOther
        case unrecognized = 100
    }

    public enum SymptomsStatus: Int, Sendable {
        case notSet, none, present
    }

    open var classification: Classification { .notSet }
    open var symptomsStatus: SymptomsStatus { .notSet }
    open var averageHeartRate: HKQuantity? { nil }
    open var samplingFrequency: HKQuantity? { nil }
    open var numberOfVoltageMeasurements: Int { 0 }
}

/// How somebody felt.
open class HKStateOfMind: HKSample, @unchecked Sendable {
    public enum Kind: Int, Sendable {
        case momentaryEmotion = 1
        case dailyMood
    }

    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1
        case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
    }

    public enum Label: Int, Sendable {
        case amazed = 1
        case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed
        case excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate
        case peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed, confident, drained
        case hopeful, indifferent, overwhelmed, satisfied
    }

    public enum Association: Int, Sendable {
        case community = 1
        case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner
        case selfCare, spirituality, tasks, travel, work, weather
    }

    public let kind: Kind
    public let valence: Double
    public let labels: [Label]
    public let associations: [Association]

    public init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
        metadata: [String: Any]? = nil
    ) {
        self.kind = kind
        self.valence = valence
        self.labels = labels
        self.associations = associations
        super.init(sampleType: HKObjectType.stateOfMindType(), startDate: date, endDate: date)
    }

    /// Seven classes of equal width over -1 to 1.
    open var valenceClassification: ValenceClassification {
        ValenceClassification(rawValue: min(max(Int((valence + 1) / 2 * 7), 0), 6) + 1) ?? .neutral
    }
}

extension HKObjectType {
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }

    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        HKSeriesType(identifier: identifier)
    }

    public class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }

    public class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }

    public class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
    }
}

extension HKStatistics {
    public var sources: [HKSource]? { nil }
    public func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
}

extension HKStatisticsCollection {
    public func sources() -> Set<HKSource> { [] }
}

/// A query of several types.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }
}

/// What was added and deleted since an anchor, by Swift's concurrency.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// What there is.
    public struct Result: @unchecked Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    /// What comes: an error, for there is no health store.
    public struct Results: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Result? { throw HKError(.errorHealthDataUnavailable) }
        }

        public typealias Element = Result

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {}

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        throw HKError(.errorHealthDataUnavailable)
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
