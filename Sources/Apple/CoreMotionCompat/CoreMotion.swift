public import Foundation

// Apple's CoreMotion, of a device without sensors.

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Why nothing was measured.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorDomain = "CMErrorDomain"
public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)
public let CMErrorNilData = CMError(112)
public let CMErrorSize = CMError(113)

/// The error that every measurement ends with: `CMErrorNotAvailable`.
public struct CMMotionUnavailable: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { CMErrorDomain }
    public var errorCode: Int { Int(CMErrorNotAvailable.rawValue) }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void
public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

// MARK: Values

/// An acceleration along three axes, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation about three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field along three axes, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

public struct CMCalibratedMagneticField: Hashable, Sendable {
    public var field: CMMagneticField
    public var accuracy: CMMagneticFieldCalibrationAccuracy

    public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}

public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public struct CMRotationMatrix: Hashable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    public init() {}
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

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

// MARK: What is measured

open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}

open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open var quaternion: CMQuaternion { CMQuaternion() }
    /// Without effect: every attitude is the same one.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public enum SensorLocation: Int, Sendable {
        case `default`, headphoneLeft, headphoneRight
    }

    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    open var heading: Double { 0 }
    open var sensorLocation: SensorLocation { .default }
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

open class CMAmbientPressureData: CMLogItem, @unchecked Sendable {
    open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
    open var startDate: Date { Date() }
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
    open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable {
    case pause, resume
}

open class CMPedometerEvent: NSObject, @unchecked Sendable {
    open var date: Date { Date() }
    open var type: CMPedometerEventType { .pause }
}
