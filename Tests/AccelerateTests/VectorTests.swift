import Foundation
import Testing
import simdCompat

@Suite("simd's vectors")
struct VectorTests {
    @Test("lengths, distances and products are Euclid's")
    func geometry() {
        let (a, b): (simd_float3, simd_float3) = ([1, 2, 2], [3, 0, -4])
        #expect(simd_length(a) == 3 && length(b) == 5 && length_squared(a) == 9)
        #expect(simd_dot(a, b) == -5 && dot(a, b) == -5)
        #expect(simd_cross(a, b) == [-8, 10, -6] && cross(SIMD2<Float>(1, 0), SIMD2(0, 1)) == [0, 0, 1])
        #expect(distance(SIMD2(1.0, 1), SIMD2(4, 5)) == 5)
        #expect(simd_normalize(SIMD2<Double>(3, 4)) == [0.6, 0.8])
        #expect(norm_one(b) == 7 && norm_inf(b) == 4)
        #expect(project(SIMD2<Float>(2, 3), SIMD2(5, 0)) == [2, 0])
        #expect(reflect(SIMD2<Float>(1, -1), n: [0, 1]) == [1, 1])
        #expect(refract(SIMD2<Float>(0, -1), n: [0, 1], eta: 0.5) == [0, -1])
        #expect(simd_refract(simd_normalize(SIMD2<Float>(1, -0.1)), [0, 1], 2) == .zero)
    }

    @Test("orientations are signed")
    func orientation() {
        #expect(simd_orient(SIMD2<Double>(1, 0), SIMD2(0, 1)) > 0)
        #expect(simd_orient(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)) > 0)
        let circle: [SIMD2<Double>] = [[1, 0], [0, 1], [-1, 0]]
        #expect(simd_incircle(.zero, circle[0], circle[1], circle[2]) > 0)
        #expect(simd_incircle([2, 0], circle[0], circle[1], circle[2]) < 0)
        let sphere: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0]]
        let isPositive = simd_orient(sphere[0], sphere[1], sphere[2], sphere[3]) > 0
        let inside = simd_insphere(.zero, sphere[0], sphere[1], sphere[2], sphere[3])
        #expect((inside > 0) == isPositive)
        #expect((simd_insphere([3, 0, 0], sphere[0], sphere[1], sphere[2], sphere[3]) > 0) != isPositive)
    }

    @Test("functions work on each element")
    func elements() {
        let x: simd_float4 = [-1.5, 0, 0.25, 2]
        #expect(abs(x) == [1.5, 0, 0.25, 2] && sign(x) == [-1, 0, 1, 1])
        #expect(simd_min(x, .zero) == [-1.5, 0, 0, 0] && max(x, 0.1) == [0.1, 0.1, 0.25, 2])
        #expect(clamp(x, min: -1, max: 1) == [-1, 0, 0.25, 1])
        #expect(simd_clamp(x, .zero, SIMD4(repeating: 1)) == [0, 0, 0.25, 1])
        #expect(fract(x) == [0.5, 0, 0.25, 0] && floor(x) == [-2, 0, 0, 2])
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == [5, 15] && simd_mix(1.0, 3, 0.25) == 1.5)
        #expect(step(x, edge: SIMD4(repeating: 0.25)) == [0, 0, 1, 1] && simd_step(1.0, 0.5) == 0)
        #expect(smoothstep(SIMD2<Double>(0.5, 2), edge0: [0, 0], edge1: [1, 1]) == [0.5, 1])
        #expect(recip(SIMD2<Float>(2, 4)) == [0.5, 0.25] && rsqrt(SIMD2<Float>(4, 16)) == [0.5, 0.25])
        #expect(sin(SIMD2<Double>(0, .pi / 2)) == [0, 1] && pow(SIMD2<Float>(2, 3), SIMD2(3, 2)) == [8, 9])
        #expect(sinpi(SIMD2<Double>(1, 0.5)) == [0, 1])
        #expect(isnan(SIMD2<Float>(.nan, 1)) == [-1, 0])
        #expect(abs(SIMD3<Int32>(-1, 2, -3)) == [1, 2, 3] && simd_max(SIMD2<Int32>(1, 5), SIMD2(4, 2)) == [4, 5])
    }

    @Test("sums, extremes and masks take all elements")
    func reductions() {
        #expect(simd_reduce_add(SIMD4<Float>(1, 2, 3, 4)) == 10 && reduce_max(SIMD3<Int32>(1, 7, 3)) == 7)
        let mask: SIMD3<Int32> = [-1, 0, -1]
        #expect(simd_any(mask) && !simd_all(mask))
        #expect(simd_select(SIMD3<Float>(1, 2, 3), SIMD3(4, 5, 6), mask) == [4, 2, 6])
        #expect(simd_bitselect(SIMD2<Int32>(0b1100, 0), SIMD2(0b1010, 1), SIMD2(0b0110, -1)) == [0b1010, 1])
    }

    @Test("vectors are made of shorter and longer ones")
    func making() {
        #expect(simd_make_float4(SIMD3<Float>(1, 2, 3), 1) == [1, 2, 3, 1])
        #expect(simd_make_float3(SIMD4<Float>(1, 2, 3, 4)) == [1, 2, 3])
        #expect(simd_make_double2(1) == [1, 0])
        #expect(simd_float(SIMD2<Double>(0.5, 2)) == [0.5, 2] && simd_int(SIMD2<Float>(-1.5, 2.9)) == [-1, 2])
    }
}
