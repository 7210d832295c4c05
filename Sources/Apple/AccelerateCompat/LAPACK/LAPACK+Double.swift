// LAPACK, by Debian's OpenBLAS: matrices lie by columns, and work is given by the caller.

public func dlamch_(_ cmach: UnsafePointer<CChar>!) -> Double {
    unsafeBitCast(LinearAlgebra.function("dlamch_"), to: (@convention(c) (Argument, Int) -> Double).self)(cmach, 1)
}

public func dlapy2_(_ x: UnsafePointer<Double>!, _ y: UnsafePointer<Double>!) -> Double {
    unsafeBitCast(LinearAlgebra.function("dlapy2_"), to: (@convention(c) (Argument, Argument) -> Double).self)(x, y)
}

@discardableResult
public func dlarnv_(
    _ idist: UnsafePointer<__LAPACK_int>!, _ iseed: UnsafeMutablePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ x: UnsafeMutablePointer<Double>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dlarnv_"), to: (@convention(c) (Argument, Argument, Argument, Argument) -> Void).self)(
            idist, iseed, n, x)
    return 0
}

@discardableResult
public func dlartg_(
    _ f: UnsafePointer<Double>!, _ g: UnsafePointer<Double>!, _ cs: UnsafeMutablePointer<Double>!,
    _ sn: UnsafeMutablePointer<Double>!, _ r: UnsafeMutablePointer<Double>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dlartg_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument) -> Void).self)(f, g, cs, sn, r)
    return 0
}

@discardableResult
public func dpotrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dpotrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func dpotri_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dpotri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func dgetrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            m, n, a, lda, ipiv, info)
    return 0
}

@discardableResult
public func dtrtri_(
    _ uplo: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dtrtri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int, Int) -> Void).self)(
            uplo, diag, n, a, lda, info, 1, 1)
    return 0
}

public func dlange_(
    _ norm: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!
) -> Double {
    unsafeBitCast(
        LinearAlgebra.function("dlange_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Double).self)(
            norm, m, n, a, lda, work, 1)
}

public func dlansy_(
    _ norm: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!
) -> Double {
    unsafeBitCast(
        LinearAlgebra.function("dlansy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int, Int) -> Double).self)(
            norm, uplo, n, a, lda, work, 1, 1)
}

@discardableResult
public func dlacpy_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dlacpy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, a, lda, b, ldb, 1)
    return 0
}

@discardableResult
public func dlaset_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ alpha: UnsafePointer<Double>!, _ beta: UnsafePointer<Double>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dlaset_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, alpha, beta, a, lda, 1)
    return 0
}

@discardableResult
public func dgetri_(
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgetri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, a, lda, ipiv, work, lwork, info)
    return 0
}

@discardableResult
public func dppsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ ap: UnsafeMutablePointer<Double>!, _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dppsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, nrhs, ap, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dptsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Double>!,
    _ e: UnsafeMutablePointer<Double>!, _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dptsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, nrhs, d, e, b, ldb, info)
    return 0
}

public func ilaenv_(
    _ ispec: UnsafePointer<__LAPACK_int>!, _ name: UnsafePointer<CChar>!, _ opts: UnsafePointer<CChar>!,
    _ n1: UnsafePointer<__LAPACK_int>!, _ n2: UnsafePointer<__LAPACK_int>!, _ n3: UnsafePointer<__LAPACK_int>!,
    _ n4: UnsafePointer<__LAPACK_int>!
) -> __LAPACK_int {
    unsafeBitCast(
        LinearAlgebra.function("ilaenv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int) ->
            __LAPACK_int).self)(ispec, name, opts, n1, n2, n3, n4, 1, 1)
}

@discardableResult
public func dsteqr_(
    _ compz: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Double>!,
    _ e: UnsafeMutablePointer<Double>!, _ z: UnsafeMutablePointer<Double>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsteqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(compz, n, d, e, z, ldz, work, info, 1)
    return 0
}

@discardableResult
public func dgbtrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!,
    _ ku: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Double>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgbtrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, kl, ku, ab, ldab, ipiv, info)
    return 0
}

@discardableResult
public func dgeqrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgeqrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dgelqf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgelqf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dgesv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgesv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, a, lda, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func dgtsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ dl: UnsafeMutablePointer<Double>!,
    _ d: UnsafeMutablePointer<Double>!, _ du: UnsafeMutablePointer<Double>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgtsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, dl, d, du, b, ldb, info)
    return 0
}

@discardableResult
public func dpotrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dpotrs_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dposv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dposv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dspsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ ap: UnsafeMutablePointer<Double>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dspsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, ap, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dstev_(
    _ jobz: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ d: UnsafeMutablePointer<Double>!,
    _ e: UnsafeMutablePointer<Double>!, _ z: UnsafeMutablePointer<Double>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dstev_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(jobz, n, d, e, z, ldz, work, info, 1)
    return 0
}

@discardableResult
public func dsytrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsytrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, a, lda, ipiv, work, lwork, info, 1)
    return 0
}

@discardableResult
public func dgecon_(
    _ norm: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ anorm: UnsafePointer<Double>!, _ rcond: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgecon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(norm, n, a, lda, anorm, rcond, work, iwork, info, 1)
    return 0
}

@discardableResult
public func dgehrd_(
    _ n: UnsafePointer<__LAPACK_int>!, _ ilo: UnsafePointer<__LAPACK_int>!, _ ihi: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgehrd_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(n, ilo, ihi, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dorgqr_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dorgqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dgeqp3_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ jpvt: UnsafeMutablePointer<__LAPACK_int>!,
    _ tau: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgeqp3_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, a, lda, jpvt, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dpocon_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ anorm: UnsafePointer<Double>!, _ rcond: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dpocon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, a, lda, anorm, rcond, work, iwork, info, 1)
    return 0
}

@discardableResult
public func dorglq_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dorglq_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func dgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgetrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(trans, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dsytrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsytrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dpbsv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ kd: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Double>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dpbsv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(uplo, n, kd, nrhs, ab, ldab, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dsyev_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsyev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dgbsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!, _ ku: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafeMutablePointer<Double>!, _ ldab: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgbsv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument
        ) -> Void).self)(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func dtrtrs_(
    _ uplo: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dtrtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info, 1, 1, 1)
    return 0
}

@discardableResult
public func dtrcon_(
    _ norm: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ rcond: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<Double>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dtrcon_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(norm, uplo, diag, n, a, lda, rcond, work, iwork, info, 1, 1, 1)
    return 0
}

@discardableResult
public func dgbtrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ kl: UnsafePointer<__LAPACK_int>!,
    _ ku: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ ab: UnsafePointer<Double>!,
    _ ldab: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgbtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func dgels_(
    _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgels_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func dsyevd_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ liwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsyevd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info, 1, 1)
    return 0
}

@discardableResult
public func dsysv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsysv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func dsygv_(
    _ itype: UnsafePointer<__LAPACK_int>!, _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<Double>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsygv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Int, Int
        ) -> Void).self)(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dormqr_(
    _ side: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafePointer<Double>!, _ c: UnsafeMutablePointer<Double>!,
    _ ldc: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dormqr_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dgelss_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Double>!, _ rcond: UnsafePointer<Double>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgelss_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, info)
    return 0
}

@discardableResult
public func dgelsy_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ jpvt: UnsafeMutablePointer<__LAPACK_int>!, _ rcond: UnsafePointer<Double>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgelsy_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info)
    return 0
}

@discardableResult
public func dgeev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ wr: UnsafeMutablePointer<Double>!,
    _ wi: UnsafeMutablePointer<Double>!, _ vl: UnsafeMutablePointer<Double>!, _ ldvl: UnsafePointer<__LAPACK_int>!,
    _ vr: UnsafeMutablePointer<Double>!, _ ldvr: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgeev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobvl, jobvr, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dgelsd_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Double>!, _ rcond: UnsafePointer<Double>!,
    _ rank: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgelsd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info)
    return 0
}

@discardableResult
public func dgesdd_(
    _ jobz: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Double>!,
    _ u: UnsafeMutablePointer<Double>!, _ ldu: UnsafePointer<__LAPACK_int>!, _ vt: UnsafeMutablePointer<Double>!,
    _ ldvt: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgesdd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info, 1)
    return 0
}

@discardableResult
public func dgesvd_(
    _ jobu: UnsafePointer<CChar>!, _ jobvt: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ s: UnsafeMutablePointer<Double>!, _ u: UnsafeMutablePointer<Double>!, _ ldu: UnsafePointer<__LAPACK_int>!,
    _ vt: UnsafeMutablePointer<Double>!, _ ldvt: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgesvd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dggev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ alphar: UnsafeMutablePointer<Double>!,
    _ alphai: UnsafeMutablePointer<Double>!, _ beta: UnsafeMutablePointer<Double>!, _ vl: UnsafeMutablePointer<Double>!,
    _ ldvl: UnsafePointer<__LAPACK_int>!, _ vr: UnsafeMutablePointer<Double>!, _ ldvr: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dggev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(
            jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info, 1, 1)
    return 0
}

@discardableResult
public func dsyevx_(
    _ jobz: UnsafePointer<CChar>!, _ range: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ vl: UnsafePointer<Double>!, _ vu: UnsafePointer<Double>!, _ il: UnsafePointer<__LAPACK_int>!,
    _ iu: UnsafePointer<__LAPACK_int>!, _ abstol: UnsafePointer<Double>!, _ m: UnsafeMutablePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Double>!, _ z: UnsafeMutablePointer<Double>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ ifail: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsyevx_"),
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
public func dsyevr_(
    _ jobz: UnsafePointer<CChar>!, _ range: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ vl: UnsafePointer<Double>!, _ vu: UnsafePointer<Double>!, _ il: UnsafePointer<__LAPACK_int>!,
    _ iu: UnsafePointer<__LAPACK_int>!, _ abstol: UnsafePointer<Double>!, _ m: UnsafeMutablePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Double>!, _ z: UnsafeMutablePointer<Double>!, _ ldz: UnsafePointer<__LAPACK_int>!,
    _ isuppz: UnsafeMutablePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ liwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dsyevr_"),
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
public func dgesvx_(
    _ fact: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ af: UnsafeMutablePointer<Double>!, _ ldaf: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ equed: UnsafeMutablePointer<CChar>!,
    _ r: UnsafeMutablePointer<Double>!, _ c: UnsafeMutablePointer<Double>!, _ b: UnsafeMutablePointer<Double>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ x: UnsafeMutablePointer<Double>!, _ ldx: UnsafePointer<__LAPACK_int>!,
    _ rcond: UnsafeMutablePointer<Double>!, _ ferr: UnsafeMutablePointer<Double>!,
    _ berr: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<Double>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgesvx_"),
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
public func dgeevx_(
    _ balanc: UnsafePointer<CChar>!, _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!,
    _ sense: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<Double>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ wr: UnsafeMutablePointer<Double>!, _ wi: UnsafeMutablePointer<Double>!,
    _ vl: UnsafeMutablePointer<Double>!, _ ldvl: UnsafePointer<__LAPACK_int>!, _ vr: UnsafeMutablePointer<Double>!,
    _ ldvr: UnsafePointer<__LAPACK_int>!, _ ilo: UnsafeMutablePointer<__LAPACK_int>!,
    _ ihi: UnsafeMutablePointer<__LAPACK_int>!, _ scale: UnsafeMutablePointer<Double>!,
    _ abnrm: UnsafeMutablePointer<Double>!, _ rconde: UnsafeMutablePointer<Double>!,
    _ rcondv: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<Double>!,
    _ lwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("dgeevx_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int, Int, Int
        ) -> Void).self)(
            balanc, jobvl, jobvr, sense, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv,
            work, lwork, iwork, info, 1, 1, 1, 1)
    return 0
}
