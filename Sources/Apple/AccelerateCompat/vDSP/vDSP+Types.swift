// The types of vDSP's functions.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias vDSP_DFT_Setup = OpaquePointer
public typealias vDSP_DFT_SetupD = OpaquePointer
public typealias vDSP_biquad_Setup = OpaquePointer
public typealias vDSP_biquad_SetupD = OpaquePointer

public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_FORWARD: Int { 1 }
public var FFT_INVERSE: Int { -1 }
public var kFFTRadix2: Int { 0 }
public var kFFTRadix3: Int { 1 }
public var kFFTRadix5: Int { 2 }
public var FFT_RADIX2: Int { 0 }
public var FFT_RADIX3: Int { 1 }
public var FFT_RADIX5: Int { 2 }
public var vDSP_HALF_WINDOW: Int { 1 }
public var vDSP_HANN_DENORM: Int { 0 }
public var vDSP_HANN_NORM: Int { 2 }

/// The direction of a discrete Fourier transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
    case FORWARD = 1
    case INVERSE = -1
}

/// The kind of a discrete cosine transform.
public enum vDSP_DCT_Type: Int32, Sendable {
    case II = 2
    case III = 3
    case IV = 4
}

/// An unsigned number of 24 bits, its low byte first.
public struct vDSP_uint24: Sendable {
    public var bytes: (UInt8, UInt8, UInt8)
    public init() { bytes = (0, 0, 0) }
    public init(bytes: (UInt8, UInt8, UInt8)) { self.bytes = bytes }

    var value: UInt32 { UInt32(bytes.0) | UInt32(bytes.1) << 8 | UInt32(bytes.2) << 16 }
    init(_ value: UInt32) {
        bytes = (
            UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8),
            UInt8(truncatingIfNeeded: value >> 16)
        )
    }
}

/// A signed number of 24 bits, its low byte first.
public struct vDSP_int24: Sendable {
    public var bytes: (UInt8, UInt8, UInt8)
    public init() { bytes = (0, 0, 0) }
    public init(bytes: (UInt8, UInt8, UInt8)) { self.bytes = bytes }

    var value: Int32 { Int32(bitPattern: vDSP_uint24(bytes: bytes).value << 8) >> 8 }
    init(_ value: Int32) { bytes = vDSP_uint24(UInt32(bitPattern: value)).bytes }
}
