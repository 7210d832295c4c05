public import Foundation

/// Records accelerations over days on a watch; there are none here.
open class CMSensorRecorder: NSObject, @unchecked Sendable {
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
    open func recordAccelerometer(forDuration duration: TimeInterval) {}
}

open class CMSensorDataList: NSObject, Sequence, @unchecked Sendable {
    public func makeIterator() -> IndexingIterator<[CMRecordedAccelerometerData]> { [].makeIterator() }
}

open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}

open class CMRotationRateData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMRecordedRotationRateData: CMRotationRateData, @unchecked Sendable {
    open var startDate: Date { .distantPast }
}

public enum CMHighFrequencyHeartRateDataConfidence: Int, Sendable {
    case low, medium, high, highest
}

open class CMHighFrequencyHeartRateData: CMLogItem, @unchecked Sendable {
    open var heartRate: Double { 0 }
    open var confidence: CMHighFrequencyHeartRateDataConfidence { .low }
    open var date: Date? { nil }
}

public enum CMOdometerOriginDevice: Int, Sendable {
    case unknown, local, remote
}

/// How far and how fast somebody went, as SensorKit records it.
open class CMOdometerData: NSObject, NSCopying, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var deltaDistance: Double { 0 }
    open var deltaDistanceAccuracy: Double { 0 }
    open var speed: Double { 0 }
    open var speedAccuracy: Double { 0 }
    open var gpsDate: Date { .distantPast }
    open var deltaAltitude: Double { 0 }
    open var verticalAccuracy: Double { 0 }
    open var originDevice: CMOdometerOriginDevice { .unknown }
    open var slope: NSNumber? { nil }
    open var maxAbsSlope: NSNumber? { nil }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}
