/// Split complex numbers, whose transforms `vDSP.FFT` has.
public protocol vDSP_FourierTransformable {
    static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer?
    static func destroyFFTSetup(_ setup: OpaquePointer)
    static func transform(
        _ setup: OpaquePointer, log2n: vDSP_Length, source: Self, destination: inout Self,
        direction: vDSP.FourierTransformDirection)
}

extension DSPSplitComplex: vDSP_FourierTransformable {
    public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
        vDSP_create_fftsetup(log2n, radix.fftRadix)
    }
    public static func destroyFFTSetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
    public static func transform(
        _ setup: OpaquePointer, log2n: vDSP_Length, source: Self, destination: inout Self,
        direction: vDSP.FourierTransformDirection
    ) {
        var source = source
        vDSP_fft_zrop(setup, &source, 1, &destination, 1, log2n, direction.fftDirection)
    }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
    public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
        vDSP_create_fftsetupD(log2n, radix.fftRadix)
    }
    public static func destroyFFTSetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
    public static func transform(
        _ setup: OpaquePointer, log2n: vDSP_Length, source: Self, destination: inout Self,
        direction: vDSP.FourierTransformDirection
    ) {
        var source = source
        vDSP_fft_zropD(setup, &source, 1, &destination, 1, log2n, direction.fftDirection)
    }
}

/// Numbers whose transforms `vDSP.DFT` has.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint {
    static func makeDFTSetup(
        count: Int, direction: vDSP.FourierTransformDirection, transformType: vDSP.DFTTransformType
    ) -> OpaquePointer?
    static func destroyDFTSetup(_ setup: OpaquePointer)
    static func executeDFT(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Self>, _ inputImaginary: UnsafePointer<Self>,
        _ outputReal: UnsafeMutablePointer<Self>, _ outputImaginary: UnsafeMutablePointer<Self>)
}

extension Float: vDSP_FloatingPointDiscreteFourierTransformable {
    public static func makeDFTSetup(
        count: Int, direction: vDSP.FourierTransformDirection, transformType: vDSP.DFTTransformType
    ) -> OpaquePointer? {
        switch transformType {
        case .complexComplex: vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), direction.dftDirection)
        case .complexReal: vDSP_DFT_zrop_CreateSetup(nil, vDSP_Length(count), direction.dftDirection)
        }
    }
    public static func destroyDFTSetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetup(setup) }
    public static func executeDFT(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>,
        _ outputReal: UnsafeMutablePointer<Float>, _ outputImaginary: UnsafeMutablePointer<Float>
    ) { vDSP_DFT_Execute(setup, inputReal, inputImaginary, outputReal, outputImaginary) }
}

extension Double: vDSP_FloatingPointDiscreteFourierTransformable {
    public static func makeDFTSetup(
        count: Int, direction: vDSP.FourierTransformDirection, transformType: vDSP.DFTTransformType
    ) -> OpaquePointer? {
        switch transformType {
        case .complexComplex: vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), direction.dftDirection)
        case .complexReal: vDSP_DFT_zrop_CreateSetupD(nil, vDSP_Length(count), direction.dftDirection)
        }
    }
    public static func destroyDFTSetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetupD(setup) }
    public static func executeDFT(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Double>, _ inputImaginary: UnsafePointer<Double>,
        _ outputReal: UnsafeMutablePointer<Double>, _ outputImaginary: UnsafeMutablePointer<Double>
    ) { vDSP_DFT_ExecuteD(setup, inputReal, inputImaginary, outputReal, outputImaginary) }
}

/// Numbers that `vDSP.Biquad` filters.
public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointBiquadFilterable {}
extension Double: vDSP_FloatingPointBiquadFilterable {}

extension vDSP {
    /// A fast Fourier transform of real numbers, given as split complex ones.
    public class FFT<T: vDSP_FourierTransformable> {
        private let setup: OpaquePointer
        private let log2n: vDSP_Length

        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard log2n > 0, let setup = T.makeFFTSetup(log2n: log2n, radix: radix) else { return nil }
            self.setup = setup
            self.log2n = log2n
        }

        deinit { T.destroyFFTSetup(setup) }

        /// Forward it is twice the mathematical transform, back it has no scale.
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            T.transform(setup, log2n: log2n, source: input, destination: &output, direction: direction)
        }

        public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
        public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
    }

    /// A discrete Fourier transform of one length and direction.
    public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
        private let setup: OpaquePointer
        /// How many numbers there are in each part.
        private let size: Int

        /// Nil for a length that vDSP does not have.
        public init?(
            previous: DFT? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType,
            ofType: T.Type
        ) {
            guard count > 0,
                let setup = T.makeDFTSetup(count: count, direction: direction, transformType: transformType)
            else { return nil }
            self.setup = setup
            size = transformType == .complexReal ? count / 2 : count
        }

        deinit { T.destroyDFTSetup(setup) }

        public func transform<U: AccelerateBuffer>(
            inputReal: U, inputImaginary: U
        ) -> (real: [T], imaginary: [T]) where U.Element == T {
            var (real, imaginary) = ([T](repeating: 0, count: size), [T](repeating: 0, count: size))
            transform(
                inputReal: inputReal, inputImaginary: inputImaginary, outputReal: &real, outputImaginary: &imaginary)
            return (real, imaginary)
        }

        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
        ) where U.Element == T, V.Element == T {
            precondition(
                [inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count].allSatisfy {
                    $0 >= size
                }, "a transform of \(size) numbers takes parts of that length")
            inputReal.withPointer { x in
                inputImaginary.withPointer { y in
                    outputReal.withMutablePointer { real in
                        outputImaginary.withMutablePointer { imaginary in
                            T.executeDFT(setup, x, y, real, imaginary)
                        }
                    }
                }
            }
        }
    }

    /// A discrete cosine transform of one length and type.
    public class DCT {
        private let setup: OpaquePointer
        private let count: Int

        /// Nil for a length that vDSP does not have.
        public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
            guard count > 0, let setup = vDSP_DCT_CreateSetup(nil, vDSP_Length(count), transformType.dctType)
            else { return nil }
            self.setup = setup
            self.count = count
        }

        deinit { vDSP_DFT_DestroySetup(setup) }

        public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
            var result = [Float](repeating: 0, count: count)
            transform(vector, result: &result)
            return result
        }

        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            _ vector: U, result: inout V
        ) where U.Element == Float, V.Element == Float {
            precondition(vector.count >= count && result.count >= count, "the transform is of \(count) numbers")
            vector.withPointer { input in result.withMutablePointer { vDSP_DCT_Execute(setup, input, $0) } }
        }
    }

    /// Filters of the second order, one after another, which go on where the signal before has ended.
    public struct Biquad<T: vDSP_FloatingPointBiquadFilterable> {
        private let channels: [Sections<T>]
        private var delays: [[T]]

        /// - Parameter coefficients: five for each channel of each section: of the last three inputs, and of the two
        ///   outputs before.
        public init?(coefficients: [Double], channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) {
            let (channelCount, sectionCount) = (Int(channelCount), Int(sectionCount))
            guard channelCount > 0, sectionCount > 0, coefficients.count == 5 * channelCount * sectionCount
            else { return nil }
            channels = (0..<channelCount).map { channel in
                Sections(
                    (0..<sectionCount).flatMap { section in
                        let start = 5 * (section * channelCount + channel)
                        return coefficients[start..<start + 5].map { T($0) }
                    })
            }
            delays = Array(repeating: Array(repeating: 0, count: 2 * sectionCount + 2), count: channelCount)
        }

        public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
            var output = [T](repeating: 0, count: input.count)
            apply(input: input, output: &output)
            return output
        }

        /// Filters a signal, or several of one length after another.
        public mutating func apply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            input: U, output: inout V
        ) where U.Element == T, V.Element == T {
            precondition(input.count == output.count, "a filter's output is as long as its input")
            let length = input.count / channels.count
            input.withPointer { x in
                output.withMutablePointer { y in
                    for (index, sections) in channels.enumerated() {
                        let start = index * length
                        sections.filter(&delays[index], x + start, 1, y + start, 1, length)
                    }
                }
            }
        }
    }
}
