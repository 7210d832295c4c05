import Testing
import simdCompat

@Suite("simd's matrices")
struct MatrixTests {
    private let general = simd_double4x4(rows: [[2, -1, 0, 3], [1, 4, -2, 5], [0, 3, 1, -1], [7, 2, 2, 1]])

    @Test("a matrix times its inverse is the identity")
    func inverse() {
        #expect(simd_almost_equal_elements(general * general.inverse, matrix_identity_double4x4, 1e-12))
        #expect(simd_almost_equal_elements(general.inverse * general, matrix_identity_double4x4, 1e-12))
        let three = simd_float3x3([2, 0, 1], [1, 3, -1], [4, 1, 5])
        #expect(simd_almost_equal_elements(three * three.inverse, matrix_identity_float3x3, 1e-6))
        let two = simd_float2x2([3, 1], [4, 2])
        #expect(two.inverse == simd_float2x2([1, -0.5], [-2, 1.5]))
        #expect(simd_inverse(two) == matrix_invert(two))
    }

    @Test("determinants are products of the diagonal, and of factors")
    func determinant() {
        #expect(simd_float4x4(diagonal: [2, 3, 4, 5]).determinant == 120)
        #expect(abs(general.determinant - -156) < 1e-9)
        #expect(abs((general * general).determinant - 156 * 156) < 1e-6)
        #expect(simd_double3x3(rows: [[1, 2, 3], [0, 1, 4], [5, 6, 0]]).determinant == 1)
        #expect(simd_double2x2(rows: [[1, 2], [3, 4]]).determinant == -2)
    }

    @Test("a singular matrix has no finite inverse")
    func singular() {
        let inverse = simd_float2x2([1, 2], [2, 4]).inverse
        #expect(!inverse[0, 0].isFinite)
    }

    @Test("columns and rows are the transposed matrix's rows and columns")
    func layout() {
        var matrix = simd_float2x3(rows: [[1, 2], [3, 4], [5, 6]])
        #expect(matrix.columns.0 == [1, 3, 5] && matrix[1] == [2, 4, 6])
        #expect(matrix.transpose == simd_float3x2([[1, 2], [3, 4], [5, 6]]))
        matrix[1, 2] = 9
        #expect(matrix.columns.1.z == 9)
        matrix.columns.0 = [0, 0, 0]
        #expect(matrix == simd_float2x3([0, 0, 0], [2, 4, 9]))
        #expect(simd_matrix_from_rows(SIMD2<Float>(1, 2), SIMD2(3, 4)).transpose == simd_matrix([1, 2], [3, 4]))
        #expect("\(simd_float2x2(1))".contains("simd_float2x2([[1.0, 0.0], [0.0, 1.0]])"))
    }

    @Test("products of matrices of every shape are those of their rows and columns")
    func products() {
        let tall = simd_double2x3(rows: [[1, 2], [3, 4], [5, 6]])
        let wide = tall.transpose
        #expect(wide * tall == simd_double2x2(rows: [[35, 44], [44, 56]]))
        #expect((tall * wide).columns.0 == [5, 11, 17])
        #expect(tall * [1, -1] == [-1, -1, -1])
        #expect(SIMD3(1, 0, -1) * tall == [-4, -4])
        #expect(simd_mul(tall, SIMD2(1, -1)) == matrix_multiply(tall, SIMD2(1, -1)))
        #expect(simd_mul(wide, tall) == wide * tall)
        var square = simd_double2x2(2)
        square *= simd_double2x2(rows: [[0, 1], [1, 0]])
        #expect(square == simd_double2x2(rows: [[0, 2], [2, 0]]))
    }

    @Test("matrices are added and scaled")
    func sums() {
        let one = matrix_identity_float3x3
        #expect(one + one == 2 * one && one * 2 - one == one && -one == simd_float3x3(-1))
        var sum = one
        sum += one
        sum *= 3
        sum -= one
        #expect(sum == simd_float3x3(5))
        #expect(simd_linear_combination(2, one, 3, one) == simd_float3x3(5))
        #expect(simd_trace(sum) == 15)
        #expect(simd_almost_equal_elements_relative(sum, simd_float3x3(5.001), 0.001))
    }
}
