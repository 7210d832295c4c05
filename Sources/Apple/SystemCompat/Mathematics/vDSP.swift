import Foundation

/// Accelerate's arithmetic on vectors, as far as widgets' files use it.
public enum vDSP {
    public static func mean(_ vector: [Double]) -> Double { vector.isEmpty ? .nan : sum(vector) / Double(vector.count) }
    public static func mean(_ vector: [Float]) -> Float { vector.isEmpty ? .nan : sum(vector) / Float(vector.count) }
    public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
    public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
    public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
    public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
    public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
    public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
    public static func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + $1 } }
    public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
    public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 - $1 } }
    public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 * $1 } }
    public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
    public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
}

// simd's names for Swift's own vectors.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
