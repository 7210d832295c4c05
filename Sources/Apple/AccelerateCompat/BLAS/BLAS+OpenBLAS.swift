// The rest of BLAS, by Debian's OpenBLAS.

public func cblas_cdotu_sub(
    _ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32,
    _ dotu: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cdotu_sub"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            n, x, incX, y, incY, dotu)
}

public func cblas_cdotc_sub(
    _ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32,
    _ dotc: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cdotc_sub"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            n, x, incX, y, incY, dotc)
}

public func cblas_zdotu_sub(
    _ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32,
    _ dotu: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zdotu_sub"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            n, x, incX, y, incY, dotu)
}

public func cblas_zdotc_sub(
    _ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32,
    _ dotc: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zdotc_sub"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            n, x, incX, y, incY, dotc)
}

public func cblas_scnrm2(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Float {
    unsafeBitCast(LinearAlgebra.function("cblas_scnrm2"), to: (@convention(c) (Int32, Argument, Int32) -> Float).self)(
        n, x, incX)
}

public func cblas_scasum(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Float {
    unsafeBitCast(LinearAlgebra.function("cblas_scasum"), to: (@convention(c) (Int32, Argument, Int32) -> Float).self)(
        n, x, incX)
}

public func cblas_dznrm2(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Double {
    unsafeBitCast(LinearAlgebra.function("cblas_dznrm2"), to: (@convention(c) (Int32, Argument, Int32) -> Double).self)(
        n, x, incX)
}

public func cblas_dzasum(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Double {
    unsafeBitCast(LinearAlgebra.function("cblas_dzasum"), to: (@convention(c) (Int32, Argument, Int32) -> Double).self)(
        n, x, incX)
}

public func cblas_icamax(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Int32 {
    unsafeBitCast(LinearAlgebra.function("cblas_icamax"), to: (@convention(c) (Int32, Argument, Int32) -> Int32).self)(
        n, x, incX)
}

public func cblas_izamax(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32) -> Int32 {
    unsafeBitCast(LinearAlgebra.function("cblas_izamax"), to: (@convention(c) (Int32, Argument, Int32) -> Int32).self)(
        n, x, incX)
}

public func cblas_cswap(
    _ n: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cswap"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32) -> Void).self)(n, x, incX, y, incY)
}

public func cblas_ccopy(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ccopy"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32) -> Void).self)(n, x, incX, y, incY)
}

public func cblas_caxpy(
    _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_caxpy"),
        to: (@convention(c) (Int32, Argument, Argument, Int32, Argument, Int32) -> Void).self)(
            n, alpha, x, incX, y, incY)
}

public func cblas_zswap(
    _ n: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zswap"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32) -> Void).self)(n, x, incX, y, incY)
}

public func cblas_zcopy(_ n: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zcopy"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32) -> Void).self)(n, x, incX, y, incY)
}

public func cblas_zaxpy(
    _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zaxpy"),
        to: (@convention(c) (Int32, Argument, Argument, Int32, Argument, Int32) -> Void).self)(
            n, alpha, x, incX, y, incY)
}

public func cblas_srotmg(
    _ d1: UnsafeMutablePointer<Float>, _ d2: UnsafeMutablePointer<Float>, _ b1: UnsafeMutablePointer<Float>,
    _ b2: Float, _ p: UnsafeMutablePointer<Float>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_srotmg"),
        to: (@convention(c) (Argument, Argument, Argument, Float, Argument) -> Void).self)(d1, d2, b1, b2, p)
}

public func cblas_srotm(
    _ n: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32, _ y: UnsafeMutablePointer<Float>, _ incY: Int32,
    _ p: UnsafePointer<Float>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_srotm"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(n, x, incX, y, incY, p)
}

public func cblas_drotmg(
    _ d1: UnsafeMutablePointer<Double>, _ d2: UnsafeMutablePointer<Double>, _ b1: UnsafeMutablePointer<Double>,
    _ b2: Double, _ p: UnsafeMutablePointer<Double>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_drotmg"),
        to: (@convention(c) (Argument, Argument, Argument, Double, Argument) -> Void).self)(d1, d2, b1, b2, p)
}

public func cblas_drotm(
    _ n: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32, _ y: UnsafeMutablePointer<Double>, _ incY: Int32,
    _ p: UnsafePointer<Double>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_drotm"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Argument) -> Void).self)(n, x, incX, y, incY, p)
}

public func cblas_cscal(_ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cscal"), to: (@convention(c) (Int32, Argument, Argument, Int32) -> Void).self)(
            n, alpha, x, incX)
}

public func cblas_zscal(_ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zscal"), to: (@convention(c) (Int32, Argument, Argument, Int32) -> Void).self)(
            n, alpha, x, incX)
}

public func cblas_csscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutableRawPointer, _ incX: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_csscal"), to: (@convention(c) (Int32, Float, Argument, Int32) -> Void).self)(
            n, alpha, x, incX)
}

public func cblas_zdscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutableRawPointer, _ incX: Int32) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zdscal"), to: (@convention(c) (Int32, Double, Argument, Int32) -> Void).self)(
            n, alpha, x, incX)
}

public func cblas_crotg(
    _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer, _ c: UnsafeMutableRawPointer,
    _ s: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_crotg"),
        to: (@convention(c) (Argument, Argument, Argument, Argument) -> Void).self)(a, b, c, s)
}

public func cblas_zrotg(
    _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer, _ c: UnsafeMutableRawPointer,
    _ s: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zrotg"),
        to: (@convention(c) (Argument, Argument, Argument, Argument) -> Void).self)(a, b, c, s)
}

public func cblas_csrot(
    _ n: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32, _ c: Float,
    _ s: Float
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_csrot"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Float, Float) -> Void).self)(
            n, x, incX, y, incY, c, s)
}

public func cblas_zdrot(
    _ n: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32, _ y: UnsafeMutableRawPointer, _ incY: Int32, _ c: Double,
    _ s: Double
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zdrot"),
        to: (@convention(c) (Int32, Argument, Int32, Argument, Int32, Double, Double) -> Void).self)(
            n, x, incX, y, incY, c, s)
}

public func cblas_sgbmv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ kl: Int32, _ ku: Int32, _ alpha: Float,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float,
    _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_sgbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Int32, Int32, Float, Argument, Int32, Argument, Int32, Float, Argument, Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, kl, ku, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_strmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_strmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_stbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_stbmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_stpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafePointer<Float>, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_stpmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_strsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_strsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_stbsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_stbsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_stpsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafePointer<Float>, _ x: UnsafeMutablePointer<Float>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_stpsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_dgbmv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ kl: Int32, _ ku: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double,
    _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dgbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Int32, Int32, Double, Argument, Int32, Argument, Int32, Double, Argument,
            Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, kl, ku, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_dtrmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtrmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_dtbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtbmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_dtpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafePointer<Double>, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtpmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_dtrsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtrsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_dtbsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtbsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_dtpsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafePointer<Double>, _ x: UnsafeMutablePointer<Double>, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtpsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_cgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer,
    _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cgemv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_cgbmv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ kl: Int32, _ ku: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32,
    _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cgbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument,
            Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, kl, ku, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_ctrmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctrmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_ctbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctbmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_ctpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctpmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_ctrsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctrsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_ctbsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctbsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_ctpsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctpsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_zgemv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer,
    _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zgemv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_zgbmv(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ kl: Int32, _ ku: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32,
    _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zgbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument,
            Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, m, n, kl, ku, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_ztrmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztrmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_ztbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztbmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_ztpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztpmv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_ztrsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztrsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, a, lda, x, incX)
}

public func cblas_ztbsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32, _ k: Int32,
    _ a: UnsafeRawPointer, _ lda: Int32, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztbsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, k, a, lda, x, incX)
}

public func cblas_ztpsv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG, _ n: Int32,
    _ ap: UnsafeRawPointer, _ x: UnsafeMutableRawPointer, _ incX: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztpsv"),
        to: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32, Argument, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, n, ap, x, incX)
}

public func cblas_ssymv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32,
    _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssymv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument, Int32, Float, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_ssbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ k: Int32, _ alpha: Float, _ a: UnsafePointer<Float>,
    _ lda: Int32, _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Argument, Int32, Float, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, k, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_sspmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ ap: UnsafePointer<Float>,
    _ x: UnsafePointer<Float>, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_sspmv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Argument, Int32, Float, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, ap, x, incX, beta, y, incY)
}

public func cblas_ssyr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32,
    _ a: UnsafeMutablePointer<Float>, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssyr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a, lda)
}

public func cblas_sspr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32,
    _ ap: UnsafeMutablePointer<Float>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_sspr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, ap)
}

public func cblas_ssyr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32,
    _ y: UnsafePointer<Float>, _ incY: Int32, _ a: UnsafeMutablePointer<Float>, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssyr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_sspr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>, _ incX: Int32,
    _ y: UnsafePointer<Float>, _ incY: Int32, _ a: UnsafeMutablePointer<Float>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_sspr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a)
}

public func cblas_dsymv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ a: UnsafePointer<Double>, _ lda: Int32,
    _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double, _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsymv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument, Int32, Double, Argument, Int32)
            -> Void).self)(order.rawValue, uplo.rawValue, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_dsbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ k: Int32, _ alpha: Double, _ a: UnsafePointer<Double>,
    _ lda: Int32, _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double, _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Argument, Int32, Double, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, k, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_dspmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ ap: UnsafePointer<Double>,
    _ x: UnsafePointer<Double>, _ incX: Int32, _ beta: Double, _ y: UnsafeMutablePointer<Double>, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dspmv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Argument, Int32, Double, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, ap, x, incX, beta, y, incY)
}

public func cblas_dsyr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32,
    _ a: UnsafeMutablePointer<Double>, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsyr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a, lda)
}

public func cblas_dspr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32,
    _ ap: UnsafeMutablePointer<Double>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dspr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, ap)
}

public func cblas_dsyr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32,
    _ y: UnsafePointer<Double>, _ incY: Int32, _ a: UnsafeMutablePointer<Double>, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsyr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_dspr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>, _ incX: Int32,
    _ y: UnsafePointer<Double>, _ incY: Int32, _ a: UnsafeMutablePointer<Double>
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dspr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a)
}

public func cblas_chemv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer,
    _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chemv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_chbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ k: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer,
    _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, k, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_chpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ ap: UnsafeRawPointer,
    _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chpmv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Argument, Int32, Argument, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, n, alpha, ap, x, incX, beta, y, incY)
}

public func cblas_cgeru(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32,
    _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cgeru"),
        to: (@convention(c) (UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, m, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_cgerc(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32,
    _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cgerc"),
        to: (@convention(c) (UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, m, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_cher(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafeRawPointer, _ incX: Int32,
    _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cher"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a, lda)
}

public func cblas_chpr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Float, _ x: UnsafeRawPointer, _ incX: Int32,
    _ a: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chpr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Float, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a)
}

public func cblas_cher2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer,
    _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cher2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_chpr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer,
    _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32, _ ap: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chpr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, ap)
}

public func cblas_zhemv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer,
    _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhemv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_zhbmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ k: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer,
    _ lda: Int32, _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer,
    _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhbmv"),
        to: (@convention(c) (
            UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, n, k, alpha, a, lda, x, incX, beta, y, incY)
}

public func cblas_zhpmv(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ ap: UnsafeRawPointer,
    _ x: UnsafeRawPointer, _ incX: Int32, _ beta: UnsafeRawPointer, _ y: UnsafeMutableRawPointer, _ incY: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhpmv"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Argument, Int32, Argument, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, n, alpha, ap, x, incX, beta, y, incY)
}

public func cblas_zgeru(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32,
    _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zgeru"),
        to: (@convention(c) (UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, m, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_zgerc(
    _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer, _ incX: Int32,
    _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zgerc"),
        to: (@convention(c) (UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, m, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_zher(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafeRawPointer, _ incX: Int32,
    _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zher"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument, Int32) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a, lda)
}

public func cblas_zhpr(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: Double, _ x: UnsafeRawPointer, _ incX: Int32,
    _ a: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhpr"),
        to: (@convention(c) (UInt32, UInt32, Int32, Double, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, a)
}

public func cblas_zher2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer,
    _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32, _ a: UnsafeMutableRawPointer, _ lda: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zher2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Int32) -> Void)
            .self)(order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, a, lda)
}

public func cblas_zhpr2(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ n: Int32, _ alpha: UnsafeRawPointer, _ x: UnsafeRawPointer,
    _ incX: Int32, _ y: UnsafeRawPointer, _ incY: Int32, _ ap: UnsafeMutableRawPointer
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhpr2"),
        to: (@convention(c) (UInt32, UInt32, Int32, Argument, Argument, Int32, Argument, Int32, Argument) -> Void).self)(
            order.rawValue, uplo.rawValue, n, alpha, x, incX, y, incY, ap)
}

public func cblas_ssymm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: Float,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float,
    _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssymm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Argument, Int32, Float, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_ssyrk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Float,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssyrk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Float, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_ssyr2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Float,
    _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float,
    _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ssyr2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Argument, Int32, Float, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_strmm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafeMutablePointer<Float>,
    _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_strmm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_strsm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafeMutablePointer<Float>,
    _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_strsm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_dsymm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double,
    _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsymm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Argument, Int32, Double, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_dsyrk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ beta: Double, _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsyrk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Double, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_dsyr2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Double,
    _ a: UnsafePointer<Double>, _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double,
    _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dsyr2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Argument, Int32, Double, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_dtrmm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: Double, _ a: UnsafePointer<Double>, _ lda: Int32,
    _ b: UnsafeMutablePointer<Double>, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtrmm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_dtrsm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: Double, _ a: UnsafePointer<Double>, _ lda: Int32,
    _ b: UnsafeMutablePointer<Double>, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_dtrsm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_cgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32,
    _ beta: UnsafeRawPointer, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cgemm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument,
            Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, transB.rawValue, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_csymm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_csymm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_csyrk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_csyrk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Argument, Int32)
            -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_csyr2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32,
    _ beta: UnsafeRawPointer, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_csyr2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_ctrmm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32,
    _ b: UnsafeMutableRawPointer, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctrmm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_ctrsm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32,
    _ b: UnsafeMutableRawPointer, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ctrsm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_zgemm(
    _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32,
    _ beta: UnsafeRawPointer, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zgemm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument,
            Int32
        ) -> Void).self)(order.rawValue, transA.rawValue, transB.rawValue, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_zsymm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zsymm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_zsyrk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zsyrk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Argument, Int32)
            -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_zsyr2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32,
    _ beta: UnsafeRawPointer, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zsyr2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_ztrmm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32,
    _ b: UnsafeMutableRawPointer, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztrmm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_ztrsm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ transA: CBLAS_TRANSPOSE, _ diag: CBLAS_DIAG,
    _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32,
    _ b: UnsafeMutableRawPointer, _ ldb: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_ztrsm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32
        ) -> Void).self)(
            order.rawValue, side.rawValue, uplo.rawValue, transA.rawValue, diag.rawValue, m, n, alpha, a, lda, b, ldb)
}

public func cblas_chemm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_chemm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_cherk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Float,
    _ a: UnsafeRawPointer, _ lda: Int32, _ beta: Float, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cherk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Float, Argument, Int32, Float, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_cher2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: Float,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_cher2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Float, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_zhemm(
    _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ uplo: CBLAS_UPLO, _ m: Int32, _ n: Int32, _ alpha: UnsafeRawPointer,
    _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: UnsafeRawPointer,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zhemm"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Argument, Argument, Int32
        ) -> Void).self)(order.rawValue, side.rawValue, uplo.rawValue, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
}

public func cblas_zherk(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32, _ alpha: Double,
    _ a: UnsafeRawPointer, _ lda: Int32, _ beta: Double, _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zherk"),
        to: (@convention(c) (UInt32, UInt32, UInt32, Int32, Int32, Double, Argument, Int32, Double, Argument, Int32) ->
            Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, beta, c, ldc)
}

public func cblas_zher2k(
    _ order: CBLAS_ORDER, _ uplo: CBLAS_UPLO, _ trans: CBLAS_TRANSPOSE, _ n: Int32, _ k: Int32,
    _ alpha: UnsafeRawPointer, _ a: UnsafeRawPointer, _ lda: Int32, _ b: UnsafeRawPointer, _ ldb: Int32, _ beta: Double,
    _ c: UnsafeMutableRawPointer, _ ldc: Int32
) {
    unsafeBitCast(
        LinearAlgebra.function("cblas_zher2k"),
        to: (@convention(c) (
            UInt32, UInt32, UInt32, Int32, Int32, Argument, Argument, Int32, Argument, Int32, Double, Argument, Int32
        ) -> Void).self)(order.rawValue, uplo.rawValue, trans.rawValue, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}
