// What is worked out of all elements of a vector.

@_alwaysEmitIntoClient @_transparent
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.sum()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.sum()
}

@_alwaysEmitIntoClient @_transparent
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger {
    x.wrappedSum()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger {
    x.wrappedSum()
}

@_alwaysEmitIntoClient @_transparent
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
    x.min()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
    x.min()
}

@_alwaysEmitIntoClient @_transparent
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.min()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.min()
}

@_alwaysEmitIntoClient @_transparent
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
    x.max()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
    x.max()
}

@_alwaysEmitIntoClient @_transparent
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.max()
}

@_alwaysEmitIntoClient @_transparent
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    x.max()
}

/// Whether all elements of a mask are true.
@_alwaysEmitIntoClient @_transparent
public func simd_all<Vector: SIMD>(_ x: Vector) -> Bool
where Vector.Scalar: FixedWidthInteger & SignedInteger {
    all(x .< 0)
}

/// Whether an element of a mask is true.
@_alwaysEmitIntoClient @_transparent
public func simd_any<Vector: SIMD>(_ x: Vector) -> Bool
where Vector.Scalar: FixedWidthInteger & SignedInteger {
    any(x .< 0)
}

@_alwaysEmitIntoClient @_transparent
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool {
    x == y
}

/// The second vector's elements where the mask is true, and else the first one's.
@_alwaysEmitIntoClient
public func simd_select<Vector: SIMD>(_ x: Vector, _ y: Vector, _ mask: Vector.MaskStorage) -> Vector {
    var result = x
    for index in x.indices where mask[index] < 0 { result[index] = y[index] }
    return result
}

/// The second vector's bits where the mask has a one, and else the first one's.
@_alwaysEmitIntoClient @_transparent
public func simd_bitselect<Vector: SIMD>(_ x: Vector, _ y: Vector, _ mask: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger {
    (x & ~mask) | (y & mask)
}
