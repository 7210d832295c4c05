import Foundation
import Testing
import simdCompat

@Suite("simd's quaternions")
struct QuaternionTests {
    private func isClose(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { simd_distance(a, b) < 1e-12 }
    private func isClose(_ a: simd_quatd, _ b: simd_quatd) -> Bool { (a - b).length < 1e-12 }

    @Test("a quarter turn around z brings x to y")
    func quarterTurn() {
        let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(isClose(turn.act([1, 0, 0]), [0, 1, 0]))
        #expect(isClose(simd_act(turn.inverse, [0, 1, 0]), [1, 0, 0]))
        #expect(abs(turn.angle - .pi / 2) < 1e-15 && isClose(turn.axis, [0, 0, 1]))
        #expect(isClose(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]).act([1, 0, 0]), [0, 1, 0]))
    }

    private func isClose(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-6 }

    @Test("a product rotates by the second factor first")
    func product() {
        let (x, z) = (simd_quatd(angle: .pi / 2, axis: [1, 0, 0]), simd_quatd(angle: .pi / 2, axis: [0, 0, 1]))
        #expect(isClose((x * z).act([1, 0, 0]), x.act(z.act([1, 0, 0]))))
        #expect(isClose((x * z).act([1, 0, 0]), [0, 0, 1]))
        #expect(isClose(x * z / z, x))
    }

    @Test(
        "a matrix of a quaternion rotates as it does, and gives it back",
        arguments: [
            (0.3, [1, 0, 0]), (3, [0, 1, 0]), (3.1, [0, 0, 1]), (2.9, [0.6, 0, 0.8]), (-2, [0, -0.8, 0.6]),
        ]
            as [(Double, SIMD3<Double>)])
    func matrices(angle: Double, axis: SIMD3<Double>) {
        let turn = simd_quatd(angle: angle, axis: axis)
        let matrix = simd_double3x3(turn)
        #expect(isClose(matrix * [0.5, -2, 1], turn.act([0.5, -2, 1])))
        #expect(abs(matrix.determinant - 1) < 1e-12)
        let (back, last) = (simd_quatd(matrix), simd_quatd(simd_double4x4(turn)))
        #expect(isClose(back, turn) || isClose(-back, turn))
        #expect(isClose(back, last))
    }

    @Test("the rotation between two directions is the shortest, for opposite ones too")
    func between() {
        let (from, to) = (simd_normalize(SIMD3(1.0, 2, 3)), simd_normalize(SIMD3(-2.0, 0.5, 1)))
        let turn = simd_quatd(from: from, to: to)
        #expect(isClose(turn.act(from), to))
        #expect(abs(turn.angle - acos(simd_dot(from, to))) < 1e-12)
        #expect(isClose(simd_quatd(from: from, to: -from).act(from), -from))
        #expect(isClose(simd_quatd(from: from, to: from), simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)))
    }

    @Test("slerp turns evenly, the shorter or the longer way")
    func slerp() {
        let none = simd_quatd(angle: 0, axis: [0, 0, 1])
        let turn = simd_quatd(angle: 2, axis: [0, 0, 1])
        #expect(isClose(simd_slerp(none, turn, 0.25), simd_quatd(angle: 0.5, axis: [0, 0, 1])))
        #expect(isClose(simd_slerp(none, -turn, 0.25), simd_quatd(angle: 0.5, axis: [0, 0, 1])))
        #expect(isClose(simd_slerp(turn, turn, 0.5), turn))
        let longest = simd_slerp_longest(none, turn, 0.5).act([1, 0, 0])
        #expect(isClose(longest, [-cos(1), -sin(1), 0]))
        let quarter = simd_quatd(angle: 1, axis: [0, 0, 1])
        #expect(isClose(simd_spline(none, quarter, turn, simd_quatd(angle: 3, axis: [0, 0, 1]), 0.5).axis, [0, 0, 1]))
        #expect(isClose(simd_bezier(none, quarter, turn, turn, 0), none))
        #expect(isClose(simd_bezier(none, quarter, turn, turn, 1), turn))
    }

    @Test("the logarithm undoes the exponential")
    func logarithm() {
        let value = simd_quatd(ix: 0.1, iy: -0.4, iz: 0.2, r: 0.3)
        #expect(isClose(log(exp(value)), value))
        #expect(isClose(exp(log(value)), value))
        #expect(isClose(value * value.inverse, simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)))
        #expect(abs(value.normalized.length - 1) < 1e-15)
    }
}
