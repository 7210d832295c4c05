// Functions of vectors, element by element.

@_alwaysEmitIntoClient @_transparent
public func abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, -x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, -x)
}

@_alwaysEmitIntoClient @_transparent
public func abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger & SignedInteger {
    pointwiseMax(x, 0 &- x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger & SignedInteger {
    pointwiseMax(x, 0 &- x)
}

@_alwaysEmitIntoClient @_transparent
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMin(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMin(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func min<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMin(vector, Vector(repeating: scalar))
}

@_alwaysEmitIntoClient @_transparent
public func min<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMin(vector, Vector(repeating: scalar))
}

@_alwaysEmitIntoClient @_transparent
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func max<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    pointwiseMax(vector, Vector(repeating: scalar))
}

@_alwaysEmitIntoClient @_transparent
public func max<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(vector, Vector(repeating: scalar))
}

@_alwaysEmitIntoClient @_transparent
public func fmin<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMin(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func fmax<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

@_alwaysEmitIntoClient @_transparent
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

@_alwaysEmitIntoClient @_transparent
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

@_alwaysEmitIntoClient @_transparent
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

@_alwaysEmitIntoClient @_transparent
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

@_alwaysEmitIntoClient @_transparent
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    Vector().replacing(with: -1, where: x .< 0).replacing(with: 1, where: x .> 0)
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    Vector().replacing(with: -1, where: x .< 0).replacing(with: 1, where: x .> 0)
}

@_alwaysEmitIntoClient @_transparent
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

@_alwaysEmitIntoClient @_transparent
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

@_alwaysEmitIntoClient @_transparent
public func recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.rounded(.up)
}

@_alwaysEmitIntoClient @_transparent
public func floor<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.rounded(.down)
}

@_alwaysEmitIntoClient @_transparent
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.rounded(.towardZero)
}

@_alwaysEmitIntoClient @_transparent
public func rint<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.rounded(.toNearestOrEven)
}

@_alwaysEmitIntoClient @_transparent
public func round<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}

@_alwaysEmitIntoClient @_transparent
public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.squareRoot()
}

/// What is above the next lower whole number, less than 1.
@_alwaysEmitIntoClient @_transparent
public func fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    pointwiseMin(x - x.rounded(.down), Vector(repeating: 1 - Vector.Scalar.ulpOfOne / 2))
}

/// What is above the next lower whole number, less than 1.
@_alwaysEmitIntoClient @_transparent
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    pointwiseMin(x - x.rounded(.down), Vector(repeating: 1 - Vector.Scalar.ulpOfOne / 2))
}

@_alwaysEmitIntoClient @_transparent
public func fma<Vector: SIMD>(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    z.addingProduct(x, y)
}

/// `x * y + z`, rounded once.
@_alwaysEmitIntoClient @_transparent
public func simd_muladd<Vector: SIMD>(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    z.addingProduct(x, y)
}

/// 0 below the edge, and else 1.
@_alwaysEmitIntoClient @_transparent
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 below the edge, and else 1.
@_alwaysEmitIntoClient @_transparent
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Hermite's curve from 0 at the first edge to 1 at the second.
@_alwaysEmitIntoClient @_transparent
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: Vector(), upperBound: Vector(repeating: 1))
    return t * t * (3 - 2 * t)
}

/// Hermite's curve from 0 at the first edge to 1 at the second.
@_alwaysEmitIntoClient @_transparent
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint, Vector.Scalar: ExpressibleByFloatLiteral {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: Vector(), upperBound: Vector(repeating: 1))
    return t * t * (3 - 2 * t)
}

/// -1 for each element of which it is true, and else 0.
@_alwaysEmitIntoClient
public func isfinite<Vector: SIMD>(_ x: Vector) -> Vector.MaskStorage where Vector.Scalar: FloatingPoint {
    var result = Vector.MaskStorage()
    for index in x.indices where x[index].isFinite { result[index] = -1 }
    return result
}

/// -1 for each element of which it is true, and else 0.
@_alwaysEmitIntoClient
public func isinf<Vector: SIMD>(_ x: Vector) -> Vector.MaskStorage where Vector.Scalar: FloatingPoint {
    var result = Vector.MaskStorage()
    for index in x.indices where x[index].isInfinite { result[index] = -1 }
    return result
}

/// -1 for each element of which it is true, and else 0.
@_alwaysEmitIntoClient
public func isnan<Vector: SIMD>(_ x: Vector) -> Vector.MaskStorage where Vector.Scalar: FloatingPoint {
    var result = Vector.MaskStorage()
    for index in x.indices where x[index].isNaN { result[index] = -1 }
    return result
}

/// -1 for each element of which it is true, and else 0.
@_alwaysEmitIntoClient
public func isnormal<Vector: SIMD>(_ x: Vector) -> Vector.MaskStorage where Vector.Scalar: FloatingPoint {
    var result = Vector.MaskStorage()
    for index in x.indices where x[index].isNormal { result[index] = -1 }
    return result
}
