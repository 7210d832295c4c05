public import Foundation
public import SwiftUICompat
public import simdCompat

/// A line around something.
open class VNContour: NSObject, NSCopying, VNRequestRevisionProviding, @unchecked Sendable {
    open var indexPath: IndexPath { [] }
    open var childContourCount: Int { 0 }
    open var childContours: [VNContour] { [] }
    open var pointCount: Int { 0 }
    open var normalizedPoints: [simd_float2] { [] }
    open var normalizedPath: CGPath { CGPath(rect: .zero, transform: nil) }
    open var aspectRatio: Float { 1 }
    open var requestRevision: Int { VNRequestRevisionUnspecified }

    open func childContour(at childContourIndex: Int) throws -> VNContour { throw unsupportedRequest }
    open func polygonApproximation(epsilon: Float) throws -> VNContour { throw unsupportedRequest }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    open var normalizedPath: CGPath { CGPath(rect: .zero, transform: nil) }

    open func contour(at contourIndex: Int) throws -> VNContour { throw unsupportedRequest }
    open func contour(at indexPath: IndexPath) throws -> VNContour { throw unsupportedRequest }
}

/// Measures contours; there are none.
open class VNGeometryUtils: NSObject {
    open class func boundingCircle(for contour: VNContour) throws -> VNCircle { throw unsupportedRequest }
    open class func boundingCircle(for points: [VNPoint]) throws -> VNCircle { throw unsupportedRequest }
    open class func boundingCircle(
        forSIMDPoints points: UnsafePointer<simd_float2>, pointCount: Int
    ) throws -> VNCircle {
        throw unsupportedRequest
    }
    open class func calculateArea(
        _ area: UnsafeMutablePointer<Double>, for contour: VNContour, orientedArea: Bool
    ) throws {
        throw unsupportedRequest
    }
    open class func calculatePerimeter(_ perimeter: UnsafeMutablePointer<Double>, for contour: VNContour) throws {
        throw unsupportedRequest
    }
}
