import Foundation

/// A quaternion; one of length 1 is a rotation in space.
public struct simd_quatf: Equatable, Sendable, CustomDebugStringConvertible {
    /// The imaginary part, and then the real part.
    public var vector: SIMD4<Float>

    public init() { vector = .zero }

    public init(vector: SIMD4<Float>) { self.vector = vector }

    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }

    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

    /// A rotation by an angle in radians around an axis of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
    }

    /// The shortest rotation that brings one direction to another, both of length 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        if simd_dot(from, to) > -1 + 64 * Float.ulpOfOne {
            let half = simd_normalize(from + to)
            self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
        } else {
            // Half a turn, around any axis across.
            let away: SIMD3<Float> = Swift.abs(from.x) < 0.6 ? [1, 0, 0] : [0, 1, 0]
            self.init(real: 0, imag: simd_normalize(simd_cross(from, away)))
        }
    }

    /// The rotation of a matrix that has no scale and no reflection.
    public init(_ rotationMatrix: simd_float3x3) {
        // Shepperd's method: by the largest of the four, which is safe to divide by.
        let (a, b, c) = rotationMatrix.columns
        let trace: Float = a.x + b.y + c.z
        let cross = SIMD3<Float>(b.z - c.y, c.x - a.z, a.y - b.x)
        if trace >= 0 {
            let root = 2 * (1 + trace).squareRoot()
            self.init(real: root / 4, imag: cross / root)
        } else if a.x >= b.y, a.x >= c.z {
            let root: Float = 2 * (1 - b.y - c.z + a.x).squareRoot()
            self.init(ix: root / 4, iy: (b.x + a.y) / root, iz: (c.x + a.z) / root, r: cross.x / root)
        } else if b.y >= c.z {
            let root: Float = 2 * (1 - a.x - c.z + b.y).squareRoot()
            self.init(ix: (b.x + a.y) / root, iy: root / 4, iz: (c.y + b.z) / root, r: cross.y / root)
        } else {
            let root: Float = 2 * (1 - a.x - b.y + c.z).squareRoot()
            self.init(ix: (c.x + a.z) / root, iy: (c.y + b.z) / root, iz: root / 4, r: cross.z / root)
        }
    }

    /// The rotation of the upper left part of a matrix, which has no scale and no reflection.
    public init(_ rotationMatrix: simd_float4x4) { self.init(rotationMatrix.linear) }

    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }

    /// The axis of the rotation; not a number where the angle is zero.
    public var axis: SIMD3<Float> { simd_normalize(imag) }

    public var length: Float { simd_length(vector) }

    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }

    public var inverse: simd_quatf { conjugate / simd_length_squared(vector) }

    /// The quaternion with length 1; that of no rotation for zero.
    public var normalized: simd_quatf {
        let length = length
        return length == 0 ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : self / length
    }

    /// A vector that is rotated.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let across = 2 * simd_cross(imag, vector)
        return vector + real * across + simd_cross(imag, across)
    }

    public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }

    public static func + (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(vector: lhs.vector + rhs.vector)
    }
    public static func - (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(vector: lhs.vector - rhs.vector)
    }
    public static prefix func - (rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: -rhs.vector) }
    public static func * (lhs: Float, rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: lhs * rhs.vector) }
    public static func * (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector * rhs) }
    public static func / (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector / rhs) }

    /// Hamilton's product: the rotation by the second, and then by the first.
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        let imag = lhs.real * rhs.imag + rhs.real * lhs.imag
        return simd_quatf(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag), imag: imag + simd_cross(lhs.imag, rhs.imag))
    }

    public static func / (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { lhs * rhs.inverse }
    public static func += (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs + rhs }
    public static func -= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs - rhs }
    public static func *= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs * rhs }
    public static func *= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs * rhs }
    public static func /= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs / rhs }
    public static func /= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs / rhs }
}

extension simd_float3x3 {
    /// The matrix that rotates as a quaternion of length 1 does.
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_float4x4 {
    /// The matrix that rotates as a quaternion of length 1 does.
    public init(_ quaternion: simd_quatf) {
        let (a, b, c) = simd_float3x3(quaternion).columns
        self.init(SIMD4(a, 0), SIMD4(b, 0), SIMD4(c, 0), [0, 0, 0, 1])
    }

    var linear: simd_float3x3 {
        func upper(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3(column.x, column.y, column.z) }
        return simd_float3x3(upper(columns.0), upper(columns.1), upper(columns.2))
    }
}

public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ xyzr: UnsafePointer<Float>) -> simd_quatf {
    simd_quatf(ix: xyzr[0], iy: xyzr[1], iz: xyzr[2], r: xyzr[3])
}
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_real(_ q: simd_quatf) -> Float { q.real }
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
public func simd_length(_ q: simd_quatf) -> Float { q.length }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_add(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p + q }
public func simd_sub(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p - q }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { q * a }
public func simd_mul(_ a: Float, _ q: simd_quatf) -> simd_quatf { a * q }
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
public func dot(_ lhs: simd_quatf, _ rhs: simd_quatf) -> Float { simd_dot(lhs, rhs) }
public func act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

public func log(_ q: simd_quatf) -> simd_quatf {
    let sine = simd_length(q.imag)
    return simd_quatf(real: log(q.length), imag: sine == 0 ? .zero : atan2(sine, q.real) / sine * q.imag)
}

public func exp(_ q: simd_quatf) -> simd_quatf {
    let angle = simd_length(q.imag)
    return exp(q.real) * simd_quatf(real: cos(angle), imag: angle == 0 ? .zero : sin(angle) / angle * q.imag)
}

/// The rotation at a fraction of the way from one to the other, as they are.
private func interpolate(_ p: simd_quatf, _ q: simd_quatf, _ t: Float) -> simd_quatf {
    let angle = 2 * atan2((p - q).length, (p + q).length)
    func weight(_ fraction: Float) -> Float {
        Swift.abs(sin(angle)) < 1e-6 ? fraction : sin(fraction * angle) / sin(angle)
    }
    return (weight(1 - t) * p + weight(t) * q).normalized
}

/// The rotation at a fraction of the way from one to the other, the shorter way round.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    interpolate(q0, simd_dot(q0, q1) >= 0 ? q1 : -q1, t)
}

/// The rotation at a fraction of the way from one to the other, the longer way round.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    interpolate(q0, simd_dot(q0, q1) >= 0 ? -q1 : q1, t)
}

/// The rotation between the two in the middle, on a smooth way through all four (Shoemake's squad).
public func simd_spline(_ q0: simd_quatf, _ q1: simd_quatf, _ q2: simd_quatf, _ q3: simd_quatf, _ t: Float)
    -> simd_quatf
{
    func control(_ before: simd_quatf, _ at: simd_quatf, _ after: simd_quatf) -> simd_quatf {
        let inverse = at.inverse
        func towards(_ other: simd_quatf) -> simd_quatf { log(inverse * (simd_dot(at, other) >= 0 ? other : -other)) }
        return at * exp(-0.25 * (towards(before) + towards(after)))
    }
    let straight = simd_slerp(q1, q2, t)
    let bent = simd_slerp(control(q0, q1, q2), control(q1, q2, q3), t)
    return simd_slerp(straight, bent, 2 * t * (1 - t))
}

/// The rotation on the Bézier curve of four control points, by De Casteljau's algorithm.
public func simd_bezier(_ q0: simd_quatf, _ q1: simd_quatf, _ q2: simd_quatf, _ q3: simd_quatf, _ t: Float)
    -> simd_quatf
{
    let (a, b, c) = (simd_slerp(q0, q1, t), simd_slerp(q1, q2, t), simd_slerp(q2, q3, t))
    return simd_slerp(simd_slerp(a, b, t), simd_slerp(b, c, t), t)
}
