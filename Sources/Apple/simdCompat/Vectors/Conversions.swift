// Vectors of one kind of number, converted to another.

public func simd_float(_ x: SIMD2<Int32>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD2<UInt32>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD2<Double>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD2<Int>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<Int32>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD3<UInt32>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD3<Double>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD3<Int>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<Int32>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD4<UInt32>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD4<Int>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_double(_ x: SIMD2<Int32>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD2<UInt32>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD2<Float>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD2<Int>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<Int32>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD3<UInt32>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD3<Float>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD3<Int>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<Int32>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD4<UInt32>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD4<Int>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_int(_ x: SIMD2<Float>) -> SIMD2<Int32> { SIMD2<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD2<Double>) -> SIMD2<Int32> { SIMD2<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD3<Float>) -> SIMD3<Int32> { SIMD3<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD3<Double>) -> SIMD3<Int32> { SIMD3<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD4<Float>) -> SIMD4<Int32> { SIMD4<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD4<Double>) -> SIMD4<Int32> { SIMD4<Int32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD2<Float>) -> SIMD2<UInt32> { SIMD2<UInt32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD2<Double>) -> SIMD2<UInt32> { SIMD2<UInt32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD3<Float>) -> SIMD3<UInt32> { SIMD3<UInt32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD3<Double>) -> SIMD3<UInt32> { SIMD3<UInt32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD4<Float>) -> SIMD4<UInt32> { SIMD4<UInt32>(x, rounding: .towardZero) }
public func simd_uint(_ x: SIMD4<Double>) -> SIMD4<UInt32> { SIMD4<UInt32>(x, rounding: .towardZero) }
