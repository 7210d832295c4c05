// The functions of vectors for a single number.

@_alwaysEmitIntoClient @_transparent
public func simd_abs(_ x: Float) -> Float {
    x.magnitude
}

@_alwaysEmitIntoClient @_transparent
public func simd_min(_ x: Float, _ y: Float) -> Float {
    Float.minimum(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_max(_ x: Float, _ y: Float) -> Float {
    Float.maximum(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
    simd_min(simd_max(x, min), max)
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func sign(_ x: Float) -> Float {
    x < 0 ? -1 : x > 0 ? 1 : 0
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func simd_sign(_ x: Float) -> Float {
    x < 0 ? -1 : x > 0 ? 1 : 0
}

@_alwaysEmitIntoClient @_transparent
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float {
    x + t * (y - x)
}

@_alwaysEmitIntoClient @_transparent
public func recip(_ x: Float) -> Float {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_recip(_ x: Float) -> Float {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_recip(_ x: Float) -> Float {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_recip(_ x: Float) -> Float {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func rsqrt(_ x: Float) -> Float {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_rsqrt(_ x: Float) -> Float {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_rsqrt(_ x: Float) -> Float {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_rsqrt(_ x: Float) -> Float {
    1 / x.squareRoot()
}

/// What is above the next lower whole number, less than 1.
@_alwaysEmitIntoClient @_transparent
public func simd_fract(_ x: Float) -> Float {
    simd_min(x - x.rounded(.down), 1 - Float.ulpOfOne / 2)
}

@_alwaysEmitIntoClient @_transparent
public func step(_ x: Float, edge: Float) -> Float {
    x < edge ? 0 : 1
}

@_alwaysEmitIntoClient @_transparent
public func simd_step(_ edge: Float, _ x: Float) -> Float {
    x < edge ? 0 : 1
}

/// Hermite's curve from 0 at the first edge to 1 at the second.
@_alwaysEmitIntoClient @_transparent
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

@_alwaysEmitIntoClient @_transparent
public func simd_muladd(_ x: Float, _ y: Float, _ z: Float) -> Float {
    z.addingProduct(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_length(_ x: Float) -> Float {
    x.magnitude
}

@_alwaysEmitIntoClient @_transparent
public func simd_distance(_ x: Float, _ y: Float) -> Float {
    (x - y).magnitude
}

@_alwaysEmitIntoClient @_transparent
public func simd_abs(_ x: Double) -> Double {
    x.magnitude
}

@_alwaysEmitIntoClient @_transparent
public func simd_min(_ x: Double, _ y: Double) -> Double {
    Double.minimum(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_max(_ x: Double, _ y: Double) -> Double {
    Double.maximum(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
    simd_min(simd_max(x, min), max)
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func sign(_ x: Double) -> Double {
    x < 0 ? -1 : x > 0 ? 1 : 0
}

/// -1, 0 or 1.
@_alwaysEmitIntoClient @_transparent
public func simd_sign(_ x: Double) -> Double {
    x < 0 ? -1 : x > 0 ? 1 : 0
}

@_alwaysEmitIntoClient @_transparent
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double {
    x + t * (y - x)
}

@_alwaysEmitIntoClient @_transparent
public func recip(_ x: Double) -> Double {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_recip(_ x: Double) -> Double {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_recip(_ x: Double) -> Double {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_recip(_ x: Double) -> Double {
    1 / x
}

@_alwaysEmitIntoClient @_transparent
public func rsqrt(_ x: Double) -> Double {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_rsqrt(_ x: Double) -> Double {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_precise_rsqrt(_ x: Double) -> Double {
    1 / x.squareRoot()
}

@_alwaysEmitIntoClient @_transparent
public func simd_fast_rsqrt(_ x: Double) -> Double {
    1 / x.squareRoot()
}

/// What is above the next lower whole number, less than 1.
@_alwaysEmitIntoClient @_transparent
public func simd_fract(_ x: Double) -> Double {
    simd_min(x - x.rounded(.down), 1 - Double.ulpOfOne / 2)
}

@_alwaysEmitIntoClient @_transparent
public func step(_ x: Double, edge: Double) -> Double {
    x < edge ? 0 : 1
}

@_alwaysEmitIntoClient @_transparent
public func simd_step(_ edge: Double, _ x: Double) -> Double {
    x < edge ? 0 : 1
}

/// Hermite's curve from 0 at the first edge to 1 at the second.
@_alwaysEmitIntoClient @_transparent
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

@_alwaysEmitIntoClient @_transparent
public func simd_muladd(_ x: Double, _ y: Double, _ z: Double) -> Double {
    z.addingProduct(x, y)
}

@_alwaysEmitIntoClient @_transparent
public func simd_length(_ x: Double) -> Double {
    x.magnitude
}

@_alwaysEmitIntoClient @_transparent
public func simd_distance(_ x: Double, _ y: Double) -> Double {
    (x - y).magnitude
}
