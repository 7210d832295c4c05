// LAPACK, by Debian's OpenBLAS: matrices lie by columns, and work is given by the caller.

public func slamch_(_ cmach: UnsafePointer<CChar>!) -> Float {
    unsafeBitCast(LinearAlgebra.function("slamch_"), to: (@convention(c) (Argument, Int) -> Float).self)(cmach, 1)
}

public func slapy2_(_ x: UnsafePointer<Float>!, _ y: UnsafePointer<Float>!) -> Float {
    unsafeBitCast(LinearAlgebra.function("slapy2_"), to: (@convention(c) (Argument, Argument) -> Float).self)(x, y)
}

@discardableResult
public func slarnv_(
    _ idist: UnsafePointer<__LAPACK_int>!, _ iseed: UnsafeMutablePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ x: UnsafeMutablePointer<Float>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("slarnv_"), to: (@convention(c) (Argument, Argument, Argument, Argument) -> Void).self)(
            idist, iseed, n, x)
    return 0
}

@discardableResult
public func slartg_(
    _ f: UnsafePointer<Float>!, _ g: UnsafePointer<Float>!, _ cs: UnsafeMutablePointer<Float>!,
    _ sn: UnsafeMutablePointer<Float>!, _ r: UnsafeMutablePointer<Float>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("slartg_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument) -> Void).self)(f, g, cs, sn, r)
    return 0
}

@discardableResult
public func spotrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("spotrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func spotri_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("spotri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func sgetrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            m, n, a, lda, ipiv, info)
    return 0
}

@discardableResult
public func strtri_(
    _ uplo: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("strtri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int, Int) -> Void).self)(
            uplo, diag, n, a, lda, info, 1, 1)
    return 0
}

public func slange_(
    _ norm: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!
) -> Float {
    unsafeBitCast(
        LinearAlgebra.function("slange_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Float).self)(
            norm, m, n, a, lda, work, 1)
}

public func slansy_(
    _ norm: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!
) -> Float {
    unsafeBitCast(
        LinearAlgebra.function("slansy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int, Int) -> Float).self)(
            norm, uplo, n, a, lda, work, 1, 1)
}

@discardableResult
public func slaset_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ alpha: UnsafePointer<Float>!, _ beta: UnsafePointer<Float>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("slaset_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, alpha, beta, a, lda, 1)
    return 0
}

@discardableResult
public func slacpy_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("slacpy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, a, lda, b, ldb, 1)
    return 0
}

@discardableResult
public func sgetri_(
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgetri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, a, lda, ipiv, work, lwork, info)
    return 0
}

@discardableResult
public func sppsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ ap: UnsafeMutablePointer<Float>!, _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sppsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, nrhs, ap, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sptsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Float>!,
    _ e: UnsafeMutablePointer<Float>!, _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sptsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, nrhs, d, e, b, ldb, info)
    return 0
}

@discardableResult
public func ssteqr_(
    _ compz: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Float>!,
    _ e: UnsafeMutablePointer<Float>!, _ z: UnsafeMutablePointer<Float>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Float>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssteqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(compz, n, d, e, z, ldz, work, info, 1)
    return 0
}

@discardableResult
public func spotrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("spotrs_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sgbtrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!,
    _ ku: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Float>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgbtrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, kl, ku, ab, ldab, ipiv, info)
    return 0
}

@discardableResult
public func sgeqrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Float>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgeqrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func sgelqf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Float>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgelqf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func sgesv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgesv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, a, lda, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func sgtsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ dl: UnsafeMutablePointer<Float>!,
    _ d: UnsafeMutablePointer<Float>!, _ du: UnsafeMutablePointer<Float>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgtsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, dl, d, du, b, ldb, info)
    return 0
}

@discardableResult
public func sposv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sposv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sspsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ ap: UnsafeMutablePointer<Float>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sspsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, ap, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sstev_(
    _ jobz: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Float>!,
    _ e: UnsafeMutablePointer<Float>!, _ z: UnsafeMutablePointer<Float>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Float>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sstev_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(jobz, n, d, e, z, ldz, work, info, 1)
    return 0
}

@discardableResult
public func ssytrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssytrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, a, lda, ipiv, work, lwork, info, 1)
    return 0
}

@discardableResult
public func sgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgetrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(trans, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sgecon_(
    _ norm: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ anorm: UnsafePointer<Float>!, _ rcond: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgecon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(norm, n, a, lda, anorm, rcond, work, iwork, info, 1)
    return 0
}

@discardableResult
public func sgehrd_(
    _ n: UnsafePointer<__LAPACK_int>!, _ ilo: UnsafePointer<__LAPACK_int>!, _ ihi: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgehrd_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(n, ilo, ihi, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func sorgqr_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sorgqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func sgeqp3_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ jpvt: UnsafeMutablePointer<__LAPACK_int>!,
    _ tau: UnsafeMutablePointer<Float>!, _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgeqp3_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, a, lda, jpvt, tau, work, lwork, info)
    return 0
}

@discardableResult
public func spocon_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ anorm: UnsafePointer<Float>!, _ rcond: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("spocon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, a, lda, anorm, rcond, work, iwork, info, 1)
    return 0
}

@discardableResult
public func sorglq_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sorglq_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func ssytrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssytrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func spbsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ kd: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Float>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("spbsv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, kd, nrhs, ab, ldab, b, ldb, info, 1)
    return 0
}

@discardableResult
public func ssyev_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssyev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func sgbsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!, _ ku: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Float>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgbsv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument
        ) -> Void).self)(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func strtrs_(
    _ uplo: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("strtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info, 1, 1, 1)
    return 0
}

@discardableResult
public func strcon_(
    _ norm: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ rcond: UnsafeMutablePointer<Float>!, _ work: UnsafeMutablePointer<Float>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("strcon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(norm, uplo, diag, n, a, lda, rcond, work, iwork, info, 1, 1, 1)
    return 0
}

@discardableResult
public func sgbtrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!,
    _ ku: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafePointer<Float>!,
    _ ldab: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgbtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func sgels_(
    _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgels_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func ssyevd_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ liwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssyevd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info, 1, 1)
    return 0
}

@discardableResult
public func ssysv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssysv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func ssygv_(
    _ itype: UnsafePointer<__LAPACK_int>!, _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Float>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssygv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Int, Int
        ) -> Void).self)(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func sormqr_(
    _ side: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Float>!, _ c: UnsafeMutablePointer<Float>!,
    _ ldc: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sormqr_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func sgelss_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Float>!, _ rcond: UnsafePointer<Float>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgelss_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, info)
    return 0
}

@discardableResult
public func sgelsy_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ jpvt: UnsafeMutablePointer<__LAPACK_int>!, _ rcond: UnsafePointer<Float>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgelsy_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info)
    return 0
}

@discardableResult
public func sgeev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ wr: UnsafeMutablePointer<Float>!,
    _ wi: UnsafeMutablePointer<Float>!, _ vl: UnsafeMutablePointer<Float>!, _ ldvl: UnsafePointer<__LAPACK_int>!,
    _ vr: UnsafeMutablePointer<Float>!, _ ldvr: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgeev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobvl, jobvr, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func sgelsd_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Float>!, _ rcond: UnsafePointer<Float>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgelsd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info)
    return 0
}

@discardableResult
public func sgesdd_(
    _ jobz: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Float>!,
    _ u: UnsafeMutablePointer<Float>!, _ ldu: UnsafePointer<__LAPACK_int>!, _ vt: UnsafeMutablePointer<Float>!,
    _ ldvt: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgesdd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info, 1)
    return 0
}

@discardableResult
public func sgesvd_(
    _ jobu: UnsafePointer<CChar>!, _ jobvt: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ s: UnsafeMutablePointer<Float>!, _ u: UnsafeMutablePointer<Float>!, _ ldu: UnsafePointer<__LAPACK_int>!,
    _ vt: UnsafeMutablePointer<Float>!, _ ldvt: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgesvd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func sggev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ alphar: UnsafeMutablePointer<Float>!, _ alphai: UnsafeMutablePointer<Float>!,
    _ beta: UnsafeMutablePointer<Float>!, _ vl: UnsafeMutablePointer<Float>!, _ ldvl: UnsafePointer<__LAPACK_int>!,
    _ vr: UnsafeMutablePointer<Float>!, _ ldvr: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sggev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(
            jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func ssyevx_(
    _ jobz: UnsafePointer<CChar>!, _ range: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ vl: UnsafePointer<Float>!, _ vu: UnsafePointer<Float>!, _ il: UnsafePointer<__LAPACK_int>!,
    _ iu: UnsafePointer<__LAPACK_int>!, _ abstol: UnsafePointer<Float>!, _ m: UnsafeMutablePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Float>!, _ z: UnsafeMutablePointer<Float>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ ifail: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssyevx_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(
            jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info, 1, 1, 1
        )
    return 0
}

@discardableResult
public func ssyevr_(
    _ jobz: UnsafePointer<CChar>!, _ range: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ vl: UnsafePointer<Float>!, _ vu: UnsafePointer<Float>!, _ il: UnsafePointer<__LAPACK_int>!,
    _ iu: UnsafePointer<__LAPACK_int>!, _ abstol: UnsafePointer<Float>!, _ m: UnsafeMutablePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Float>!, _ z: UnsafeMutablePointer<Float>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ isuppz: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ liwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ssyevr_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int, Int, Int
        ) -> Void).self)(
            jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork,
            info, 1, 1, 1)
    return 0
}

@discardableResult
public func sgesvx_(
    _ fact: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ af: UnsafeMutablePointer<Float>!, _ ldaf: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ equed: UnsafeMutablePointer<CChar>!,
    _ r: UnsafeMutablePointer<Float>!, _ c: UnsafeMutablePointer<Float>!, _ b: UnsafeMutablePointer<Float>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ x: UnsafeMutablePointer<Float>!, _ ldx: UnsafePointer<__LAPACK_int>!,
    _ rcond: UnsafeMutablePointer<Float>!, _ ferr: UnsafeMutablePointer<Float>!, _ berr: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<Float>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgesvx_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Int, Int, Int
        ) -> Void).self)(
            fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork,
            info, 1, 1, 1)
    return 0
}

@discardableResult
public func sgeevx_(
    _ balanc: UnsafePointer<CChar>!, _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!,
    _ sense: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Float>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ wr: UnsafeMutablePointer<Float>!, _ wi: UnsafeMutablePointer<Float>!,
    _ vl: UnsafeMutablePointer<Float>!, _ ldvl: UnsafePointer<__LAPACK_int>!, _ vr: UnsafeMutablePointer<Float>!,
    _ ldvr: UnsafePointer<__LAPACK_int>!, _ ilo: UnsafeMutablePointer<__LAPACK_int>!,
    _ ihi: UnsafeMutablePointer<__LAPACK_int>!, _ scale: UnsafeMutablePointer<Float>!,
    _ abnrm: UnsafeMutablePointer<Float>!, _ rconde: UnsafeMutablePointer<Float>!,
    _ rcondv: UnsafeMutablePointer<Float>!, _ work: UnsafeMutablePointer<Float>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("sgeevx_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int, Int, Int
        ) -> Void).self)(
            balanc, jobvl, jobvr, sense, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv,
            work, lwork, iwork, info, 1, 1, 1, 1)
    return 0
}
