// Sums, differences, products and quotients of vectors and scalars, as C has them.

import Foundation

public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] + b[i &* ib] }
}

public func vDSP_vaddD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] + b[i &* ib] }
}

public func vDSP_vsub(
    _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] - b[i &* ib] }
}

public func vDSP_vsubD(
    _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] - b[i &* ib] }
}

public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * b[i &* ib] }
}

public func vDSP_vmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * b[i &* ib] }
}

public func vDSP_vdiv(
    _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b[i &* ib] }
}

public func vDSP_vdivD(
    _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b[i &* ib] }
}

public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] + b.pointee }
}

public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] + b.pointee }
}

public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * b.pointee }
}

public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * b.pointee }
}

public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b.pointee }
}

public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b.pointee }
}

public func vDSP_svdiv(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee / b[i &* ib] }
}

public func vDSP_svdivD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee / b[i &* ib] }
}

public func vDSP_vaddi(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ b: UnsafePointer<Int32>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] &+ b[i &* ib] }
}

public func vDSP_vsaddi(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ b: UnsafePointer<Int32>, _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] &+ b.pointee }
}

public func vDSP_vdivi(
    _ b: UnsafePointer<Int32>, _ ib: vDSP_Stride, _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b[i &* ib] }
}

public func vDSP_vsdivi(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ b: UnsafePointer<Int32>, _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] / b.pointee }
}

public func vDSP_vabsi(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia].magnitude > Int32.max ? a[i &* ia] : abs(a[i &* ia]) }
}

public func vDSP_veqvi(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ b: UnsafePointer<Int32>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = ~(a[i &* ia] ^ b[i &* ib]) }
}

public func vDSP_vam(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] + b[i &* ib]) * c[i &* ic] }
}

public func vDSP_vamD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ idd: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d[i &* idd] = (a[i &* ia] + b[i &* ib]) * c[i &* ic] }
}

public func vDSP_vsbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] - b[i &* ib]) * c[i &* ic] }
}

public func vDSP_vsbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] - b[i &* ib]) * c[i &* ic] }
}

public func vDSP_vasm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] + b[i &* ib]) * c.pointee }
}

public func vDSP_vasmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] + b[i &* ib]) * c.pointee }
}

public func vDSP_vsbsm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] - b[i &* ib]) * c.pointee }
}

public func vDSP_vsbsmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = (a[i &* ia] - b[i &* ib]) * c.pointee }
}

public func vDSP_vaam(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] + b[i &* ib]) * (c[i &* ic] + d[i &* id]) }
}

public func vDSP_vaamD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] + b[i &* ib]) * (c[i &* ic] + d[i &* id]) }
}

public func vDSP_vsbsbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] - b[i &* ib]) * (c[i &* ic] - d[i &* id]) }
}

public func vDSP_vsbsbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] - b[i &* ib]) * (c[i &* ic] - d[i &* id]) }
}

public func vDSP_vasbm(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] + b[i &* ib]) * (c[i &* ic] - d[i &* id]) }
}

public func vDSP_vasbmD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = (a[i &* ia] + b[i &* ib]) * (c[i &* ic] - d[i &* id]) }
}

public func vDSP_vma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] + c[i &* ic] }
}

public func vDSP_vmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] + c[i &* ic] }
}

public func vDSP_vmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] - c[i &* ic] }
}

public func vDSP_vmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] - c[i &* ic] }
}

public func vDSP_vmsa(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] + c.pointee }
}

public func vDSP_vmsaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b[i &* ib] + c.pointee }
}

public func vDSP_vsma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee + c[i &* ic] }
}

public func vDSP_vsmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee + c[i &* ic] }
}

public func vDSP_vsmsa(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee + c.pointee }
}

public func vDSP_vsmsaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee + c.pointee }
}

public func vDSP_vsmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee - c[i &* ic] }
}

public func vDSP_vsmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] * b.pointee - c[i &* ic] }
}

public func vDSP_vsmsma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b.pointee + c[i &* ic] * d.pointee }
}

public func vDSP_vsmsmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b.pointee + c[i &* ic] * d.pointee }
}

public func vDSP_vmma(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b[i &* ib] + c[i &* ic] * d[i &* id] }
}

public func vDSP_vmmaD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b[i &* ib] + c[i &* ic] * d[i &* id] }
}

public func vDSP_vmmsb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b[i &* ib] - c[i &* ic] * d[i &* id] }
}

public func vDSP_vmmsbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in e[i &* ie] = a[i &* ia] * b[i &* ib] - c[i &* ic] * d[i &* id] }
}

public func vDSP_vneg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = -a[i &* ia] }
}

public func vDSP_vnegD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = -a[i &* ia] }
}

public func vDSP_vabs(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia].magnitude }
}

public func vDSP_vabsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia].magnitude }
}

public func vDSP_vnabs(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = -a[i &* ia].magnitude }
}

public func vDSP_vnabsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = -a[i &* ia].magnitude }
}

public func vDSP_vsq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * a[i &* ia] }
}

public func vDSP_vsqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * a[i &* ia] }
}

public func vDSP_vssq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * a[i &* ia].magnitude }
}

public func vDSP_vssqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] * a[i &* ia].magnitude }
}

public func vDSP_vfrac(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] - a[i &* ia].rounded(.towardZero) }
}

public func vDSP_vfracD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] - a[i &* ia].rounded(.towardZero) }
}

public func vDSP_vdist(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = (a[i &* ia] * a[i &* ia] + b[i &* ib] * b[i &* ib]).squareRoot() }
}

public func vDSP_vdistD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = (a[i &* ia] * a[i &* ia] + b[i &* ib] * b[i &* ib]).squareRoot() }
}

public func vDSP_vpythg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        e[i &* ie] =
            ((a[i &* ia] - c[i &* ic]) * (a[i &* ia] - c[i &* ic]) + (b[i &* ib] - d[i &* id])
                * (b[i &* ib] - d[i &* id]))
            .squareRoot()
    }
}

public func vDSP_vpythgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        e[i &* ie] =
            ((a[i &* ia] - c[i &* ic]) * (a[i &* ia] - c[i &* ic]) + (b[i &* ib] - d[i &* id])
                * (b[i &* ib] - d[i &* id]))
            .squareRoot()
    }
}

public func vDSP_vmax(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float.maximum(a[i &* ia], b[i &* ib]) }
}

public func vDSP_vmaxD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double.maximum(a[i &* ia], b[i &* ib]) }
}

public func vDSP_vmin(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float.minimum(a[i &* ia], b[i &* ib]) }
}

public func vDSP_vminD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double.minimum(a[i &* ia], b[i &* ib]) }
}

public func vDSP_vmaxmg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float.maximum(a[i &* ia].magnitude, b[i &* ib].magnitude) }
}

public func vDSP_vmaxmgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double.maximum(a[i &* ia].magnitude, b[i &* ib].magnitude) }
}

public func vDSP_vminmg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float.minimum(a[i &* ia].magnitude, b[i &* ib].magnitude) }
}

public func vDSP_vminmgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double.minimum(a[i &* ia].magnitude, b[i &* ib].magnitude) }
}

public func vDSP_vavlin(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = (c[i &* ic] * b.pointee + a[i &* ia]) / (b.pointee + 1) }
}

public func vDSP_vavlinD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = (c[i &* ic] * b.pointee + a[i &* ia]) / (b.pointee + 1) }
}

public func vDSP_venvlp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = c[i &* ic] < b[i &* ib] || a[i &* ia] < c[i &* ic] ? c[i &* ic] : 0 }
}

public func vDSP_venvlpD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = c[i &* ic] < b[i &* ib] || a[i &* ia] < c[i &* ic] ? c[i &* ic] : 0 }
}

/// Decibels against a reference; of amplitudes where the flag is 1, and else of powers.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
    let factor: Float = f == 1 ? 20 : 10
    each(n) { i in c[i &* ic] = factor * log10(a[i &* ia] / b.pointee) }
}

/// Decibels against a reference; of amplitudes where the flag is 1, and else of powers.
public func vDSP_vdbconD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
    let factor: Double = f == 1 ? 20 : 10
    each(n) { i in c[i &* ic] = factor * log10(a[i &* ia] / b.pointee) }
}
