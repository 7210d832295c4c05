// The functions of <math.h>, element by element.

public import Foundation

@_alwaysEmitIntoClient
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.acosf($0) }
}

@_alwaysEmitIntoClient
public func acosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.acoshf($0) }
}

@_alwaysEmitIntoClient
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.asinf($0) }
}

@_alwaysEmitIntoClient
public func asinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.asinhf($0) }
}

@_alwaysEmitIntoClient
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.atanf($0) }
}

@_alwaysEmitIntoClient
public func atanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.atanhf($0) }
}

@_alwaysEmitIntoClient
public func cbrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.cbrtf($0) }
}

@_alwaysEmitIntoClient
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.cosf($0) }
}

@_alwaysEmitIntoClient
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.coshf($0) }
}

@_alwaysEmitIntoClient
public func erf<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.erff($0) }
}

@_alwaysEmitIntoClient
public func erfc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.erfcf($0) }
}

@_alwaysEmitIntoClient
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.expf($0) }
}

@_alwaysEmitIntoClient
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.exp2f($0) }
}

@_alwaysEmitIntoClient
public func expm1<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.expm1f($0) }
}

@_alwaysEmitIntoClient
public func lgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.lgammaf($0) }
}

@_alwaysEmitIntoClient
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.logf($0) }
}

@_alwaysEmitIntoClient
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.log10f($0) }
}

@_alwaysEmitIntoClient
public func log1p<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.log1pf($0) }
}

@_alwaysEmitIntoClient
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.log2f($0) }
}

@_alwaysEmitIntoClient
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.sinf($0) }
}

@_alwaysEmitIntoClient
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.sinhf($0) }
}

@_alwaysEmitIntoClient
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.tanf($0) }
}

@_alwaysEmitIntoClient
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.tanhf($0) }
}

@_alwaysEmitIntoClient
public func tgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.tgammaf($0) }
}

@_alwaysEmitIntoClient
public func exp10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.powf(10, $0) }
}

/// The sine of π times each element, exactly 0 for whole numbers.
@_alwaysEmitIntoClient
public func sinpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { value in
        let turn = value.remainder(dividingBy: 2)
        let near = turn.magnitude > 0.5 ? Float(signOf: turn, magnitudeOf: 1) - turn : turn
        return Foundation.sinf(.pi * near)
    }
}

/// The cosine of π times each element, exactly 0 halfway between whole numbers.
@_alwaysEmitIntoClient
public func cospi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.sinf(.pi * (0.5 - $0.remainder(dividingBy: 2).magnitude)) }
}

/// The tangent of π times each element.
@_alwaysEmitIntoClient
public func tanpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped { Foundation.tanf(.pi * $0.remainder(dividingBy: 1)) }
}

@_alwaysEmitIntoClient
public func atan2<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.atan2f($0, $1) }
}

@_alwaysEmitIntoClient
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.fmodf($0, $1) }
}

@_alwaysEmitIntoClient
public func hypot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.hypotf($0, $1) }
}

@_alwaysEmitIntoClient
public func nextafter<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.nextafterf($0, $1) }
}

@_alwaysEmitIntoClient
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.powf($0, $1) }
}

@_alwaysEmitIntoClient
public func remainder<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    x.mapped(with: y) { Foundation.remainderf($0, $1) }
}

@_alwaysEmitIntoClient
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.acos($0) }
}

@_alwaysEmitIntoClient
public func acosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.acosh($0) }
}

@_alwaysEmitIntoClient
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.asin($0) }
}

@_alwaysEmitIntoClient
public func asinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.asinh($0) }
}

@_alwaysEmitIntoClient
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.atan($0) }
}

@_alwaysEmitIntoClient
public func atanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.atanh($0) }
}

@_alwaysEmitIntoClient
public func cbrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.cbrt($0) }
}

@_alwaysEmitIntoClient
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.cos($0) }
}

@_alwaysEmitIntoClient
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.cosh($0) }
}

@_alwaysEmitIntoClient
public func erf<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.erf($0) }
}

@_alwaysEmitIntoClient
public func erfc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.erfc($0) }
}

@_alwaysEmitIntoClient
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.exp($0) }
}

@_alwaysEmitIntoClient
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.exp2($0) }
}

@_alwaysEmitIntoClient
public func expm1<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.expm1($0) }
}

@_alwaysEmitIntoClient
public func lgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.lgamma($0) }
}

@_alwaysEmitIntoClient
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.log($0) }
}

@_alwaysEmitIntoClient
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.log10($0) }
}

@_alwaysEmitIntoClient
public func log1p<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.log1p($0) }
}

@_alwaysEmitIntoClient
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.log2($0) }
}

@_alwaysEmitIntoClient
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.sin($0) }
}

@_alwaysEmitIntoClient
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.sinh($0) }
}

@_alwaysEmitIntoClient
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.tan($0) }
}

@_alwaysEmitIntoClient
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.tanh($0) }
}

@_alwaysEmitIntoClient
public func tgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.tgamma($0) }
}

@_alwaysEmitIntoClient
public func exp10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.pow(10, $0) }
}

/// The sine of π times each element, exactly 0 for whole numbers.
@_alwaysEmitIntoClient
public func sinpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { value in
        let turn = value.remainder(dividingBy: 2)
        let near = turn.magnitude > 0.5 ? Double(signOf: turn, magnitudeOf: 1) - turn : turn
        return Foundation.sin(.pi * near)
    }
}

/// The cosine of π times each element, exactly 0 halfway between whole numbers.
@_alwaysEmitIntoClient
public func cospi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.sin(.pi * (0.5 - $0.remainder(dividingBy: 2).magnitude)) }
}

/// The tangent of π times each element.
@_alwaysEmitIntoClient
public func tanpi<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped { Foundation.tan(.pi * $0.remainder(dividingBy: 1)) }
}

@_alwaysEmitIntoClient
public func atan2<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.atan2($0, $1) }
}

@_alwaysEmitIntoClient
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.fmod($0, $1) }
}

@_alwaysEmitIntoClient
public func hypot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.hypot($0, $1) }
}

@_alwaysEmitIntoClient
public func nextafter<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.nextafter($0, $1) }
}

@_alwaysEmitIntoClient
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.pow($0, $1) }
}

@_alwaysEmitIntoClient
public func remainder<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    x.mapped(with: y) { Foundation.remainder($0, $1) }
}
