import AccelerateCompat
import Foundation
import Testing

private let isInstalled = dlopen("libopenblas.so.0", RTLD_LAZY) != nil

@Suite("BLAS and LAPACK")
struct LinearAlgebraTests {
    @Test("vectors are added, scaled and measured, from their end too")
    func vectors() {
        let x: [Double] = [3, -4, 1]
        var y: [Double] = [1, 1, 1]
        #expect(cblas_ddot(3, x, 1, y, 1) == 0 && cblas_ddot(2, x, 2, x, 1) == 5)
        #expect(cblas_dnrm2(2, x, 1) == 5 && abs(cblas_dnrm2(2, [3e200, 4e200], 1) - 5e200) < 1e186)
        #expect(cblas_dasum(3, x, 1) == 8 && cblas_idamax(3, x, 1) == 1)
        cblas_daxpy(3, 2, x, 1, &y, 1)
        #expect(y == [7, -7, 3])
        cblas_dcopy(3, x, -1, &y, 1)
        #expect(y == [1, -4, 3])
        cblas_dscal(3, 0.5, &y, 1)
        #expect(y == [0.5, -2, 1.5])
        catlas_dset(2, 9, &y, 2)
        #expect(y == [9, -2, 9])
        #expect(cblas_sdot(2, [1, 2] as [Float], 1, [3, 4] as [Float], 1) == 11)
    }

    @Test("a rotation makes the second number zero")
    func rotation() {
        var (a, b, c, s): (Float, Float, Float, Float) = (3, 4, 0, 0)
        cblas_srotg(&a, &b, &c, &s)
        #expect(abs(a - 5) < 1e-6 && abs(c - 0.6) < 1e-6 && abs(s - 0.8) < 1e-6)
        var (x, y): ([Float], [Float]) = ([3], [4])
        cblas_srot(1, &x, 1, &y, 1, c, s)
        #expect(abs(x[0] - 5) < 1e-6 && abs(y[0]) < 1e-6)
    }

    @Test("products of matrices, by rows and by columns, and of their transposes")
    func products() {
        let a: [Double] = [1, 2, 3, 4, 5, 6]
        var c: [Double] = [1, 1, 1, 1]
        cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, 2, 2, 3, 1, a, 3, a, 3, 1, &c, 2)
        #expect(c == [15, 33, 33, 78])
        cblas_dgemm(CblasColMajor, CblasNoTrans, CblasTrans, 2, 2, 3, 1, a, 2, a, 2, 0, &c, 2)
        #expect(c == [35, 44, 44, 56])
        var y: [Double] = [.nan, .nan]
        cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, a, 3, [1, 0, -1], 1, 0, &y, 1)
        #expect(y == [-2, -2])
        var three: [Double] = [1, 0, 0]
        cblas_dgemv(CblasRowMajor, CblasTrans, 2, 3, 2, a, 3, [1, 1], 1, 1, &three, 1)
        #expect(three == [11, 14, 18])
        cblas_dger(CblasRowMajor, 2, 2, 1, [1, 2], 1, [10, 20], 1, &c, 2)
        #expect(c == [45, 64, 64, 96])
    }

    @Test("equations are solved, and a matrix times its inverse is the identity", .enabled(if: isInstalled))
    func equations() {
        var (n, columns, info): (__CLPK_integer, __CLPK_integer, __CLPK_integer) = (3, 1, 0)
        let matrix: [Double] = [2, 1, 1, 1, 3, 2, 1, 0, 0]
        var (a, b, pivots) = (matrix, [5.0, 4, 3], [__CLPK_integer](repeating: 0, count: 3))
        dgesv_(&n, &columns, &a, &n, &pivots, &b, &n, &info)
        #expect(info == 0)
        var product = [0.0, 0, 0]
        cblas_dgemv(CblasColMajor, CblasNoTrans, 3, 3, 1, matrix, 3, b, 1, 0, &product, 1)
        #expect(zip(product, [5, 4, 3]).allSatisfy { abs($0 - $1) < 1e-12 })
        // Of the matrix's factors, by a letter that a pointer gives which may be nil, as C's pointers here.
        let letter: UnsafeMutablePointer<CChar>? = strdup("N")
        defer { free(letter) }
        var again = [5.0, 4, 3]
        dgetrs_(letter, &n, &columns, &a, &n, &pivots, &again, &n, &info)
        #expect(info == 0 && again == b)

        var (inverse, work, size) = (matrix, [Double](repeating: 0, count: 9), __CLPK_integer(9))
        dgetrf_(&n, &n, &inverse, &n, &pivots, &info)
        dgetri_(&n, &inverse, &n, &pivots, &work, &size, &info)
        #expect(info == 0)
        var identity = [Double](repeating: 0, count: 9)
        cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 3, 3, 3, 1, matrix, 3, inverse, 3, 0, &identity, 3)
        for index in 0..<9 { #expect(abs(identity[index] - (index % 4 == 0 ? 1 : 0)) < 1e-12) }
    }

    @Test("a symmetric matrix's eigenvalues, and another's singular values", .enabled(if: isInstalled))
    func eigenvalues() {
        var (n, info): (__CLPK_integer, __CLPK_integer) = (2, 0)
        var (a, values): ([Float], [Float]) = ([2, 1, 1, 2], [0, 0])
        var (work, size) = ([Float](repeating: 0, count: 32), __CLPK_integer(32))
        ssyev_("V", "U", &n, &a, &n, &values, &work, &size, &info)
        #expect(info == 0 && abs(values[0] - 1) < 1e-6 && abs(values[1] - 3) < 1e-6)

        var job = CChar(UInt8(ascii: "N"))
        var (m, s): ([Double], [Double]) = ([3, 0, 0, -4], [0, 0])
        var (space, length, places) = ([0.0], __CLPK_integer(-1), [__CLPK_integer](repeating: 0, count: 16))
        dgesdd_(&job, &n, &n, &m, &n, &s, nil, &n, nil, &n, &space, &length, &places, &info)
        length = __CLPK_integer(space[0])
        space = Array(repeating: 0, count: Int(length))
        dgesdd_(&job, &n, &n, &m, &n, &s, nil, &n, nil, &n, &space, &length, &places, &info)
        #expect(info == 0 && abs(s[0] - 4) < 1e-12 && abs(s[1] - 3) < 1e-12)
    }

    @Test("the rest of BLAS is the library's", .enabled(if: isInstalled))
    func library() {
        var b: [Double] = [2, 8]
        cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 2, [2, 0, 1, 1], 2, &b, 1)
        #expect(b == [1, 7])
    }

    @Test("where there is no OpenBLAS, what needs it stops with its name", .enabled(if: !isInstalled))
    func missing() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var (b, x): ([Double], [Double]) = ([1], [1])
            cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 1, &b, 1, &x, 1)
        }
        let told = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(told.contains("cblas_dtrsv") && told.contains("libopenblas0"))
    }
}
