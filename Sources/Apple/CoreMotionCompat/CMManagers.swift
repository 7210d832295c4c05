public import Foundation

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

/// What counted steps before the pedometer.
open class CMStepCounter: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }

    open func queryStepCountStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMStepQueryHandler
    ) {
        handler(0, CMMotionUnavailable())
    }

    open func startStepCountingUpdates(
        to queue: OperationQueue, updateOn stepCounts: Int, withHandler handler: @escaping CMStepUpdateHandler
    ) {
        handler(0, Date(), CMMotionUnavailable())
    }

    open func stopStepCountingUpdates() {}
}

/// The device's sensors of motion, of which there are none.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        handler(nil, CMMotionUnavailable())
    }
    open func stopAccelerometerUpdates() {}

    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopGyroUpdates() {}

    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopMagnetometerUpdates() {}

    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopDeviceMotionUpdates() {}
}

/// Is told when a manager's headphones come and go; none do.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// The sensors of headphones, of which there are none.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isConnectionStatusActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopDeviceMotionUpdates() {}
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}
}

/// Tells what its bearer does on a device that can; this one cannot.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        handler(nil, CMMotionUnavailable())
    }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue
    ) async throws -> [CMMotionActivity] {
        throw CMMotionUnavailable()
    }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        handler(nil)
    }

    open func stopActivityUpdates() {}
}

/// Measures how high the device is; it cannot.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopRelativeAltitudeUpdates() {}

    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopAbsoluteAltitudeUpdates() {}
}

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
