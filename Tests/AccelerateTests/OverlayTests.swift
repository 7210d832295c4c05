import AccelerateCompat
import Foundation
import Testing

@Suite("vDSP and vForce in Swift")
struct OverlayTests {
    private let levels: [Float] = [0.5, -0.25, 1, -1]

    @Test("the level of a signal is its mean, its peak and its root mean square")
    func level() {
        #expect(vDSP.mean(levels) == 0.0625)
        #expect(vDSP.maximum(levels) == 1 && vDSP.minimum(levels) == -1 && vDSP.maximumMagnitude(levels) == 1)
        #expect(vDSP.rootMeanSquare(levels) == (2.3125 / 4 as Float).squareRoot())
        #expect(vDSP.sum(levels[1...]) == -0.25)
        #expect(vDSP.indexOfMaximum(levels) == (2, 1) && vDSP.indexOfMinimum(levels) == (3, -1))
        #expect(vDSP.sumOfSquares(levels) == 2.3125 && vDSP.meanMagnitude(levels) == 0.6875)
        #expect(vDSP.countZeroCrossings(levels) == 3)
        let decibels = vDSP.amplitudeToDecibels([1, 10, 0.1] as [Double], zeroReference: 1)
        #expect(zip(decibels, [0, 20, -20]).allSatisfy { abs($0 - $1) < 1e-12 })
    }

    @Test("arithmetic takes arrays, slices and buffers, and gives arrays or fills them")
    func arithmetic() {
        let (a, b): ([Double], [Double]) = ([1, 2, 3], [10, 20, 30])
        #expect(vDSP.add(a, b) == [11, 22, 33] && vDSP.add(1, a) == [2, 3, 4])
        #expect(vDSP.subtract(b, a) == [9, 18, 27] && vDSP.divide(b, a) == [10, 10, 10])
        #expect(vDSP.divide(6, a) == [6, 3, 2] && vDSP.divide(b, 10) == a && vDSP.multiply(2, a[1...]) == [4, 6])
        #expect(vDSP.add(multiplication: (a, 2), b) == [12, 24, 36])
        #expect(vDSP.multiply(subtraction: (b, a), a) == [9, 36, 81])
        #expect(vDSP.dot(a, b) == 140 && vDSP.distanceSquared(a, b) == 81 + 324 + 729)
        #expect(vDSP.hypot([3] as [Double], [4] as [Double]) == [5])
        var result = [Double](repeating: 0, count: 3)
        vDSP.multiply(a, b, result: &result)
        #expect(result == [10, 40, 90])
        #expect(vDSP.evaluatePolynomial(usingCoefficients: [1, 0, 1], withVariables: a) == [2, 5, 10])
        #expect(vDSP.add([] as [Double], [] as [Double]).isEmpty)
    }

    @Test("vectors are clipped, ramped, sorted, windowed and interpolated")
    func vectors() {
        #expect(vDSP.clip(levels, to: -0.5...0.5) == [0.5, -0.25, 0.5, -0.5])
        #expect(vDSP.threshold(levels, to: 0, with: .zeroFill) == [0.5, 0, 1, 0])
        #expect(vDSP.threshold(levels, to: 0, with: .signedConstant(2)) == [2, -2, 2, -2])
        #expect(vDSP.ramp(withInitialValue: 1, increment: 2, count: 3) == [1, 3, 5] as [Float])
        #expect(vDSP.ramp(in: 0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1] as [Double])
        var sorted = levels
        vDSP.sort(&sorted, sortOrder: .ascending)
        #expect(sorted == [-1, -0.25, 0.5, 1])
        let window = vDSP.window(ofType: Float.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
        #expect(window == [0, 0.5, 1, 0.5])
        #expect(vDSP.linearInterpolate(elementsOf: [0, 10, 20] as [Float], using: [0.5, 1.25]) == [5, 12.5])
        #expect(vDSP.linearInterpolate(values: [0, 10] as [Double], atIndices: [1, 3]) == [0, 0, 5, 10])
        #expect(vDSP.slidingWindowSum(levels, usingWindowLength: 2) == [0.25, 0.75, 0])
        #expect(vDSP.convolve([1, 2, 3, 4] as [Float], withKernel: [1, 10] as [Float]) == [12, 23])
        #expect(vDSP.correlate([1, 2, 3, 4] as [Float], withKernel: [1, 10] as [Float]) == [21, 32])
        #expect(
            vDSP.downsample([1, 2, 3, 4] as [Float], decimationFactor: 2, filter: [0.5, 0.5] as [Float]) == [1.5, 3.5])
        #expect(vDSP.integrate([1, 1, 1] as [Double], using: .trapezoidal, stepSize: 2) == [0, 2, 4])
        #expect(vDSP.compress(levels, gatingVector: [1, 0, 0, 1], nonZeroGatingCount: nil) == [0.5, -1])
        #expect(vDSP.gather(levels, indices: [4, 1]) == [-1, 0.5])
        #expect(vDSP.powerToDecibels([100] as [Float], zeroReference: 1) == [20])
    }

    @Test("integers and precisions are converted")
    func conversion() {
        #expect(vDSP.integerToFloatingPoint([1, -2] as [Int16], floatingPointType: Float.self) == [1, -2])
        let rounded = vDSP.floatingPointToInteger(
            [1.5, 300, -1] as [Float], integerType: UInt8.self, rounding: .towardNearestInteger)
        #expect(rounded == [2, 255, 0])
        #expect(vDSP.floatToDouble([0.5]) == [0.5] && vDSP.doubleToFloat([0.25]) == [0.25])
        var shorts: [Int16] = [0, 0]
        vDSP.convertElements(of: [1.9, -1.9] as [Double], to: &shorts, rounding: .towardZero)
        #expect(shorts == [1, -1])
    }

    @Test("the spectrum of a sine has one peak, by each transform")
    func spectrum() throws {
        let signal = (0..<64).map { Float(sin(2 * .pi * 3 * Double($0) / 64)) }
        let (even, odd) = (
            stride(from: 0, to: 64, by: 2).map { signal[$0] }, stride(from: 1, to: 64, by: 2).map { signal[$0] }
        )
        let dft = try #require(
            vDSP.DFT(count: 64, direction: .forward, transformType: .complexReal, ofType: Float.self))
        let (real, imaginary) = dft.transform(inputReal: even, inputImaginary: odd)
        #expect(abs(imaginary[3] + 64) < 1e-4 && abs(real[3]) < 1e-4)
        let fft = try #require(vDSP.FFT(log2n: 6, radix: .radix2, ofType: DSPSplitComplex.self))
        var (x, y) = (even, odd)
        var (u, v) = ([Float](repeating: 0, count: 32), [Float](repeating: 0, count: 32))
        var magnitudes = u
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                u.withUnsafeMutableBufferPointer { u in
                    v.withUnsafeMutableBufferPointer { v in
                        let input = DSPSplitComplex(realp: x.baseAddress!, imagp: y.baseAddress!)
                        var output = DSPSplitComplex(realp: u.baseAddress!, imagp: v.baseAddress!)
                        fft.forward(input: input, output: &output)
                        vDSP.absolute(output, result: &magnitudes)
                    }
                }
            }
        }
        #expect(zip(v, imaginary).allSatisfy { abs($0 - $1) < 1e-4 })
        #expect(vDSP.indexOfMaximum(magnitudes).0 == 3)
        let cosine = try #require(vDSP.DCT(count: 16, transformType: .II))
        #expect(cosine.transform([Float](repeating: 1, count: 16))[0] == 16)
    }

    @Test("complex numbers are transformed as their parts are, and a length that there is not is an error")
    func discrete() throws {
        let (real, imaginary) = ((0..<8).map { Double($0 * $0 % 5) }, (0..<8).map { Double($0 % 3) })
        let apart = try vDSP.DiscreteFourierTransform(
            count: 8, direction: .forward, transformType: .complexComplex, ofType: Double.self)
        let parts = apart.transform(real: real, imaginary: imaginary)
        #expect(abs(parts.real[0] - real.reduce(0, +)) < 1e-12)
        let together = try vDSP.DiscreteFourierTransform(
            count: 8, direction: .forward, transformType: .complexComplex, ofType: DSPDoubleComplex.self)
        let numbers = together.transform(input: zip(real, imaginary).map { DSPDoubleComplex(real: $0, imag: $1) })
        #expect(numbers.map(\.real) == parts.real && numbers.map(\.imag) == parts.imaginary)
        #expect(throws: vDSP.DFTError.self) {
            try vDSP.DiscreteFourierTransform(
                count: 7, direction: .forward, transformType: .complexReal, ofType: Float.self)
        }
    }

    @Test("a filter goes on where the signal before has ended, for each channel")
    func biquad() throws {
        var filter = try #require(
            vDSP.Biquad(coefficients: [1, 0, 0, -0.5, 0], channelCount: 1, sectionCount: 1, ofType: Double.self))
        #expect(filter.apply(input: [1, 0]) == [1, 0.5])
        #expect(filter.apply(input: [0, 0]) == [0.25, 0.125])
        var two = try #require(
            vDSP.Biquad(
                coefficients: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0], channelCount: 2, sectionCount: 1, ofType: Float.self))
        #expect(two.apply(input: [1, 2, 3, 4]) == [1, 2, 6, 8])
    }

    @Test("functions of elements")
    func functions() {
        let x: [Double] = [0, 1, 4]
        #expect(vForce.sqrt(x) == [0, 1, 2] && vForce.floor([-0.5, 1.5] as [Float]) == [-1, 1])
        #expect(vForce.exp(x)[1] == M_E && vForce.log([M_E]) == [1])
        #expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2] as [Double]) == [8, 9])
        #expect(vForce.atan2(x: [0] as [Double], y: [1] as [Double]) == [.pi / 2])
        #expect(vForce.remainder(dividends: [5] as [Float], divisors: [3] as [Float]) == [-1])
        #expect(vForce.truncatingRemainder(dividends: [5] as [Float], divisors: [3] as [Float]) == [2])
        var (result, count): ([Double], Int32) = ([0, 0, 0], 3)
        vvpow(&result, [2, 2, 2], x, &count)
        #expect(result == [0, 1, 16])
        vvsqrt(&result, x, &count)
        #expect(result == [0, 1, 2])
    }
}
