import AccelerateCompat
import Foundation
import Testing

@Suite("vDSP's transforms")
struct TransformTests {
    private let count = 64

    /// The real transform of numbers in vDSP's packing, and back.
    private func real(
        _ signal: [Float], direction: Int = kFFTDirection_Forward, log2n: vDSP_Length = 6
    ) throws -> (real: [Float], imag: [Float]) {
        var real = stride(from: 0, to: signal.count, by: 2).map { signal[$0] }
        var imag = stride(from: 1, to: signal.count, by: 2).map { signal[$0] }
        let setup = try #require(vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        real.withUnsafeMutableBufferPointer { real in
            imag.withUnsafeMutableBufferPointer { imag in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
                vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(direction))
            }
        }
        return (real, imag)
    }

    @Test("a sine has one coefficient, twice the mathematical one")
    func sine() throws {
        let signal = (0..<count).map { Float(sin(2 * .pi * 5 * Double($0) / Double(count))) }
        let (real, imag) = try real(signal)
        for index in 0..<count / 2 {
            #expect(abs(real[index]) < 1e-4)
            #expect(abs(imag[index] - (index == 5 ? -Float(count) : 0)) < 1e-4)
        }
    }

    @Test("the mean is first, and the highest frequency is packed beside it")
    func packing() throws {
        let (real, imag) = try real((0..<count).map { 1 + ($0 % 2 == 0 ? 0.5 : -0.5) })
        #expect(real[0] == Float(2 * count) && imag[0] == Float(count))
        #expect(real.dropFirst().allSatisfy { $0 == 0 } && imag.dropFirst().allSatisfy { $0 == 0 })
    }

    @Test("forward and back is the signal, 2N times")
    func roundTrip() throws {
        let signal = (0..<count).map { Float(sin(Double($0 * $0))) }
        let (real, imag) = try real(signal)
        let interleaved = zip(real, imag).flatMap { [$0, $1] }
        let (even, odd) = try self.real(interleaved, direction: kFFTDirection_Inverse)
        for index in 0..<count / 2 {
            #expect(abs(even[index] / Float(2 * count) - signal[2 * index]) < 1e-5)
            #expect(abs(odd[index] / Float(2 * count) - signal[2 * index + 1]) < 1e-5)
        }
    }

    @Test("energy is kept (Parseval), with strides, in double precision")
    func parseval() throws {
        var (real, imag) = ([Double](repeating: 0, count: 2 * count), [Double](repeating: 0, count: 2 * count))
        for index in 0..<count { (real[2 * index], imag[2 * index]) = (cos(Double(index * index)), Double(index % 7)) }
        let energy = zip(real, imag).reduce(0) { $0 + $1.0 * $1.0 + $1.1 * $1.1 }
        let setup = try #require(vDSP_create_fftsetupD(8, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        var magnitudes = [Double](repeating: 0, count: count)
        real.withUnsafeMutableBufferPointer { real in
            imag.withUnsafeMutableBufferPointer { imag in
                var split = DSPDoubleSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
                vDSP_fft_zipD(setup, &split, 2, 6, FFTDirection(FFT_FORWARD))
                vDSP_zvmagsD(&split, 2, &magnitudes, 1, 64)
            }
        }
        #expect(abs(magnitudes.reduce(0, +) / Double(count) - energy) < 1e-9)
    }

    @Test(
        "a discrete transform is the sum that defines it, of lengths with the factors 2, 3 and 5",
        arguments: [8, 24, 40, 48, 120, 240] as [Int])
    func discrete(count: Int) throws {
        let setup = try #require(vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), .INVERSE))
        defer { vDSP_DFT_DestroySetupD(setup) }
        let (x, y) = ((0..<count).map { sin(Double(3 * $0)) }, (0..<count).map { cos(Double($0 * $0)) })
        var (real, imag) = (x, y)
        vDSP_DFT_ExecuteD(setup, x, y, &real, &imag)
        for k in 0..<count {
            var sum = (0.0, 0.0)
            for j in 0..<count {
                let angle = 2 * .pi * Double(j * k % count) / Double(count)
                sum.0 += x[j] * cos(angle) - y[j] * sin(angle)
                sum.1 += x[j] * sin(angle) + y[j] * cos(angle)
            }
            #expect(abs(real[k] - sum.0) < 1e-10 && abs(imag[k] - sum.1) < 1e-10)
        }
    }

    @Test("lengths that vDSP does not have get no setup")
    func lengths() {
        #expect(vDSP_DFT_zop_CreateSetup(nil, 7, .FORWARD) == nil)
        #expect(vDSP_DFT_zop_CreateSetup(nil, 12, .FORWARD) == nil)
        #expect(vDSP_DFT_zrop_CreateSetup(nil, 24, .FORWARD) == nil)
        #expect(vDSP_DCT_CreateSetup(nil, 9, .II) == nil)
    }

    @Test("cosine transforms are the sums that define them", arguments: [vDSP_DCT_Type.II, .III, .IV])
    func cosine(type: vDSP_DCT_Type) throws {
        let count = 48
        let setup = try #require(vDSP_DCT_CreateSetup(nil, vDSP_Length(count), type))
        defer { vDSP_DFT_DestroySetup(setup) }
        let input = (0..<count).map { Float(sin(Double($0 * $0) + 1)) }
        var output = input
        vDSP_DCT_Execute(setup, input, &output)
        for k in 0..<count {
            let terms = (0..<count).map { j -> Double in
                let (x, n, row) = (Double(input[j]), Double(j), Double(k))
                switch type {
                case .II: return x * cos(row * (n + 0.5) * .pi / Double(count))
                case .III: return j == 0 ? x / 2 : x * cos((row + 0.5) * n * .pi / Double(count))
                case .IV: return x * cos((row + 0.5) * (n + 0.5) * .pi / Double(count))
                }
            }
            #expect(abs(Double(output[k]) - terms.reduce(0, +)) < 1e-4)
        }
    }

    @Test("an image's transform has one coefficient for one wave")
    func image() throws {
        let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var real = (0..<32).map { Float(cos(2 * .pi * (Double($0 % 8) / 8 + Double($0 / 8) / 4))) }
        var imag = (0..<32).map { Float(sin(2 * .pi * (Double($0 % 8) / 8 + Double($0 / 8) / 4))) }
        real.withUnsafeMutableBufferPointer { real in
            imag.withUnsafeMutableBufferPointer { imag in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
                vDSP_fft2d_zip(setup, &split, 1, 0, 3, 2, FFTDirection(FFT_FORWARD))
            }
        }
        for index in 0..<32 {
            #expect(abs(real[index] - (index == 9 ? 32 : 0)) < 1e-4 && abs(imag[index]) < 1e-4)
        }
    }

    @Test("a filter's response to an impulse falls by its recursion, and goes on in the next call")
    func biquad() throws {
        let setup = try #require(vDSP_biquad_CreateSetup([1, 0, 0, -0.5, 0, 2, 0, 0, 0, 0], 2))
        defer { vDSP_biquad_DestroySetup(setup) }
        var delay = [Float](repeating: 0, count: 6)
        var output = [Float](repeating: 0, count: 3)
        vDSP_biquad(setup, &delay, [1, 0, 0], 1, &output, 1, 3)
        #expect(output == [2, 1, 0.5])
        vDSP_biquad(setup, &delay, [0, 0, 0], 1, &output, 1, 3)
        #expect(output == [0.25, 0.125, 0.0625])
    }
}
