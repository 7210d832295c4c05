// What is worked out of all elements of a vector.

public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    c.pointee = sum(n) { i in a[i &* ia] }
}

public func vDSP_sveD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] }
}

public func vDSP_svesq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia] }
}

public func vDSP_svesqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia] }
}

public func vDSP_svemg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = sum(n) { i in a[i &* ia].magnitude }
}

public func vDSP_svemgD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia].magnitude }
}

public func vDSP_svs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia].magnitude }
}

public func vDSP_svsD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia].magnitude }
}

public func vDSP_sve_svesq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ sum: UnsafeMutablePointer<Float>,
    _ sumOfSquares: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    sum.pointee = AccelerateCompat.sum(n) { i in a[i &* ia] }
    sumOfSquares.pointee = AccelerateCompat.sum(n) { i in a[i &* ia] * a[i &* ia] }
}

public func vDSP_sve_svesqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ sum: UnsafeMutablePointer<Double>,
    _ sumOfSquares: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    sum.pointee = AccelerateCompat.sum(n) { i in a[i &* ia] }
    sumOfSquares.pointee = AccelerateCompat.sum(n) { i in a[i &* ia] * a[i &* ia] }
}

public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = sum(n) { i in a[i &* ia] } / Float(n)
}

public func vDSP_meanvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] } / Double(n)
}

public func vDSP_meamgv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia].magnitude } / Float(n)
}

public func vDSP_meamgvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia].magnitude } / Double(n)
}

public func vDSP_measqv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia] } / Float(n)
}

public func vDSP_measqvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia] } / Double(n)
}

public func vDSP_mvessq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia].magnitude } / Float(n)
}

public func vDSP_mvessqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * a[i &* ia].magnitude } / Double(n)
}

public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = (sum(n) { i in a[i &* ia] * a[i &* ia] } / Float(n)).squareRoot()
}

public func vDSP_rmsqvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = (sum(n) { i in a[i &* ia] * a[i &* ia] } / Double(n)).squareRoot()
}

public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = first(n, from: -.infinity, { i in a[i &* ia] }, >).value
}

public func vDSP_maxvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: -.infinity, { i in a[i &* ia] }, >).value
}

public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = first(n, from: .infinity, { i in a[i &* ia] }, <).value
}

public func vDSP_minvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: .infinity, { i in a[i &* ia] }, <).value
}

public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: 0, { i in a[i &* ia].magnitude }, >).value
}

public func vDSP_maxmgvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: 0, { i in a[i &* ia].magnitude }, >).value
}

public func vDSP_minmgv(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: .infinity, { i in a[i &* ia].magnitude }, <).value
}

public func vDSP_minmgvD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = first(n, from: .infinity, { i in a[i &* ia].magnitude }, <).value
}

public func vDSP_maxvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: -.infinity, { i in a[i &* ia] }, >)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_maxviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: -.infinity, { i in a[i &* ia] }, >)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_minvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: .infinity, { i in a[i &* ia] }, <)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_minviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: .infinity, { i in a[i &* ia] }, <)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_maxmgvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: 0, { i in a[i &* ia].magnitude }, >)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_maxmgviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: 0, { i in a[i &* ia].magnitude }, >)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_minmgvi(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: .infinity, { i in a[i &* ia].magnitude }, <)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_minmgviD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    let best = first(n, from: .infinity, { i in a[i &* ia].magnitude }, <)
    (c.pointee, i.pointee) = (best.value, vDSP_Length(bitPattern: best.index &* ia))
}

public func vDSP_dotpr(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * b[i &* ib] }
}

public func vDSP_dotprD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in a[i &* ia] * b[i &* ib] }
}

public func vDSP_distancesq(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in (a[i &* ia] - b[i &* ib]) * (a[i &* ia] - b[i &* ib]) }
}

public func vDSP_distancesqD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    c.pointee = sum(n) { i in (a[i &* ia] - b[i &* ib]) * (a[i &* ia] - b[i &* ib]) }
}

/// Counts changes of the sign up to a number, and says where the last of them is.
public func vDSP_nzcros(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ c: UnsafeMutablePointer<vDSP_Length>,
    _ d: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    var (found, place): (vDSP_Length, vDSP_Length) = (0, 0)
    var i = 1
    while i < Int(n), found < b {
        if a[(i) &* ia].sign != a[(i - 1) &* ia].sign {
            found += 1
            if found == b { place = vDSP_Length(bitPattern: i &* ia) }
        }
        i += 1
    }
    (c.pointee, d.pointee) = (place, found)
}

/// Counts changes of the sign up to a number, and says where the last of them is.
public func vDSP_nzcrosD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ c: UnsafeMutablePointer<vDSP_Length>,
    _ d: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
    var (found, place): (vDSP_Length, vDSP_Length) = (0, 0)
    var i = 1
    while i < Int(n), found < b {
        if a[(i) &* ia].sign != a[(i - 1) &* ia].sign {
            found += 1
            if found == b { place = vDSP_Length(bitPattern: i &* ia) }
        }
        i += 1
    }
    (c.pointee, d.pointee) = (place, found)
}

/// Numbers with their mean taken off, over their standard deviation.
public func vDSP_normalize(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride,
    _ mean: UnsafeMutablePointer<Float>, _ standardDeviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
    let average = sum(n) { i in a[i &* ia] } / Float(n)
    let deviation = (sum(n) { i in (a[i &* ia] - average) * (a[i &* ia] - average) } / Float(n)).squareRoot()
    (mean.pointee, standardDeviation.pointee) = (average, deviation)
    if let c { each(n) { i in c[i &* ic] = (a[i &* ia] - average) / deviation } }
}

/// Numbers with their mean taken off, over their standard deviation.
public func vDSP_normalizeD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride,
    _ mean: UnsafeMutablePointer<Double>, _ standardDeviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
    let average = sum(n) { i in a[i &* ia] } / Double(n)
    let deviation = (sum(n) { i in (a[i &* ia] - average) * (a[i &* ia] - average) } / Double(n)).squareRoot()
    (mean.pointee, standardDeviation.pointee) = (average, deviation)
    if let c { each(n) { i in c[i &* ic] = (a[i &* ia] - average) / deviation } }
}
