// vForce's functions of C: the result comes first, and the count is given by a pointer.

import Foundation

public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.up) }
}

public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.down) }
}

public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.towardZero) }
}

public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.toNearestOrEven) }
}

public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { 1 / $0.squareRoot() }
}

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.squareRoot() }
}

public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { 1 / $0 }
}

public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.magnitude }
}

public func vvlogbf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { Float(logb($0)) }
}

public func vvsinpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sin(Float.pi * $0.remainder(dividingBy: 2)) }
}

public func vvcospif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cos(Float.pi * $0.remainder(dividingBy: 2)) }
}

public func vvtanpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tan(Float.pi * $0.remainder(dividingBy: 1)) }
}

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { exp($0) }
}

public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { expm1($0) }
}

public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { exp2($0) }
}

public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log($0) }
}

public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log1p($0) }
}

public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log2($0) }
}

public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log10($0) }
}

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sin($0) }
}

public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cos($0) }
}

public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tan($0) }
}

public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { asin($0) }
}

public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { acos($0) }
}

public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { atan($0) }
}

public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sinh($0) }
}

public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cosh($0) }
}

public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tanh($0) }
}

public func vvasinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { asinh($0) }
}

public func vvacoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { acosh($0) }
}

public func vvatanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { atanh($0) }
}

public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cbrt($0) }
}

public func vvdivf(
    _ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { $0 / $1 }
}

/// `x` to the power of `y`; the exponents come before the bases.
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.pow($0, $1) }
}

public func vvatan2f(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.atan2($1, $0) }
}

public func vvfmodf(
    _ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.fmod($0, $1) }
}

public func vvremainderf(
    _ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { $0.remainder(dividingBy: $1) }
}

public func vvcopysignf(
    _ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Float(signOf: $1, magnitudeOf: $0) }
}

public func vvnextafterf(
    _ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.nextafter($0, $1) }
}

/// Each base to one power.
public func vvpowsf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
    map(z, x, n) { Foundation.pow($0, y.pointee) }
}

public func vvsincosf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    for index in 0..<Int(n.pointee) { (z[index], y[index]) = (sin(x[index]), cos(x[index])) }
}

public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.up) }
}

public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.down) }
}

public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.towardZero) }
}

public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.rounded(.toNearestOrEven) }
}

public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { 1 / $0.squareRoot() }
}

public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.squareRoot() }
}

public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { 1 / $0 }
}

public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { $0.magnitude }
}

public func vvlogb(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { Double(logb($0)) }
}

public func vvsinpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sin(Double.pi * $0.remainder(dividingBy: 2)) }
}

public func vvcospi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cos(Double.pi * $0.remainder(dividingBy: 2)) }
}

public func vvtanpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tan(Double.pi * $0.remainder(dividingBy: 1)) }
}

public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { exp($0) }
}

public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { expm1($0) }
}

public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { exp2($0) }
}

public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log($0) }
}

public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log1p($0) }
}

public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log2($0) }
}

public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { log10($0) }
}

public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sin($0) }
}

public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cos($0) }
}

public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tan($0) }
}

public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { asin($0) }
}

public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { acos($0) }
}

public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { atan($0) }
}

public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { sinh($0) }
}

public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cosh($0) }
}

public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { tanh($0) }
}

public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { asinh($0) }
}

public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { acosh($0) }
}

public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { atanh($0) }
}

public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(y, x, n) { cbrt($0) }
}

public func vvdiv(
    _ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { $0 / $1 }
}

/// `x` to the power of `y`; the exponents come before the bases.
public func vvpow(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.pow($0, $1) }
}

public func vvatan2(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.atan2($1, $0) }
}

public func vvfmod(
    _ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.fmod($0, $1) }
}

public func vvremainder(
    _ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { $0.remainder(dividingBy: $1) }
}

public func vvcopysign(
    _ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Double(signOf: $1, magnitudeOf: $0) }
}

public func vvnextafter(
    _ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    combine(z, x, y, n) { Foundation.nextafter($0, $1) }
}

/// Each base to one power.
public func vvpows(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
    map(z, x, n) { Foundation.pow($0, y.pointee) }
}

public func vvsincos(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    for index in 0..<Int(n.pointee) { (z[index], y[index]) = (sin(x[index]), cos(x[index])) }
}

@inline(__always)
private func map<Real>(
    _ y: UnsafeMutablePointer<Real>, _ x: UnsafePointer<Real>, _ n: UnsafePointer<Int32>, _ function: (Real) -> Real
) {
    for index in 0..<Int(n.pointee) { y[index] = function(x[index]) }
}

@inline(__always)
private func combine<Real>(
    _ z: UnsafeMutablePointer<Real>, _ x: UnsafePointer<Real>, _ y: UnsafePointer<Real>, _ n: UnsafePointer<Int32>,
    _ function: (Real, Real) -> Real
) {
    for index in 0..<Int(n.pointee) { z[index] = function(x[index], y[index]) }
}
