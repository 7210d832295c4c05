// Vectors as points and directions.

@_alwaysEmitIntoClient @_transparent
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

@_alwaysEmitIntoClient @_transparent
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

@_alwaysEmitIntoClient @_transparent
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger {
    (x &* y).wrappedSum()
}

@_alwaysEmitIntoClient @_transparent
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x)
}

@_alwaysEmitIntoClient @_transparent
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

/// The sum of the magnitudes.
@_alwaysEmitIntoClient @_transparent
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_abs(x).sum()
}

/// The sum of the magnitudes.
@_alwaysEmitIntoClient @_transparent
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_abs(x).sum()
}

/// The largest magnitude.
@_alwaysEmitIntoClient @_transparent
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_abs(x).max()
}

/// The largest magnitude.
@_alwaysEmitIntoClient @_transparent
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_abs(x).max()
}

@_alwaysEmitIntoClient @_transparent
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

@_alwaysEmitIntoClient @_transparent
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The direction, with length 1; not a number for zero.
@_alwaysEmitIntoClient @_transparent
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The direction, with length 1; not a number for zero.
@_alwaysEmitIntoClient @_transparent
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The direction, with length 1; not a number for zero.
@_alwaysEmitIntoClient @_transparent
public func simd_precise_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The direction, with length 1; not a number for zero.
@_alwaysEmitIntoClient @_transparent
public func simd_fast_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// What of the first lies along the second.
@_alwaysEmitIntoClient @_transparent
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    simd_dot(x, y) / simd_dot(y, y) * y
}

/// What of the first lies along the second.
@_alwaysEmitIntoClient @_transparent
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    simd_dot(x, y) / simd_dot(y, y) * y
}

/// What of the first lies along the second.
@_alwaysEmitIntoClient @_transparent
public func simd_precise_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    simd_dot(x, y) / simd_dot(y, y) * y
}

/// What of the first lies along the second.
@_alwaysEmitIntoClient @_transparent
public func simd_fast_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    simd_dot(x, y) / simd_dot(y, y) * y
}

/// A direction, mirrored at the plane across a direction of length 1.
@_alwaysEmitIntoClient @_transparent
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x - 2 * simd_dot(x, n) * n
}

/// A direction, mirrored at the plane across a direction of length 1.
@_alwaysEmitIntoClient @_transparent
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x - 2 * simd_dot(x, n) * n
}

/// A direction, bent by Snell's law at a surface with a normal; zero where all is reflected.
@_alwaysEmitIntoClient @_transparent
public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    let cosine = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - cosine * cosine)
    return k < 0 ? Vector() : eta * x - (eta * cosine + k.squareRoot()) * n
}

/// A direction, bent by Snell's law at a surface with a normal; zero where all is reflected.
@_alwaysEmitIntoClient @_transparent
public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    let cosine = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - cosine * cosine)
    return k < 0 ? Vector() : eta * x - (eta * cosine + k.squareRoot()) * n
}

@_alwaysEmitIntoClient @_transparent
public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
    return a - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { cross(x, y) }

/// Positive where the second is counterclockwise of the first.
public func simd_orient(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.y - x.y * y.x }

/// Positive where the three points turn counterclockwise.
public func simd_orient(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float { simd_orient(a - c, b - c) }

/// Positive where the three directions are right-handed.
public func simd_orient(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> Float { simd_dot(x, cross(y, z)) }

/// Positive where the last point is below the plane of the others.
public func simd_orient(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>, _ d: SIMD3<Float>) -> Float {
    simd_orient(a - d, b - d, c - d)
}

/// Positive where the first point lies in the circle through the others, which turn counterclockwise.
public func simd_incircle(_ x: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
    func lifted(_ point: SIMD2<Float>) -> SIMD3<Float> { SIMD3(point - x, simd_length_squared(point - x)) }
    return simd_orient(lifted(a), lifted(b), lifted(c))
}

/// Positive where the first point lies in the sphere through the others, whose orientation is positive.
public func simd_insphere(
    _ x: SIMD3<Float>, _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>, _ d: SIMD3<Float>
) -> Float {
    func lifted(_ point: SIMD3<Float>) -> SIMD4<Float> { SIMD4(point - x, simd_length_squared(point - x)) }
    return simd_float4x4(lifted(a), lifted(b), lifted(c), lifted(d)).determinant
}

@_alwaysEmitIntoClient @_transparent
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

@_alwaysEmitIntoClient @_transparent
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
    return a - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { cross(x, y) }

/// Positive where the second is counterclockwise of the first.
public func simd_orient(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.y - x.y * y.x }

/// Positive where the three points turn counterclockwise.
public func simd_orient(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
    simd_orient(a - c, b - c)
}

/// Positive where the three directions are right-handed.
public func simd_orient(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> Double {
    simd_dot(x, cross(y, z))
}

/// Positive where the last point is below the plane of the others.
public func simd_orient(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>) -> Double {
    simd_orient(a - d, b - d, c - d)
}

/// Positive where the first point lies in the circle through the others, which turn counterclockwise.
public func simd_incircle(_ x: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
    func lifted(_ point: SIMD2<Double>) -> SIMD3<Double> { SIMD3(point - x, simd_length_squared(point - x)) }
    return simd_orient(lifted(a), lifted(b), lifted(c))
}

/// Positive where the first point lies in the sphere through the others, whose orientation is positive.
public func simd_insphere(
    _ x: SIMD3<Double>, _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>
) -> Double {
    func lifted(_ point: SIMD3<Double>) -> SIMD4<Double> { SIMD4(point - x, simd_length_squared(point - x)) }
    return simd_double4x4(lifted(a), lifted(b), lifted(c), lifted(d)).determinant
}
