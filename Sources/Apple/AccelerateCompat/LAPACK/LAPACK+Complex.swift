// LAPACK, by Debian's OpenBLAS: matrices lie by columns, and work is given by the caller.

@discardableResult
public func cpotrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cpotrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, n, a, lda, info, 1)
    return 0
}

@discardableResult
public func cgetrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            m, n, a, lda, ipiv, info)
    return 0
}

public func clange_(
    _ norm: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<Float>!
) -> Float {
    unsafeBitCast(
        LinearAlgebra.function("clange_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Float).self)(
            norm, m, n, a, lda, work, 1)
}

@discardableResult
public func clacpy_(
    _ uplo: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("clacpy_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) -> Void).self)(
            uplo, m, n, a, lda, b, ldb, 1)
    return 0
}

@discardableResult
public func cgetri_(
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_complex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgetri_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void).self)(
            n, a, lda, ipiv, work, lwork, info)
    return 0
}

@discardableResult
public func cgeqrf_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ tau: UnsafeMutablePointer<__CLPK_complex>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgeqrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(m, n, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func cgesv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgesv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, a, lda, ipiv, b, ldb, info)
    return 0
}

@discardableResult
public func cgtsv_(
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ dl: UnsafeMutablePointer<__CLPK_complex>!,
    _ d: UnsafeMutablePointer<__CLPK_complex>!, _ du: UnsafeMutablePointer<__CLPK_complex>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgtsv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument) -> Void)
            .self)(n, nrhs, dl, d, du, b, ldb, info)
    return 0
}

@discardableResult
public func chetrf_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("chetrf_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, a, lda, ipiv, work, lwork, info, 1)
    return 0
}

@discardableResult
public func cpotrs_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cpotrs_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func cposv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cposv_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int) ->
            Void).self)(uplo, n, nrhs, a, lda, b, ldb, info, 1)
    return 0
}

@discardableResult
public func cungqr_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ k: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ tau: UnsafePointer<__CLPK_complex>!, _ work: UnsafeMutablePointer<__CLPK_complex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cungqr_"),
        to: (@convention(c) (Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument)
            -> Void).self)(m, n, k, a, lda, tau, work, lwork, info)
    return 0
}

@discardableResult
public func cgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!, _ ipiv: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgetrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(trans, n, nrhs, a, lda, ipiv, b, ldb, info, 1)
    return 0
}

@discardableResult
public func ctrtrs_(
    _ uplo: UnsafePointer<CChar>!, _ trans: UnsafePointer<CChar>!, _ diag: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("ctrtrs_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int,
            Int, Int
        ) -> Void).self)(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info, 1, 1, 1)
    return 0
}

@discardableResult
public func cheev_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cheev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func cgels_(
    _ trans: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ nrhs: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!,
    _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgels_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func chesv_(
    _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ ipiv: UnsafeMutablePointer<__LAPACK_int>!, _ b: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldb: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_complex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("chesv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Int
        ) -> Void).self)(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info, 1)
    return 0
}

@discardableResult
public func cheevd_(
    _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ lrwork: UnsafePointer<__LAPACK_int>!,
    _ iwork: UnsafeMutablePointer<__LAPACK_int>!, _ liwork: UnsafePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cheevd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info, 1, 1)
    return 0
}

@discardableResult
public func chegv_(
    _ itype: UnsafePointer<__LAPACK_int>!, _ jobz: UnsafePointer<CChar>!, _ uplo: UnsafePointer<CChar>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ w: UnsafeMutablePointer<Float>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("chegv_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Int, Int
        ) -> Void).self)(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func cgeev_(
    _ jobvl: UnsafePointer<CChar>!, _ jobvr: UnsafePointer<CChar>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ w: UnsafeMutablePointer<__CLPK_complex>!, _ vl: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldvl: UnsafePointer<__LAPACK_int>!, _ vr: UnsafeMutablePointer<__CLPK_complex>!,
    _ ldvr: UnsafePointer<__LAPACK_int>!, _ work: UnsafeMutablePointer<__CLPK_complex>!,
    _ lwork: UnsafePointer<__LAPACK_int>!, _ rwork: UnsafeMutablePointer<Float>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgeev_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobvl, jobvr, n, a, lda, w, vl, ldvl, vr, ldvr, work, lwork, rwork, info, 1, 1)
    return 0
}

@discardableResult
public func cgelsd_(
    _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!, _ nrhs: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ b: UnsafeMutablePointer<__CLPK_complex>!, _ ldb: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Float>!,
    _ rcond: UnsafePointer<Float>!, _ rank: UnsafeMutablePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgelsd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument
        ) -> Void).self)(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info)
    return 0
}

@discardableResult
public func cgesdd_(
    _ jobz: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!, _ n: UnsafePointer<__LAPACK_int>!,
    _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!, _ s: UnsafeMutablePointer<Float>!,
    _ u: UnsafeMutablePointer<__CLPK_complex>!, _ ldu: UnsafePointer<__LAPACK_int>!,
    _ vt: UnsafeMutablePointer<__CLPK_complex>!, _ ldvt: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ iwork: UnsafeMutablePointer<__LAPACK_int>!,
    _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgesdd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Int
        ) -> Void).self)(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, iwork, info, 1)
    return 0
}

@discardableResult
public func cgesvd_(
    _ jobu: UnsafePointer<CChar>!, _ jobvt: UnsafePointer<CChar>!, _ m: UnsafePointer<__LAPACK_int>!,
    _ n: UnsafePointer<__LAPACK_int>!, _ a: UnsafeMutablePointer<__CLPK_complex>!, _ lda: UnsafePointer<__LAPACK_int>!,
    _ s: UnsafeMutablePointer<Float>!, _ u: UnsafeMutablePointer<__CLPK_complex>!, _ ldu: UnsafePointer<__LAPACK_int>!,
    _ vt: UnsafeMutablePointer<__CLPK_complex>!, _ ldvt: UnsafePointer<__LAPACK_int>!,
    _ work: UnsafeMutablePointer<__CLPK_complex>!, _ lwork: UnsafePointer<__LAPACK_int>!,
    _ rwork: UnsafeMutablePointer<Float>!, _ info: UnsafeMutablePointer<__LAPACK_int>!
) -> Int32 {
    unsafeBitCast(
        LinearAlgebra.function("cgesvd_"),
        to: (@convention(c) (
            Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument, Argument,
            Argument, Argument, Argument, Argument, Argument, Int, Int
        ) -> Void).self)(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info, 1, 1)
    return 0
}
