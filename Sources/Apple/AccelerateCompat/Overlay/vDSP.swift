/// Arithmetic on vectors, and transforms of signals.
public enum vDSP {
    public enum RoundingMode: Sendable {
        case towardZero
        case towardNearestInteger
    }

    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    public enum WindowSequence: Sendable {
        case hanningNormalized
        case hanningDenormalized
        case hamming
        case blackman
    }

    public enum IntegrationRule: Sendable {
        case runningSum
        case simpson
        case trapezoidal
    }

    /// What becomes of elements below a threshold.
    public enum ThresholdRule<T: vDSP_FloatingPointGeneratable> {
        case clampToThreshold
        case zeroFill
        /// The constant where elements reach the threshold, and else the negative one.
        case signedConstant(T)
    }

    public enum FourierTransformDirection: Sendable {
        case forward
        case inverse

        public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
        public var fftDirection: FFTDirection { self == .forward ? 1 : -1 }
    }

    public enum DFTTransformType: Sendable {
        case complexComplex
        case complexReal
    }

    public enum DCTTransformType: Int, Sendable, CaseIterable {
        case II = 2
        case III = 3
        case IV = 4

        public var dctType: vDSP_DCT_Type { vDSP_DCT_Type(rawValue: Int32(rawValue)) ?? .II }
    }

    public enum Radix: Sendable {
        case radix2
        case radix3
        case radix5

        public var fftRadix: FFTRadix { self == .radix2 ? 0 : self == .radix3 ? 1 : 2 }
    }
}

/// Numbers that windows and thresholds are made of.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}

/// Numbers that integers are converted to.
public protocol vDSP_FloatingPointConvertable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointConvertable {}
extension Double: vDSP_FloatingPointConvertable {}

/// Integers that are converted to other numbers.
public protocol vDSP_IntegerConvertable: FixedWidthInteger {}
extension UInt8: vDSP_IntegerConvertable {}
extension UInt16: vDSP_IntegerConvertable {}
extension UInt32: vDSP_IntegerConvertable {}
extension Int8: vDSP_IntegerConvertable {}
extension Int16: vDSP_IntegerConvertable {}
extension Int32: vDSP_IntegerConvertable {}
