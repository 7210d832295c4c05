// Complex vectors, as C has them.

import Foundation

/// Takes the real and imaginary parts apart; the first stride is in numbers, two for each pair.
public func vDSP_ctoz(
    _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in z.pointee[i &* iz] = c[i &* ic / 2] }
}

/// Brings the real and imaginary parts together; the second stride is in numbers, two for each pair.
public func vDSP_ztoc(
    _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic / 2] = z.pointee[i &* iz] }
}

/// The indices of values in ascending order where the order is 1, and in descending order where it is -1.
public func vDSP_vsorti(
    _ c: UnsafePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?,
    _ n: vDSP_Length, _ order: Int32
) {
    var indices = UnsafeMutableBufferPointer(start: i, count: Int(bitPattern: n))
    indices.sort {
        order > 0 ? c[Int(bitPattern: $0)] < c[Int(bitPattern: $1)] : c[Int(bitPattern: $0)] > c[Int(bitPattern: $1)]
    }
}

/// The values that pointers point to.
public func vDSP_vgathra(
    _ a: UnsafePointer<UnsafePointer<Float>>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia].pointee }
}

@inline(__always)
private func complexSum(_ count: vDSP_Length, _ term: (Int) -> DSPComplex) -> DSPComplex {
    var sum = DSPComplex()
    each(count) { sum = sum + term($0) }
    return sum
}

@inline(__always)
private func complexMatrixProduct(
    _ rows: vDSP_Length, _ columns: vDSP_Length, _ inner: vDSP_Length, _ store: (Int, DSPComplex) -> Void,
    _ left: (Int) -> DSPComplex, _ right: (Int) -> DSPComplex
) {
    let (width, depth) = (Int(bitPattern: columns), Int(bitPattern: inner))
    each(rows) { row in
        each(columns) { column in
            store(
                row &* width &+ column,
                complexSum(inner) { left(row &* depth &+ $0) * right($0 &* width &+ column) })
        }
    }
}

/// Takes the real and imaginary parts apart; the first stride is in numbers, two for each pair.
public func vDSP_ctozD(
    _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>,
    _ iz: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in z.pointee[i &* iz] = c[i &* ic / 2] }
}

/// Brings the real and imaginary parts together; the second stride is in numbers, two for each pair.
public func vDSP_ztocD(
    _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic / 2] = z.pointee[i &* iz] }
}

/// The indices of values in ascending order where the order is 1, and in descending order where it is -1.
public func vDSP_vsortiD(
    _ c: UnsafePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?,
    _ n: vDSP_Length, _ order: Int32
) {
    var indices = UnsafeMutableBufferPointer(start: i, count: Int(bitPattern: n))
    indices.sort {
        order > 0 ? c[Int(bitPattern: $0)] < c[Int(bitPattern: $1)] : c[Int(bitPattern: $0)] > c[Int(bitPattern: $1)]
    }
}

/// The values that pointers point to.
public func vDSP_vgathraD(
    _ a: UnsafePointer<UnsafePointer<Double>>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia].pointee }
}

@inline(__always)
private func complexSumD(_ count: vDSP_Length, _ term: (Int) -> DSPDoubleComplex) -> DSPDoubleComplex {
    var sum = DSPDoubleComplex()
    each(count) { sum = sum + term($0) }
    return sum
}

@inline(__always)
private func complexMatrixProductD(
    _ rows: vDSP_Length, _ columns: vDSP_Length, _ inner: vDSP_Length, _ store: (Int, DSPDoubleComplex) -> Void,
    _ left: (Int) -> DSPDoubleComplex, _ right: (Int) -> DSPDoubleComplex
) {
    let (width, depth) = (Int(bitPattern: columns), Int(bitPattern: inner))
    each(rows) { row in
        each(columns) { column in
            store(
                row &* width &+ column,
                complexSumD(inner) { left(row &* depth &+ $0) * right($0 &* width &+ column) })
        }
    }
}

public func vDSP_zvadd(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] + b.pointee[i &* ib] }
}

public func vDSP_zvaddD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] + b.pointee[i &* ib] }
}

public func vDSP_zvsub(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] - b.pointee[i &* ib] }
}

public func vDSP_zvsubD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] - b.pointee[i &* ib] }
}

public func vDSP_zrvadd(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] + b[i &* ib] }
}

public func vDSP_zrvaddD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] + b[i &* ib] }
}

public func vDSP_zrvsub(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] - b[i &* ib] }
}

public func vDSP_zrvsubD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] - b[i &* ib] }
}

public func vDSP_zrvmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] * b[i &* ib] }
}

public func vDSP_zrvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] * b[i &* ib] }
}

public func vDSP_zrvdiv(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] / b[i &* ib] }
}

public func vDSP_zrvdivD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] / b[i &* ib] }
}

public func vDSP_zvdiv(
    _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] / b.pointee[i &* ib] }
}

public func vDSP_zvdivD(
    _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] / b.pointee[i &* ib] }
}

public func vDSP_zvmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
    each(n) { i in
        c.pointee[i &* ic] = (conjugate < 0 ? a.pointee[i &* ia].conjugate : a.pointee[i &* ia]) * b.pointee[i &* ib]
    }
}

public func vDSP_zvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ conjugate: Int32
) {
    each(n) { i in
        c.pointee[i &* ic] = (conjugate < 0 ? a.pointee[i &* ia].conjugate : a.pointee[i &* ia]) * b.pointee[i &* ib]
    }
}

public func vDSP_zvcmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia].conjugate * b.pointee[i &* ib] }
}

public func vDSP_zvcmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ iC: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* iC] = a.pointee[i &* ia].conjugate * b.pointee[i &* ib] }
}

public func vDSP_zvma(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia] * b.pointee[i &* ib] + c.pointee[i &* ic] }
}

public func vDSP_zvmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia] * b.pointee[i &* ib] + c.pointee[i &* ic] }
}

public func vDSP_zvcma(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia].conjugate * b.pointee[i &* ib] + c.pointee[i &* ic] }
}

public func vDSP_zvcmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia].conjugate * b.pointee[i &* ib] + c.pointee[i &* ic] }
}

public func vDSP_zvsma(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia] * b.pointee[0] + c.pointee[i &* ic] }
}

public func vDSP_zvsmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPDoubleSplitComplex>,
    _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d.pointee[i &* id] = a.pointee[i &* ia] * b.pointee[0] + c.pointee[i &* ic] }
}

public func vDSP_zvmmaa(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ e: UnsafePointer<DSPSplitComplex>, _ ie: vDSP_Stride, _ f: UnsafePointer<DSPSplitComplex>, _ iF: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in
        f.pointee[i &* iF] =
            a.pointee[i &* ia] * b.pointee[i &* ib] + c.pointee[i &* ic] * d.pointee[i &* id] + e.pointee[i &* ie]
    }
}

public func vDSP_zvmmaaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ e: UnsafePointer<DSPDoubleSplitComplex>,
    _ ie: vDSP_Stride, _ f: UnsafePointer<DSPDoubleSplitComplex>, _ iF: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        f.pointee[i &* iF] =
            a.pointee[i &* ia] * b.pointee[i &* ib] + c.pointee[i &* ic] * d.pointee[i &* id] + e.pointee[i &* ie]
    }
}

public func vDSP_zvzsml(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] * b.pointee[0] }
}

public func vDSP_zvzsmlD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] * b.pointee[0] }
}

public func vDSP_zvconj(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia].conjugate }
}

public func vDSP_zvconjD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia].conjugate }
}

public func vDSP_zvneg(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = -a.pointee[i &* ia] }
}

public func vDSP_zvnegD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = -a.pointee[i &* ia] }
}

public func vDSP_zvmov(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] }
}

public func vDSP_zvmovD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[i &* ia] }
}

public func vDSP_zvfill(
    _ a: UnsafePointer<DSPSplitComplex>, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[0] }
}

public func vDSP_zvfillD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = a.pointee[0] }
}

public func vDSP_zvabs(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square.squareRoot() }
}

public func vDSP_zvabsD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square.squareRoot() }
}

public func vDSP_zvmags(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square }
}

public func vDSP_zvmagsD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square }
}

public func vDSP_zvmgsa(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square + b[i &* ib] }
}

public func vDSP_zvmgsaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee[i &* ia].square + b[i &* ib] }
}

public func vDSP_zvphas(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = atan2(a.pointee[i &* ia].imag, a.pointee[i &* ia].real) }
}

public func vDSP_zvphasD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = atan2(a.pointee[i &* ia].imag, a.pointee[i &* ia].real) }
}

public func vDSP_zaspec(_ a: UnsafePointer<DSPSplitComplex>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    each(n) { i in c[i] += a.pointee[i].square }
}

public func vDSP_zaspecD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length)
{
    each(n) { i in c[i] += a.pointee[i].square }
}

public func vDSP_zcspec(
    _ a: UnsafePointer<DSPSplitComplex>, _ b: UnsafePointer<DSPSplitComplex>, _ c: UnsafePointer<DSPSplitComplex>,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i] = c.pointee[i] + a.pointee[i].conjugate * b.pointee[i] }
}

public func vDSP_zcspecD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i] = c.pointee[i] + a.pointee[i].conjugate * b.pointee[i] }
}

public func vDSP_zcoher(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafePointer<DSPSplitComplex>,
    _ d: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    each(n) { i in d[i] = c.pointee[i].square / (a[i] * b[i]) }
}

public func vDSP_zcoherD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ d: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    each(n) { i in d[i] = c.pointee[i].square / (a[i] * b[i]) }
}

public func vDSP_ztrans(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<DSPSplitComplex>, _ c: UnsafePointer<DSPSplitComplex>,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i] = b.pointee[i] / a[i] }
}

public func vDSP_ztransD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ n: vDSP_Length
) {
    each(n) { i in c.pointee[i] = b.pointee[i] / a[i] }
}

public func vDSP_zdotpr(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSum(n) { i in a.pointee[i &* ia] * b.pointee[i &* ib] }
}

public func vDSP_zdotprD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSumD(n) { i in a.pointee[i &* ia] * b.pointee[i &* ib] }
}

public func vDSP_zidotpr(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSum(n) { i in a.pointee[i &* ia].conjugate * b.pointee[i &* ib] }
}

public func vDSP_zidotprD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSumD(n) { i in a.pointee[i &* ia].conjugate * b.pointee[i &* ib] }
}

public func vDSP_zrdotpr(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSum(n) { i in a.pointee[i &* ia] * b[i &* ib] }
}

public func vDSP_zrdotprD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
    c.pointee[0] = complexSumD(n) { i in a.pointee[i &* ia] * b[i &* ib] }
}

public func vDSP_zconv(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ f: UnsafePointer<DSPSplitComplex>, _ iF: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = complexSum(p) { a.pointee[(i &+ $0) &* ia] * f.pointee[($0) &* iF] } }
}

public func vDSP_zconvD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ f: UnsafePointer<DSPDoubleSplitComplex>,
    _ iF: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c.pointee[i &* ic] = complexSumD(p) { a.pointee[(i &+ $0) &* ia] * f.pointee[($0) &* iF] } }
}

public func vDSP_zrdesamp(
    _ a: UnsafePointer<DSPSplitComplex>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>,
    _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c.pointee[i] = complexSum(p) { a.pointee[i &* df &+ $0] * f[$0] } }
}

public func vDSP_zrdesampD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ df: vDSP_Stride, _ f: UnsafePointer<Double>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c.pointee[i] = complexSumD(p) { a.pointee[i &* df &+ $0] * f[$0] } }
}

public func vDSP_zmmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProduct(m, n, p) {
        c.pointee[($0) &* ic] = $1
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    complexMatrixProductD(m, n, p) {
        c.pointee[($0) &* ic] = $1
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmma(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProduct(m, n, p) {
        d.pointee[($0) &* id] = $1 + c.pointee[($0) &* ic]
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProductD(m, n, p) {
        d.pointee[($0) &* id] = $1 + c.pointee[($0) &* ic]
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmms(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProduct(m, n, p) {
        d.pointee[($0) &* id] = $1 - c.pointee[($0) &* ic]
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmmsD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProductD(m, n, p) {
        d.pointee[($0) &* id] = $1 - c.pointee[($0) &* ic]
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmsm(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ d: UnsafePointer<DSPSplitComplex>, _ id: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProduct(m, n, p) {
        d.pointee[($0) &* id] = c.pointee[($0) &* ic] - $1
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_zmsmD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>, _ id: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    complexMatrixProductD(m, n, p) {
        d.pointee[($0) &* id] = c.pointee[($0) &* ic] - $1
    } _: {
        a.pointee[($0) &* ia]
    } _: {
        b.pointee[($0) &* ib]
    }
}

public func vDSP_polar(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        let (x, y) = (a[i &* ia], a[i &* ia &+ 1])
        (c[i &* ic], c[i &* ic &+ 1]) = ((x * x + y * y).squareRoot(), atan2(y, x))
    }
}

public func vDSP_polarD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in
        let (x, y) = (a[i &* ia], a[i &* ia &+ 1])
        (c[i &* ic], c[i &* ic &+ 1]) = ((x * x + y * y).squareRoot(), atan2(y, x))
    }
}

public func vDSP_rect(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        let (length, angle) = (a[i &* ia], a[i &* ia &+ 1])
        (c[i &* ic], c[i &* ic &+ 1]) = (length * cos(angle), length * sin(angle))
    }
}

public func vDSP_rectD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in
        let (length, angle) = (a[i &* ia], a[i &* ia &+ 1])
        (c[i &* ic], c[i &* ic &+ 1]) = (length * cos(angle), length * sin(angle))
    }
}
