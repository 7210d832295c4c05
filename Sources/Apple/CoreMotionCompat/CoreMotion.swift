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
    open var gyroUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func startGyroUpdates() {}
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
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

public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}

public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

public typealias CMRotationRate = CMAcceleration

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var heading: Double { 0 }
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

/// Measures how high the device is; it cannot.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopRelativeAltitudeUpdates() {}
}

extension CMMotionActivity {
    public var confidence: CMMotionActivityConfidence { .low }
}

extension CMMotionActivityManager {
    public func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        handler(nil, CMMotionUnavailable())
    }
}
