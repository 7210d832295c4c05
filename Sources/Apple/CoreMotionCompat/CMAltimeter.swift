public import Foundation

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

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

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

/// The air's pressure, and the sensor's temperature.
open class CMAmbientPressureData: CMLogItem, @unchecked Sendable {
    open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

open class CMRecordedPressureData: CMAmbientPressureData, @unchecked Sendable {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}
