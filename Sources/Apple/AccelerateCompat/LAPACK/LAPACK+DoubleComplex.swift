// LAPACK, by Debian's OpenBLAS: matrices lie by columns, and work is given by the caller.

@discardableResult
public func zpotrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zpotrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func zgetrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            m, n, a, lda, ipiv, info)
    return 0
}

public func zlange_(
    _ norm: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<Double>!
) -> Double {
    unsafeBitCast(
        LinearAlgebra.function("zlange_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Double).self)(
            norm, m, n, a, lda, work, 1)
}

@discardableResult
public func zlacpy_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldb: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zlacpy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, a, lda, b, ldb, 1)
    return 0
}

@discardableResult
public func zgetri_(
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgetri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, a, lda, ipiv, work, lwork, info)
    return 0
}

@discardableResult
public func zpotrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zpotrs_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func zgeqrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ tau: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgeqrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func zgesv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgesv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, a, lda, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func zgtsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ dl: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ d: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ du: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgtsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, dl, d, du, b, ldb, info)
    return 0
}

@discardableResult
public func zhetrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zhetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, a, lda, ipiv, work, lwork, info, 1)
    return 0
}

@discardableResult
public func zposv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zposv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func zgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgetrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(trans, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func zungqr_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ tau: UnsafePointer<__CLPK_doublecomplex>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zungqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func ztrtrs_(
    _ uplo: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ztrtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info, 1, 1, 1)
    return 0
}

@discardableResult
public func zheev_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ rwork: UnsafeMutablePointer<Double>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zheev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func zgels_(
    _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgels_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func zhesv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zhesv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func zheevd_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<Double>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ rwork: UnsafeMutablePointer<Double>!,
    _ lrwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ liwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zheevd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info, 1, 1)
    return 0
}

@discardableResult
public func zhegv_(
    _ itype: UnsafePointer<__LAPACK_int>!, _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Double>!,
    _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Double>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zhegv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func zgeev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ vl: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldvl: UnsafePointer<__LAPACK_int>!, _ vr: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldvr: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ rwork: UnsafeMutablePointer<Double>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgeev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobvl, jobvr, n, a, lda, w, vl, ldvl, vr, ldvr, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func zgelsd_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ s: UnsafeMutablePointer<Double>!, _ rcond: UnsafePointer<Double>!, _ rank: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Double>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgelsd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info)
    return 0
}

@discardableResult
public func zgesdd_(
    _ jobz: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ s: UnsafeMutablePointer<Double>!, _ u: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldu: UnsafePointer<__LAPACK_int>!, _ vt: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ ldvt: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ rwork: UnsafeMutablePointer<Double>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgesdd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, iwork, info, 1)
    return 0
}

@discardableResult
public func zgesvd_(
    _ jobu: UnsafePointer<CChar>!, _ jobvt: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Double>!,
    _ u: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldu: UnsafePointer<__LAPACK_int>!,
    _ vt: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ ldvt: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_doublecomplex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Double>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("zgesvd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info, 1, 1)
    return 0
}
