import AccelerateCompat
import Foundation
import Testing

@Suite("vDSP's functions of C")
struct VectorArithmeticTests {
    private let a: [Float] = [1, 2, 3, 4]
    private let b: [Float] = [10, 20, 30, 40]
    private var c = [Float](repeating: -1, count: 4)

    @Test("sums, differences, products and quotients; those of which the second operand is first")
    mutating func arithmetic() {
        vDSP_vadd(a, 1, b, 1, &c, 1, 4)
        #expect(c == [11, 22, 33, 44])
        vDSP_vsub(a, 1, b, 1, &c, 1, 4)
        #expect(c == [9, 18, 27, 36])
        vDSP_vdiv(a, 1, b, 1, &c, 1, 4)
        #expect(c == [10, 10, 10, 10])
        vDSP_vmul(a, 1, b, 1, &c, 1, 4)
        #expect(c == [10, 40, 90, 160])
        var two: Float = 2
        vDSP_vsmul(a, 1, &two, &c, 1, 4)
        #expect(c == [2, 4, 6, 8])
        vDSP_vma(a, 1, a, 1, b, 1, &c, 1, 4)
        #expect(c == [11, 24, 39, 56])
        vDSP_vsmsa(a, 1, &two, &two, &c, 1, 4)
        #expect(c == [4, 6, 8, 10])
        vDSP_svdiv(&two, a, 1, &c, 1, 4)
        #expect(c == [2, 1, 2 / 3, 0.5])
    }

    @Test("strides skip elements, and the result may be an operand")
    mutating func strides() {
        vDSP_vadd(b, 2, a, 1, &c, 2, 2)
        #expect(c == [11, -1, 32, -1])
        var sum = a
        vDSP_vadd(sum, 1, b, 1, &sum, 1, 4)
        #expect(sum == [11, 22, 33, 44])
    }

    @Test("sums, means and extremes, with the index in elements of the array")
    func reductions() {
        let x: [Double] = [3, -4, 1, 2, -1, 5, 0]
        var (value, index): (Double, vDSP_Length) = (0, 0)
        vDSP_sveD(x, 1, &value, 7)
        #expect(value == 6)
        vDSP_measqvD(x, 1, &value, 7)
        #expect(value == 8)
        vDSP_rmsqvD(x, 1, &value, 7)
        #expect(value == 8.0.squareRoot())
        vDSP_maxviD(x, 1, &value, &index, 7)
        #expect(value == 5 && index == 5)
        vDSP_minviD(x, 1, &value, &index, 7)
        #expect(value == -4 && index == 1)
        vDSP_maxviD(x, 2, &value, &index, 4)
        #expect(value == 3 && index == 0)
        vDSP_maxmgvD(x, 1, &value, 7)
        #expect(value == 5)
        vDSP_dotprD(x, 1, x, 1, &value, 7)
        #expect(value == 56)
        vDSP_svesqD(x, 1, &value, 7)
        #expect(value == 56)
        var (count, place): (vDSP_Length, vDSP_Length) = (0, 0)
        vDSP_nzcrosD(x, 1, 10, &place, &count, 7)
        #expect(count == 4 && place == 0)
        vDSP_nzcrosD(x, 1, 2, &place, &count, 7)
        #expect(count == 2 && place == 2)
    }

    @Test("what is normalised has the mean 0 and the deviation 1")
    mutating func normalize() {
        var (mean, deviation): (Float, Float) = (0, 0)
        vDSP_normalize(a, 1, &c, 1, &mean, &deviation, 4)
        #expect(mean == 2.5 && abs(deviation - 1.25.squareRoot().float) < 1e-6)
        vDSP_normalize(c, 1, nil, 1, &mean, &deviation, 4)
        #expect(abs(mean) < 1e-6 && abs(deviation - 1) < 1e-6)
    }

    @Test("limits, thresholds and decibels")
    mutating func limits() {
        var (low, high): (Float, Float) = (2, 3)
        vDSP_vclip(a, 1, &low, &high, &c, 1, 4)
        #expect(c == [2, 2, 3, 3])
        vDSP_vthres(a, 1, &high, &c, 1, 4)
        #expect(c == [0, 0, 3, 4])
        vDSP_vthr(a, 1, &high, &c, 1, 4)
        #expect(c == [3, 3, 3, 4])
        var one: Float = 1
        vDSP_vdbcon([1, 10, 100, 0.1], 1, &one, &c, 1, 4, 1)
        #expect(zip(c, [0, 20, 40, -20]).allSatisfy { abs($0 - $1) < 1e-4 })
        vDSP_vdbcon([1, 10, 100, 0.1], 1, &one, &c, 1, 4, 0)
        #expect(zip(c, [0, 10, 20, -10]).allSatisfy { abs($0 - $1) < 1e-4 })
    }

    @Test("ramps, sorting, gathering, interpolation and polynomials")
    mutating func vectors() {
        var (start, step): (Float, Float) = (1, 0.5)
        vDSP_vramp(&start, &step, &c, 1, 4)
        #expect(c == [1, 1.5, 2, 2.5])
        vDSP_vsort(&c, 4, -1)
        #expect(c == [2.5, 2, 1.5, 1])
        vDSP_vrvrs(&c, 1, 4)
        #expect(c == [1, 1.5, 2, 2.5])
        vDSP_vgathr(b, [4, 1, 2, 2], 1, &c, 1, 4)
        #expect(c == [40, 10, 20, 20])
        vDSP_vlint(b, [0, 0.5, 2.25, 1], 1, &c, 1, 4, 4)
        #expect(c == [10, 15, 32.5, 20])
        vDSP_vpoly([2, 3, 4], 1, a, 1, &c, 1, 4, 2)
        #expect(c == [9, 18, 31, 48])
        vDSP_vgenp([0, 10], 1, [1, 3], 1, &c, 1, 4, 2)
        #expect(c == [0, 0, 5, 10])
        var indices: [vDSP_Length] = [0, 1, 2, 3]
        vDSP_vsorti([3, 1, 4, 2], &indices, nil, 4, 1)
        #expect(indices == [1, 3, 0, 2])
    }

    @Test("sums are trapezoids', parabolas' and sliding")
    mutating func integrals() {
        var one: Float = 1
        vDSP_vtrapz(a, 1, &one, &c, 1, 4)
        #expect(c == [0, 1.5, 4, 7.5])
        vDSP_vsimps([0, 1, 4, 9], 1, &one, &c, 1, 4)
        #expect(c[2] == 8.0 / 3)
        vDSP_vswsum(a, 1, &c, 1, 3, 2)
        #expect(c.prefix(3) == [3, 5, 7])
        vDSP_vswmax([1, 5, 2, 3], 1, &c, 1, 3, 2)
        #expect(c.prefix(3) == [5, 5, 3])
    }

    @Test("convolution runs the filter backwards, decimation keeps every second value")
    mutating func convolution() {
        vDSP_conv(a, 1, [1, 10], 1, &c, 1, 3, 2)
        #expect(c.prefix(3) == [21, 32, 43])
        let filter: [Float] = [1, 10]
        filter.withUnsafeBufferPointer { vDSP_conv(a, 1, $0.baseAddress! + 1, -1, &c, 1, 3, 2) }
        #expect(c.prefix(3) == [12, 23, 34])
        vDSP_desamp(a, 2, [0.5, 0.5], &c, 2, 2)
        #expect(c.prefix(2) == [1.5, 3.5])
        var image = [Float](repeating: 0, count: 9)
        vDSP_f3x3([1, 2, 3, 4, 5, 6, 7, 8, 9], 3, 3, [0, 0, 0, 0, 1, 0, 0, 0, 1], &image)
        #expect(image == [0, 0, 0, 0, 14, 0, 0, 0, 0])
    }

    @Test("matrices are multiplied and transposed")
    mutating func matrices() {
        vDSP_mmul([1, 2, 3, 4, 5, 6], 1, [1, 0, 0, 1, 1, 1], 1, &c, 1, 2, 2, 3)
        #expect(c == [4, 5, 10, 11])
        var six = [Float](repeating: 0, count: 6)
        vDSP_mtrans([1, 2, 3, 4, 5, 6], 1, &six, 1, 3, 2)
        #expect(six == [1, 4, 2, 5, 3, 6])
    }

    @Test("windows are Hann's, Hamming's and Blackman's")
    mutating func windows() {
        vDSP_hann_window(&c, 4, Int32(vDSP_HANN_DENORM))
        #expect(zip(c, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
        vDSP_hamm_window(&c, 4, 0)
        #expect(zip(c, [0.08, 0.54, 1, 0.54]).allSatisfy { abs($0 - $1) < 1e-6 })
        vDSP_blkman_window(&c, 4, 0)
        #expect(zip(c, [0, 0.34, 1, 0.34]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("integers are rounded to nothing, or to the nearest, and stop at their limits")
    func integers() {
        var bytes = [UInt8](repeating: 0, count: 4)
        vDSP_vfixu8([1.9, 255, 300, -1] as [Float], 1, &bytes, 1, 4)
        #expect(bytes == [1, 255, 255, 0])
        var shorts = [Int16](repeating: 0, count: 4)
        vDSP_vfixr16([1.9, -1.5, 2.5, 1e9] as [Float], 1, &shorts, 1, 4)
        #expect(shorts == [2, -2, 2, .max])
        var floats = [Float](repeating: 0, count: 4)
        vDSP_vflt16(shorts, 1, &floats, 1, 4)
        #expect(floats == [2, -2, 2, 32767])
    }

    @Test("complex numbers are taken apart, multiplied and measured")
    func complex() {
        let pairs = [DSPComplex(real: 3, imag: 4), DSPComplex(real: 0, imag: -2)]
        var (real, imag): ([Float], [Float]) = ([0, 0], [0, 0])
        var (lengths, angles): ([Float], [Float]) = ([0, 0], [0, 0])
        var back = [DSPComplex(), DSPComplex()]
        real.withUnsafeMutableBufferPointer { real in
            imag.withUnsafeMutableBufferPointer { imag in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
                vDSP_ctoz(pairs, 2, &split, 1, 2)
                vDSP_zvabs(&split, 1, &lengths, 1, 2)
                vDSP_zvphas(&split, 1, &angles, 1, 2)
                vDSP_zvmul(&split, 1, &split, 1, &split, 1, 2, 1)
                vDSP_ztoc(&split, 1, &back, 2, 2)
            }
        }
        #expect(lengths == [5, 2] && abs(angles[1] + .pi / 2) < 1e-6)
        #expect(real == [-7, -4] && imag == [24, 0] && back[0].real == -7 && back[0].imag == 24)
    }
}

extension Double {
    fileprivate var float: Float { Float(self) }
}
