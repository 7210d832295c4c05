public import Foundation

/// Something measured at a time, which is counted from the device's start.
open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}
