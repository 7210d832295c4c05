// BLAS for real vectors, and the products that most programs want, in Swift: they work without a library.

/// The indices of two vectors' elements; a negative step goes through a vector from its end.
@inline(__always)
private func vectors(_ count: Int32, _ stepX: Int32, _ stepY: Int32) -> some Sequence<(x: Int, y: Int)> {
    let (count, stepX, stepY) = (max(0, Int(count)), Int(stepX), Int(stepY))
    let (x, y) = (stepX < 0 ? (1 - count) * stepX : 0, stepY < 0 ? (1 - count) * stepY : 0)
    return (0..<count).lazy.map { (x: x + $0 * stepX, y: y + $0 * stepY) }
}

/// How far apart a matrix's rows and its columns are in memory.
@inline(__always)
private func steps(_ order: CBLAS_ORDER, _ leading: Int32, isTransposed: Bool) -> (row: Int, column: Int) {
    (order == CblasRowMajor) != isTransposed ? (Int(leading), 1) : (1, Int(leading))
}

public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafePointer<Float>, _ incY: Int32)
    -> Float
{
    vectors(n, incX, incY).reduce(0) { $0 + x[$1.x] * y[$1.y] }
}

public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
    // Scaled, so that no square is too large or too small.
    let largest = vectors(n, incX, incX).reduce(Float(0)) { max($0, x[$1.x].magnitude) }
    guard largest > 0, largest.isFinite else { return largest }
    let sum = vectors(n, incX, incX).reduce(Float(0)) { $0 + (x[$1.x] / largest) * (x[$1.x] / largest) }
    return largest * sum.squareRoot()
}

public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
    vectors(n, incX, incX).reduce(0) { $0 + x[$1.x].magnitude }
}

/// The index of the largest magnitude, from 0.
public func cblas_isamax(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Int32 {
    var best: Int32 = 0
    for index in 1..<max(1, Int(n)) where x[index * Int(incX)].magnitude > x[Int(best) * Int(incX)].magnitude {
        best = Int32(index)
    }
    return best
}

/// Adds a multiple of a vector.
public func cblas_saxpy(
    _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] += alpha * x[place.x] }
}

public func catlas_saxpby(
    _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float,
    _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] = alpha * x[place.x] + beta * y[place.y] }
}

public func catlas_sset(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>, _ incX: Int32) {
    for place in vectors(n, incX, incX) { x[place.x] = alpha }
}

public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>, _ incX: Int32) {
    for place in vectors(n, incX, incX) { x[place.x] *= alpha }
}

public func cblas_scopy(
    _ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] = x[place.x] }
}

public func cblas_sswap(
    _ n: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { (x[place.x], y[place.y]) = (y[place.y], x[place.x]) }
}

/// Rotates the points of two vectors.
public func cblas_srot(
    _ n: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>, _ incY: Int32,
    _ c: Float, _ s: Float
) {
    for place in vectors(n, incX, incY) {
        (x[place.x], y[place.y]) = (c * x[place.x] + s * y[place.y], c * y[place.y] - s * x[place.x])
    }
}

/// The rotation that makes the second number zero.
public func cblas_srotg(
    _ a: UnsafeMutablePointer<Float>, _ b: UnsafeMutablePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ s: UnsafeMutablePointer<Float>
) {
    let (x, y) = (a.pointee, b.pointee)
    let isFirst = x.magnitude > y.magnitude
    let length = (x * x + y * y).squareRoot() * ((isFirst ? x : y) < 0 ? -1 : 1)
    guard length != 0 else { return (c.pointee, s.pointee) = (1, 0) }
    (c.pointee, s.pointee) = (x / length, y / length)
    (a.pointee, b.pointee) = (length, isFirst ? s.pointee : c.pointee != 0 ? 1 / c.pointee : 1)
}

/// `alpha * A * x + beta * y`, with the matrix or its transpose.
public func cblas_sgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>,
    _ lda: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    let isTransposed = transA != CblasNoTrans
    let (rows, columns) = isTransposed ? (n, m) : (m, n)
    let (rowStep, columnStep) = steps(order, lda, isTransposed: isTransposed)
    for (row, place) in vectors(rows, incY, incY).enumerated() {
        let sum = vectors(columns, incX, incX).enumerated().reduce(Float(0)) {
            $0 + a[row * rowStep + $1.offset * columnStep] * x[$1.element.x]
        }
        y[place.y] = alpha * sum + (beta == 0 ? 0 : beta * y[place.y])
    }
}

/// Adds the product of a column and a row to a matrix.
public func cblas_sger(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32,
    _ y: UnsafePointer<Float>, _ incY: Int32, _ a: UnsafeMutablePointer<Float>, _ lda: Int32
) {
    let (rowStep, columnStep) = steps(order, lda, isTransposed: false)
    for (row, place) in vectors(m, incX, incX).enumerated() {
        let factor = alpha * x[place.x]
        for (column, other) in vectors(n, incY, incY).enumerated() {
            a[row * rowStep + column * columnStep] += factor * y[other.y]
        }
    }
}

/// `alpha * A * B + beta * C`, with the matrices or their transposes.
public func cblas_sgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
    _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float,
    _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) {
    let left = steps(order, lda, isTransposed: transA != CblasNoTrans)
    let right = steps(order, ldb, isTransposed: transB != CblasNoTrans)
    let target = steps(order, ldc, isTransposed: false)
    for row in 0..<Int(m) {
        for column in 0..<Int(n) {
            let (x, y) = (a + row &* left.row, b + column &* right.column)
            let product = sum(vDSP_Length(k)) { x[$0 &* left.column] * y[$0 &* right.row] }
            let place = row &* target.row &+ column &* target.column
            c[place] = alpha * product + (beta == 0 ? 0 : beta * c[place])
        }
    }
}

public func cblas_ddot(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ y: UnsafePointer<Double>, _ incY: Int32)
    -> Double
{
    vectors(n, incX, incY).reduce(0) { $0 + x[$1.x] * y[$1.y] }
}

public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
    // Scaled, so that no square is too large or too small.
    let largest = vectors(n, incX, incX).reduce(Double(0)) { max($0, x[$1.x].magnitude) }
    guard largest > 0, largest.isFinite else { return largest }
    let sum = vectors(n, incX, incX).reduce(Double(0)) { $0 + (x[$1.x] / largest) * (x[$1.x] / largest) }
    return largest * sum.squareRoot()
}

public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
    vectors(n, incX, incX).reduce(0) { $0 + x[$1.x].magnitude }
}

/// The index of the largest magnitude, from 0.
public func cblas_idamax(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Int32 {
    var best: Int32 = 0
    for index in 1..<max(1, Int(n)) where x[index * Int(incX)].magnitude > x[Int(best) * Int(incX)].magnitude {
        best = Int32(index)
    }
    return best
}

/// Adds a multiple of a vector.
public func cblas_daxpy(
    _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] += alpha * x[place.x] }
}

public func catlas_daxpby(
    _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double,
    _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] = alpha * x[place.x] + beta * y[place.y] }
}

public func catlas_dset(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>, _ incX: Int32) {
    for place in vectors(n, incX, incX) { x[place.x] = alpha }
}

public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>, _ incX: Int32) {
    for place in vectors(n, incX, incX) { x[place.x] *= alpha }
}

public func cblas_dcopy(
    _ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { y[place.y] = x[place.x] }
}

public func cblas_dswap(
    _ n: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    for place in vectors(n, incX, incY) { (x[place.x], y[place.y]) = (y[place.y], x[place.x]) }
}

/// Rotates the points of two vectors.
public func cblas_drot(
    _ n: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>, _ incY: Int32,
    _ c: Double, _ s: Double
) {
    for place in vectors(n, incX, incY) {
        (x[place.x], y[place.y]) = (c * x[place.x] + s * y[place.y], c * y[place.y] - s * x[place.x])
    }
}

/// The rotation that makes the second number zero.
public func cblas_drotg(
    _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ s: UnsafeMutablePointer<Double>
) {
    let (x, y) = (a.pointee, b.pointee)
    let isFirst = x.magnitude > y.magnitude
    let length = (x * x + y * y).squareRoot() * ((isFirst ? x : y) < 0 ? -1 : 1)
    guard length != 0 else { return (c.pointee, s.pointee) = (1, 0) }
    (c.pointee, s.pointee) = (x / length, y / length)
    (a.pointee, b.pointee) = (length, isFirst ? s.pointee : c.pointee != 0 ? 1 / c.pointee : 1)
}

/// `alpha * A * x + beta * y`, with the matrix or its transpose.
public func cblas_dgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double,
    _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    let isTransposed = transA != CblasNoTrans
    let (rows, columns) = isTransposed ? (n, m) : (m, n)
    let (rowStep, columnStep) = steps(order, lda, isTransposed: isTransposed)
    for (row, place) in vectors(rows, incY, incY).enumerated() {
        let sum = vectors(columns, incX, incX).enumerated().reduce(Double(0)) {
            $0 + a[row * rowStep + $1.offset * columnStep] * x[$1.element.x]
        }
        y[place.y] = alpha * sum + (beta == 0 ? 0 : beta * y[place.y])
    }
}

/// Adds the product of a column and a row to a matrix.
public func cblas_dger(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32,
    _ y: UnsafePointer<Double>, _ incY: Int32, _ a: UnsafeMutablePointer<Double>, _ lda: Int32
) {
    let (rowStep, columnStep) = steps(order, lda, isTransposed: false)
    for (row, place) in vectors(m, incX, incX).enumerated() {
        let factor = alpha * x[place.x]
        for (column, other) in vectors(n, incY, incY).enumerated() {
            a[row * rowStep + column * columnStep] += factor * y[other.y]
        }
    }
}

/// `alpha * A * B + beta * C`, with the matrices or their transposes.
public func cblas_dgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
    _ alpha: Double, _ a: UnsafePointer<Double>, _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double,
    _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
    let left = steps(order, lda, isTransposed: transA != CblasNoTrans)
    let right = steps(order, ldb, isTransposed: transB != CblasNoTrans)
    let target = steps(order, ldc, isTransposed: false)
    for row in 0..<Int(m) {
        for column in 0..<Int(n) {
            let (x, y) = (a + row &* left.row, b + column &* right.column)
            let product = sum(vDSP_Length(k)) { x[$0 &* left.column] * y[$0 &* right.row] }
            let place = row &* target.row &+ column &* target.column
            c[place] = alpha * product + (beta == 0 ? 0 : beta * c[place])
        }
    }
}

public func cblas_dsdot(
    _ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafePointer<Float>, _ incY: Int32
) -> Double { vectors(n, incX, incY).reduce(0) { $0 + Double(x[$1.x]) * Double(y[$1.y]) } }

public func cblas_sdsdot(
    _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32, _ y: UnsafePointer<Float>, _ incY: Int32
) -> Float { Float(Double(alpha) + cblas_dsdot(n, x, incX, y, incY)) }
