// Vectors that are filled, moved, sorted, interpolated and summed up.

public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    each(n) { i in c[i &* ic] = 0 }
}

public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    each(n) { i in c[i &* ic] = 0 }
}

public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length)
{
    each(n) { i in c[i &* ic] = a.pointee }
}

public func vDSP_vfillD(
    _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee }
}

public func vDSP_vfilli(
    _ a: UnsafePointer<Int32>, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee }
}

public func vDSP_vramp(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee + Float(i) * b.pointee }
}

public func vDSP_vrampD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a.pointee + Double(i) * b.pointee }
}

public func vDSP_vgen(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let step = (b.pointee - a.pointee) / Float(max(n, 2) - 1)
    each(n) { i in c[i &* ic] = a.pointee + step * Float(i) }
}

public func vDSP_vgenD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let step = (b.pointee - a.pointee) / Double(max(n, 2) - 1)
    each(n) { i in c[i &* ic] = a.pointee + step * Double(i) }
}

/// A line through points, given by heights and increasing places.
public func vDSP_vgenp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    var k = 0
    each(n) { i in
        let place = Float(i)
        while k + 1 < Int(bitPattern: m), b[(k + 1) &* ib] < place { k += 1 }
        if place <= b[(0) &* ib] {
            c[i &* ic] = a[(0) &* ia]
        } else if k + 1 >= Int(bitPattern: m) {
            c[i &* ic] = a[(Int(bitPattern: m) - 1) &* ia]
        } else {
            c[i &* ic] =
                a[(k) &* ia] + (a[(k + 1) &* ia] - a[(k) &* ia]) * (place - b[(k) &* ib])
                / (b[(k + 1) &* ib] - b[(k) &* ib])
        }
    }
}

/// A line through points, given by heights and increasing places.
public func vDSP_vgenpD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    var k = 0
    each(n) { i in
        let place = Double(i)
        while k + 1 < Int(bitPattern: m), b[(k + 1) &* ib] < place { k += 1 }
        if place <= b[(0) &* ib] {
            c[i &* ic] = a[(0) &* ia]
        } else if k + 1 >= Int(bitPattern: m) {
            c[i &* ic] = a[(Int(bitPattern: m) - 1) &* ia]
        } else {
            c[i &* ic] =
                a[(k) &* ia] + (a[(k + 1) &* ia] - a[(k) &* ia]) * (place - b[(k) &* ib])
                / (b[(k + 1) &* ib] - b[(k) &* ib])
        }
    }
}

/// One vector that fades into another.
public func vDSP_vtmerg(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let last = Float(max(n, 2) - 1)
    each(n) { i in c[i &* ic] = a[i &* ia] + (b[i &* ib] - a[i &* ia]) * Float(i) / last }
}

/// One vector that fades into another.
public func vDSP_vtmergD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let last = Double(max(n, 2) - 1)
    each(n) { i in c[i &* ic] = a[i &* ia] + (b[i &* ib] - a[i &* ia]) * Double(i) / last }
}

public func vDSP_vswap(
    _ a: UnsafeMutablePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Float>, _ ib: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in
        let value = a[i &* ia]
        a[i &* ia] = b[i &* ib]
        b[i &* ib] = value
    }
}

public func vDSP_vswapD(
    _ a: UnsafeMutablePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Double>, _ ib: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in
        let value = a[i &* ia]
        a[i &* ia] = b[i &* ib]
        b[i &* ib] = value
    }
}

public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    each(n / 2) { i in
        let (value, other) = (c[i &* ic], (Int(bitPattern: n) &- 1 &- i) &* ic)
        c[i &* ic] = c[other]
        c[other] = value
    }
}

public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    each(n / 2) { i in
        let (value, other) = (c[i &* ic], (Int(bitPattern: n) &- 1 &- i) &* ic)
        c[i &* ic] = c[other]
        c[other] = value
    }
}

/// In ascending order where the order is 1, and in descending order where it is -1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ order: Int32) {
    let sorted = sorted(n, isAscending: order > 0) { c[$0] }
    each(n) { i in c[i] = sorted[i] }
}

/// In ascending order where the order is 1, and in descending order where it is -1.
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ order: Int32) {
    let sorted = sorted(n, isAscending: order > 0) { c[$0] }
    each(n) { i in c[i] = sorted[i] }
}

public func vDSP_vindex(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[integer(b[i &* ib])] }
}

public func vDSP_vindexD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[integer(b[i &* ib])] }
}

/// Elements by indices, the first of which is 1.
public func vDSP_vgathr(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[Int(bitPattern: b[i &* ib]) &- 1] }
}

/// Elements by indices, the first of which is 1.
public func vDSP_vgathrD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[Int(bitPattern: b[i &* ib]) &- 1] }
}

/// The elements whose gate is not zero, close together.
public func vDSP_vcmprs(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    var p = 0
    each(n) { i in
        if b[i &* ib] != 0 {
            c[(p) &* ic] = a[i &* ia]
            p &+= 1
        }
    }
}

/// The elements whose gate is not zero, close together.
public func vDSP_vcmprsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    var p = 0
    each(n) { i in
        if b[i &* ib] != 0 {
            c[(p) &* ic] = a[i &* ia]
            p &+= 1
        }
    }
}

public func vDSP_vlint(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    each(n) { i in
        let place: Int = integer(b[i &* ib])
        let part = b[i &* ib] - Float(place)
        c[i &* ic] = a[place] + (part == 0 ? 0 : part * (a[place + 1] - a[place]))
    }
}

public func vDSP_vlintD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    each(n) { i in
        let place: Int = integer(b[i &* ib])
        let part = b[i &* ib] - Double(place)
        c[i &* ic] = a[place] + (part == 0 ? 0 : part * (a[place + 1] - a[place]))
    }
}

public func vDSP_vqint(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    each(n) { i in
        let place: Int = max(integer(b[i &* ib]), 1)
        let part = b[i &* ib] - Float(place)
        let (before, at, after) = (a[place - 1], a[place], a[place + 1])
        c[i &* ic] = (before * (part * part - part) + at * (2 - 2 * part * part) + after * (part * part + part)) / 2
    }
}

public func vDSP_vqintD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
    each(n) { i in
        let place: Int = max(integer(b[i &* ib]), 1)
        let part = b[i &* ib] - Double(place)
        let (before, at, after) = (a[place - 1], a[place], a[place + 1])
        c[i &* ic] = (before * (part * part - part) + at * (2 - 2 * part * part) + after * (part * part + part)) / 2
    }
}

public func vDSP_vintb(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] + c.pointee * (b[i &* ib] - a[i &* ia]) }
}

public func vDSP_vintbD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] + c.pointee * (b[i &* ib] - a[i &* ia]) }
}

public func vDSP_vtabi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Float>, _ s2: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>, _ m: vDSP_Length, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        let place = s1.pointee * a[i &* ia] + s2.pointee
        if place < 0 {
            d[i &* id] = c[0]
        } else if place < Float(m) - 1 {
            let index: Int = integer(place)
            let part = place - Float(index)
            d[i &* id] = (1 - part) * c[index] + part * c[index + 1]
        } else {
            d[i &* id] = c[Int(bitPattern: m) - 1]
        }
    }
}

public func vDSP_vtabiD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Double>, _ s2: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>, _ m: vDSP_Length, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        let place = s1.pointee * a[i &* ia] + s2.pointee
        if place < 0 {
            d[i &* id] = c[0]
        } else if place < Double(m) - 1 {
            let index: Int = integer(place)
            let part = place - Double(index)
            d[i &* id] = (1 - part) * c[index] + part * c[index + 1]
        } else {
            d[i &* id] = c[Int(bitPattern: m) - 1]
        }
    }
}

/// A polynomial's values, by its coefficients from the highest power down.
public func vDSP_vpoly(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in
        var value: Float = 0
        for power in 0...Int(bitPattern: p) { value = value * b[i &* ib] + a[(power) &* ia] }
        c[i &* ic] = value
    }
}

/// A polynomial's values, by its coefficients from the highest power down.
public func vDSP_vpolyD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in
        var value: Double = 0
        for power in 0...Int(bitPattern: p) { value = value * b[i &* ib] + a[(power) &* ia] }
        c[i &* ic] = value
    }
}

/// Running sums, scaled; the first is 0, and the first element is not used.
public func vDSP_vrsum(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    var total: Float = 0
    each(n) { i in
        if i > 0 { total += a[i &* ia] }
        c[i &* ic] = s.pointee * total
    }
}

/// Running sums, scaled; the first is 0, and the first element is not used.
public func vDSP_vrsumD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    var total: Double = 0
    each(n) { i in
        if i > 0 { total += a[i &* ia] }
        c[i &* ic] = s.pointee * total
    }
}

public func vDSP_vsimps(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        if i == 0 {
            c[i &* ic] = 0
        } else if i == 1 {
            c[i &* ic] = b.pointee * (a[(0) &* ia] + a[(1) &* ia]) / 2
        } else {
            c[i &* ic] = c[(i - 2) &* ic] + b.pointee * (a[(i - 2) &* ia] + 4 * a[(i - 1) &* ia] + a[i &* ia]) / 3
        }
    }
}

public func vDSP_vsimpsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        if i == 0 {
            c[i &* ic] = 0
        } else if i == 1 {
            c[i &* ic] = b.pointee * (a[(0) &* ia] + a[(1) &* ia]) / 2
        } else {
            c[i &* ic] = c[(i - 2) &* ic] + b.pointee * (a[(i - 2) &* ia] + 4 * a[(i - 1) &* ia] + a[i &* ia]) / 3
        }
    }
}

public func vDSP_vtrapz(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = i == 0 ? 0 : c[(i - 1) &* ic] + b.pointee * (a[(i - 1) &* ia] + a[i &* ia]) / 2 }
}

public func vDSP_vtrapzD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = i == 0 ? 0 : c[(i - 1) &* ic] + b.pointee * (a[(i - 1) &* ia] + a[i &* ia]) / 2 }
}

public func vDSP_vswsum(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    each(n) { i in c[i &* ic] = sum(p) { a[(i &+ $0) &* ia] } }
}

public func vDSP_vswsumD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c[i &* ic] = sum(p) { a[(i &+ $0) &* ia] } }
}

public func vDSP_vswmax(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ windowLength: vDSP_Length
) {
    each(n) { i in c[i &* ic] = first(windowLength, from: -.infinity, { a[(i &+ $0) &* ia] }, >).value }
}

public func vDSP_vswmaxD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length, _ windowLength: vDSP_Length
) {
    each(n) { i in c[i &* ic] = first(windowLength, from: -.infinity, { a[(i &+ $0) &* ia] }, >).value }
}

/// A recursive filter of the second order; the first two outputs are given.
public func vDSP_deq22(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { k in
        let i = k &+ 2
        let past = a[i &* ia] * b[0] + a[(i - 1) &* ia] * b[1] + a[(i - 2) &* ia] * b[2]
        c[i &* ic] = past - c[(i - 1) &* ic] * b[3] - c[(i - 2) &* ic] * b[4]
    }
}

/// A recursive filter of the second order; the first two outputs are given.
public func vDSP_deq22D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { k in
        let i = k &+ 2
        let past = a[i &* ia] * b[0] + a[(i - 1) &* ia] * b[1] + a[(i - 2) &* ia] * b[2]
        c[i &* ic] = past - c[(i - 1) &* ic] * b[3] - c[(i - 2) &* ic] * b[4]
    }
}

/// The correlation with a filter; its convolution where the filter's stride is negative, from its last element.
public func vDSP_conv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ iF: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c[i &* ic] = sum(p) { a[(i &+ $0) &* ia] * f[($0) &* iF] } }
}

/// The correlation with a filter; its convolution where the filter's stride is negative, from its last element.
public func vDSP_convD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ iF: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c[i &* ic] = sum(p) { a[(i &+ $0) &* ia] * f[($0) &* iF] } }
}

/// A signal that is filtered, and of which every few values are kept.
public func vDSP_desamp(
    _ a: UnsafePointer<Float>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c[i] = sum(p) { a[i &* df &+ $0] * f[$0] } }
}

/// A signal that is filtered, and of which every few values are kept.
public func vDSP_desampD(
    _ a: UnsafePointer<Double>, _ df: vDSP_Stride, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length, _ p: vDSP_Length
) {
    each(n) { i in c[i] = sum(p) { a[i &* df &+ $0] * f[$0] } }
}

public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.5, 0.5], scale: flag & 2 != 0 ? 0.816496580927726 * 2 : 1)
}

public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.5, 0.5], scale: flag & 2 != 0 ? 0.816496580927726 * 2 : 1)
}

public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.54, 0.46], scale: 1)
}

public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.54, 0.46], scale: 1)
}

public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.42, 0.5, 0.08], scale: 1)
}

public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    window(c, n, flag, [0.42, 0.5, 0.08], scale: 1)
}

/// A part of a matrix, copied.
public func vDSP_mmov(
    _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length,
    _ tc: vDSP_Length
) {
    each(n) { row in each(m) { c[row &* Int(bitPattern: tc) &+ $0] = a[row &* Int(bitPattern: ta) &+ $0] } }
}

/// A part of a matrix, copied.
public func vDSP_mmovD(
    _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ m: vDSP_Length, _ n: vDSP_Length,
    _ ta: vDSP_Length, _ tc: vDSP_Length
) {
    each(n) { row in each(m) { c[row &* Int(bitPattern: tc) &+ $0] = a[row &* Int(bitPattern: ta) &+ $0] } }
}

public func vDSP_mmul(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    matrixProduct(m, n, p) {
        c[($0) &* ic] = $1
    } _: {
        a[($0) &* ia]
    } _: {
        b[($0) &* ib]
    }
}

public func vDSP_mmulD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
    matrixProduct(m, n, p) {
        c[($0) &* ic] = $1
    } _: {
        a[($0) &* ia]
    } _: {
        b[($0) &* ib]
    }
}

/// A matrix with M rows and N columns, whose transpose is given.
public func vDSP_mtrans(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length,
    _ n: vDSP_Length
) {
    transpose(m, n, { a[($0) &* ia] }, { c[($0) &* ic] = $1 })
}

/// A matrix with M rows and N columns, whose transpose is given.
public func vDSP_mtransD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ m: vDSP_Length, _ n: vDSP_Length
) {
    transpose(m, n, { a[($0) &* ia] }, { c[($0) &* ic] = $1 })
}

public func vDSP_f3x3(
    _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>
) {
    filter(a, nr, nc, f, c, 3, 3)
}

public func vDSP_f3x3D(
    _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>
) {
    filter(a, nr, nc, f, c, 3, 3)
}

public func vDSP_f5x5(
    _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>
) {
    filter(a, nr, nc, f, c, 5, 5)
}

public func vDSP_f5x5D(
    _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>
) {
    filter(a, nr, nc, f, c, 5, 5)
}

public func vDSP_imgfir(
    _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ p: vDSP_Length, _ q: vDSP_Length
) {
    filter(a, nr, nc, f, c, p, q)
}

public func vDSP_imgfirD(
    _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>, _ p: vDSP_Length, _ q: vDSP_Length
) {
    filter(a, nr, nc, f, c, p, q)
}
