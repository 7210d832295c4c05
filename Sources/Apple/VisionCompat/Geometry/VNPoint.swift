public import Foundation

/// A place in a picture, in parts of its size from the lower left.
open class VNPoint: NSObject, NSCopying, @unchecked Sendable {
    public let x: Double
    public let y: Double

    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(location: CGPoint) { self.init(x: location.x, y: location.y) }

    open var location: CGPoint { CGPoint(x: x, y: y) }

    open class func apply(_ vector: VNVector, to point: VNPoint) -> VNPoint {
        VNPoint(x: point.x + vector.x, y: point.y + vector.y)
    }
    open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }
    open func distance(_ point: VNPoint) -> Double { hypot(point.x - x, point.y - y) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? VNPoint else { return false }
        return x == other.x && y == other.y
    }
    open override var hash: Int { x.hashValue ^ y.hashValue &* 31 }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

/// A point that was seen, and how surely.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

/// A point of a body's, and which one.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

/// A way in a picture.
open class VNVector: NSObject, NSCopying, @unchecked Sendable {
    public let x: Double
    public let y: Double

    open class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }

    public init(xComponent x: Double, yComponent y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(r: Double, theta: Double) {
        self.init(xComponent: r * cos(theta), yComponent: r * sin(theta))
    }
    public convenience init(vectorHead head: VNPoint, tail: VNPoint) {
        self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y)
    }

    open var r: Double { length }
    open var theta: Double { atan2(y, x) }
    open var length: Double { squaredLength.squareRoot() }
    open var squaredLength: Double { x * x + y * y }

    open class func unitVector(for vector: VNVector) -> VNVector {
        VNVector(byMultiplying: vector, byScalar: 1 / vector.length)
    }
    open class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double { v1.x * v2.x + v1.y * v2.y }

    public convenience init(byMultiplying vector: VNVector, byScalar scalar: Double) {
        self.init(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
    }
    public convenience init(byAdding v1: VNVector, to v2: VNVector) {
        self.init(xComponent: v1.x + v2.x, yComponent: v1.y + v2.y)
    }
    public convenience init(bySubtracting v1: VNVector, from v2: VNVector) {
        self.init(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? VNVector else { return false }
        return x == other.x && y == other.y
    }
    open override var hash: Int { x.hashValue ^ y.hashValue &* 31 }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

/// A circle in a picture.
open class VNCircle: NSObject, NSCopying, @unchecked Sendable {
    public let center: VNPoint
    public let radius: Double

    open class var zero: VNCircle { VNCircle(center: .zero, radius: 0) }

    public init(center: VNPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
    public convenience init(center: VNPoint, diameter: Double) { self.init(center: center, radius: diameter / 2) }

    open var diameter: Double { radius * 2 }

    open func contains(_ point: VNPoint) -> Bool { center.distance(point) <= radius }
    open func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool {
        abs(center.distance(point) - radius) <= ringWidth
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? VNCircle else { return false }
        return center == other.center && radius == other.radius
    }
    open override var hash: Int { center.hash ^ radius.hashValue }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}
