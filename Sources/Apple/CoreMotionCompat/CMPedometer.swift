public import Foundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps on a device that has the sensor; this one has not.
open class CMPedometer: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMMotionUnavailable())
    }

    open func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
        throw CMMotionUnavailable()
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMMotionUnavailable())
    }

    open func stopUpdates() {}

    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { handler(nil, CMMotionUnavailable()) }
    open func stopEventUpdates() {}
}

/// What the pedometer counted.
open class CMPedometerData: NSObject, NSCopying, @unchecked Sendable {
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

public enum CMPedometerEventType: Int, Sendable {
    case pause, resume
}

/// When somebody who walked stopped, or went on.
open class CMPedometerEvent: NSObject, NSCopying, @unchecked Sendable {
    open var date: Date { Date() }
    open var type: CMPedometerEventType { .pause }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}
