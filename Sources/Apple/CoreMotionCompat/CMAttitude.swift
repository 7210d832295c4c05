public import Foundation

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

/// A rotation: its axis times the sine of half its angle, and the cosine.
public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A rotation as a matrix: it turns what is told in the reference frame into what is told in the device's.
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

/// How the device is turned against a frame of reference.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    /// Turns what is told in the device's frame into what is told in the reference frame.
    open private(set) var quaternion: CMQuaternion

    public override convenience init() { self.init(CMQuaternion()) }

    package init(_ quaternion: CMQuaternion) {
        self.quaternion = quaternion
    }

    // The angles are those of a turn about z, then about the device's new x, then about its new y.

    open var roll: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
    }
    open var pitch: Double {
        let q = quaternion
        return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
    }
    open var yaw: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
    }

    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        return CMRotationMatrix(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
            m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
            m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
    }

    /// Makes it the turn from another attitude to this one.
    open func multiply(byInverseOf attitude: CMAttitude) {
        let (a, b) = (attitude.quaternion, quaternion)
        quaternion = CMQuaternion(
            x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y, y: a.w * b.y - a.y * b.w - a.z * b.x + a.x * b.z,
            z: a.w * b.z - a.z * b.w - a.x * b.y + a.y * b.x, w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z)
    }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone?) -> Any { CMAttitude(quaternion) }
}
