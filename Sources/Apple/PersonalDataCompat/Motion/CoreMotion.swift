public import Foundation

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// What the pedometer counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
}

public struct CMMotionUnavailable: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { 109 }
}

/// Counts steps on a device that has the sensor; this one has not.
open class CMPedometer: NSObject, @unchecked Sendable {
    public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CMMotionUnavailable())
    }

    open func stopUpdates() {}
}

/// The device's sensors of motion, of which there are none.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open func startAccelerometerUpdates() {}
    open func stopAccelerometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

open class CMMotionActivity: NSObject, @unchecked Sendable {
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
    open var startDate: Date { Date() }
}

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    open func stopActivityUpdates() {}
}
