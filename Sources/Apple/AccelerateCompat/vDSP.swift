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
