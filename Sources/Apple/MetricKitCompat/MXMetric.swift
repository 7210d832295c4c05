public import Foundation

/// What was measured of an app: nothing here.
open class MXMetric: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: MXUnit.instructions) }
}

open class MXGPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
    open var cumulativeBestAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
        Measurement(value: 0, unit: .seconds)
    }
    open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage(.bytes) }
}

open class MXDisplayMetric: MXMetric, @unchecked Sendable {
    open var averagePixelLuminance: MXAverage<Unit>? { nil }
}

open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: MXUnit.ratio) }
    open var hitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: MXUnit.ratio) }
}

open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}

open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}

open class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
    open var histogrammedCellularConditionTime: MXHistogram<Unit> { MXHistogram() }
}

open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

open class MXDiskSpaceUsageMetric: MXMetric, @unchecked Sendable {
    open var totalBinaryFileSize: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var totalDataFileSize: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var totalCacheFolderSize: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var totalCloneSize: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var totalDiskSpaceUsedSize: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var totalDiskSpaceCapacity: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// How often an app ended while it was seen.
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}

/// How often an app ended while it was not seen.
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
    open var cumulativeCPUResourceLimitExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }
}

/// Numbers sorted into ranges; there are none.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    open var totalBucketCount: Int { 0 }
    open var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}

open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    public let bucketStart: Measurement<UnitType>
    public let bucketEnd: Measurement<UnitType>
    public let bucketCount: Int

    init(from start: Measurement<UnitType>, to end: Measurement<UnitType>, count: Int) {
        bucketStart = start
        bucketEnd = end
        bucketCount = count
    }
}

open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
    public let averageMeasurement: Measurement<UnitType>
    open var sampleCount: Int { 0 }
    open var standardDeviation: Double { 0 }

    init(_ unit: UnitType) { averageMeasurement = Measurement(value: 0, unit: unit) }
}

private enum MXUnit {
    static var instructions: Unit { Unit(symbol: "instructions") }
    static var ratio: Unit { Unit(symbol: "ms/s") }
}

open class MXMetaData: NSObject, @unchecked Sendable {
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open var lowPowerModeEnabled: Bool { false }
    open var isTestFlightApp: Bool { false }
    open var pid: pid_t { 0 }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXSignpostIntervalData: NSObject, @unchecked Sendable {
    open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { MXHistogram() }
    open var cumulativeCPUTime: Measurement<UnitDuration>? { nil }
    open var averageMemory: MXAverage<UnitInformationStorage>? { nil }
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { nil }
}

open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var signpostIntervalData: MXSignpostIntervalData? { nil }
    open var totalCount: Int { 0 }
}
