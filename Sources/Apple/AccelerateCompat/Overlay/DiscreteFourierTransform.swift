/// Numbers that `vDSP.DiscreteFourierTransform` transforms: parts that lie apart, or complex numbers.
public protocol vDSP_DiscreteFourierTransformable {
    /// The parts of such a number.
    associatedtype Part: vDSP_FloatingPointDiscreteFourierTransformable
}

extension Float: vDSP_DiscreteFourierTransformable { public typealias Part = Float }
extension Double: vDSP_DiscreteFourierTransformable { public typealias Part = Double }
extension DSPComplex: vDSP_DiscreteFourierTransformable { public typealias Part = Float }
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable { public typealias Part = Double }

extension vDSP {
    /// A length that vDSP has no transform of.
    public enum DFTError: Error {
        case invalidSplitComplexCount(count: Int, transformType: DFTTransformType)
        case invalidInterleavedCount(count: Int)
    }

    /// A discrete Fourier transform of one length and direction.
    public class DiscreteFourierTransform<T: vDSP_DiscreteFourierTransformable> {
        private let transform: DFT<T.Part>
        private let count: Int

        /// - Parameter count: how many numbers there are, or pairs of real numbers.
        public init(
            previous: DiscreteFourierTransform? = nil, count: Int, direction: FourierTransformDirection,
            transformType: DFTTransformType, ofType: T.Type
        ) throws {
            let isInterleaved = T.self != T.Part.self
            let length = isInterleaved && transformType == .complexReal ? 2 * count : count
            guard
                let transform = DFT(
                    count: length, direction: direction, transformType: transformType, ofType: T.Part.self)
            else {
                throw isInterleaved
                    ? DFTError.invalidInterleavedCount(count: count)
                    : .invalidSplitComplexCount(count: count, transformType: transformType)
            }
            self.transform = transform
            self.count = count
        }

        public func transform<U: AccelerateBuffer>(
            real: U, imaginary: U
        ) -> (real: [T], imaginary: [T]) where T.Part == T, U.Element == T {
            transform.transform(inputReal: real, inputImaginary: imaginary)
        }

        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
        ) where T.Part == T, U.Element == T, V.Element == T {
            transform.transform(
                inputReal: inputReal, inputImaginary: inputImaginary, outputReal: &outputReal,
                outputImaginary: &outputImaginary)
        }

        public func transform<U: AccelerateBuffer>(
            input: U
        ) -> [DSPComplex] where T == DSPComplex, U.Element == DSPComplex {
            var output = [DSPComplex](repeating: DSPComplex(), count: count)
            transform(input: input, output: &output)
            return output
        }

        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            input: U, output: inout V
        ) where T == DSPComplex, U.Element == DSPComplex, V.Element == DSPComplex {
            let (real, imaginary) = input.withUnsafeBufferPointer { input in
                transform.transform(inputReal: input.map(\.real), inputImaginary: input.map(\.imag))
            }
            output.withMutablePointer { output in
                for index in 0..<count { output[index] = DSPComplex(real: real[index], imag: imaginary[index]) }
            }
        }

        public func transform<U: AccelerateBuffer>(
            input: U
        ) -> [DSPDoubleComplex] where T == DSPDoubleComplex, U.Element == DSPDoubleComplex {
            var output = [DSPDoubleComplex](repeating: DSPDoubleComplex(), count: count)
            transform(input: input, output: &output)
            return output
        }

        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            input: U, output: inout V
        ) where T == DSPDoubleComplex, U.Element == DSPDoubleComplex, V.Element == DSPDoubleComplex {
            let (real, imaginary) = input.withUnsafeBufferPointer { input in
                transform.transform(inputReal: input.map(\.real), inputImaginary: input.map(\.imag))
            }
            output.withMutablePointer { output in
                for index in 0..<count { output[index] = DSPDoubleComplex(real: real[index], imag: imaginary[index]) }
            }
        }
    }
}
