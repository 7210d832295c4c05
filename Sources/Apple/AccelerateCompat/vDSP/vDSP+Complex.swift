// Complex numbers, and arrays of them whose real and imaginary parts lie apart.

/// A complex number.
public struct DSPComplex: Sendable {
    public var real: Float
    public var imag: Float
    public init() { (real, imag) = (0, 0) }
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }

    var conjugate: DSPComplex { DSPComplex(real: real, imag: -imag) }
    /// The magnitude's square.
    var square: Float { real * real + imag * imag }
    static prefix func - (value: DSPComplex) -> DSPComplex { DSPComplex(real: -value.real, imag: -value.imag) }
    static func + (lhs: DSPComplex, rhs: DSPComplex) -> DSPComplex {
        DSPComplex(real: lhs.real + rhs.real, imag: lhs.imag + rhs.imag)
    }
    static func - (lhs: DSPComplex, rhs: DSPComplex) -> DSPComplex {
        DSPComplex(real: lhs.real - rhs.real, imag: lhs.imag - rhs.imag)
    }
    static func * (lhs: DSPComplex, rhs: Float) -> DSPComplex { DSPComplex(real: lhs.real * rhs, imag: lhs.imag * rhs) }
    static func + (lhs: DSPComplex, rhs: Float) -> DSPComplex { DSPComplex(real: lhs.real + rhs, imag: lhs.imag) }
    static func - (lhs: DSPComplex, rhs: Float) -> DSPComplex { DSPComplex(real: lhs.real - rhs, imag: lhs.imag) }
    static func / (lhs: DSPComplex, rhs: Float) -> DSPComplex { DSPComplex(real: lhs.real / rhs, imag: lhs.imag / rhs) }
    static func / (lhs: DSPComplex, rhs: DSPComplex) -> DSPComplex { lhs * rhs.conjugate / rhs.square }
    static func * (lhs: DSPComplex, rhs: DSPComplex) -> DSPComplex {
        DSPComplex(
            real: lhs.real * rhs.real - lhs.imag * rhs.imag, imag: lhs.real * rhs.imag + lhs.imag * rhs.real)
    }
}

/// An array of complex numbers, the real parts in one place and the imaginary ones in another.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }

    @inline(__always)
    subscript(index: Int) -> DSPComplex {
        get { DSPComplex(real: realp[index], imag: imagp[index]) }
        nonmutating set { (realp[index], imagp[index]) = (newValue.real, newValue.imag) }
    }
}

/// A complex number.
public struct DSPDoubleComplex: Sendable {
    public var real: Double
    public var imag: Double
    public init() { (real, imag) = (0, 0) }
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }

    var conjugate: DSPDoubleComplex { DSPDoubleComplex(real: real, imag: -imag) }
    /// The magnitude's square.
    var square: Double { real * real + imag * imag }
    static prefix func - (value: DSPDoubleComplex) -> DSPDoubleComplex {
        DSPDoubleComplex(real: -value.real, imag: -value.imag)
    }
    static func + (lhs: DSPDoubleComplex, rhs: DSPDoubleComplex) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real + rhs.real, imag: lhs.imag + rhs.imag)
    }
    static func - (lhs: DSPDoubleComplex, rhs: DSPDoubleComplex) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real - rhs.real, imag: lhs.imag - rhs.imag)
    }
    static func * (lhs: DSPDoubleComplex, rhs: Double) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real * rhs, imag: lhs.imag * rhs)
    }
    static func + (lhs: DSPDoubleComplex, rhs: Double) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real + rhs, imag: lhs.imag)
    }
    static func - (lhs: DSPDoubleComplex, rhs: Double) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real - rhs, imag: lhs.imag)
    }
    static func / (lhs: DSPDoubleComplex, rhs: Double) -> DSPDoubleComplex {
        DSPDoubleComplex(real: lhs.real / rhs, imag: lhs.imag / rhs)
    }
    static func / (lhs: DSPDoubleComplex, rhs: DSPDoubleComplex) -> DSPDoubleComplex {
        lhs * rhs.conjugate / rhs.square
    }
    static func * (lhs: DSPDoubleComplex, rhs: DSPDoubleComplex) -> DSPDoubleComplex {
        DSPDoubleComplex(
            real: lhs.real * rhs.real - lhs.imag * rhs.imag, imag: lhs.real * rhs.imag + lhs.imag * rhs.real)
    }
}

/// An array of complex numbers, the real parts in one place and the imaginary ones in another.
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }

    @inline(__always)
    subscript(index: Int) -> DSPDoubleComplex {
        get { DSPDoubleComplex(real: realp[index], imag: imagp[index]) }
        nonmutating set { (realp[index], imagp[index]) = (newValue.real, newValue.imag) }
    }
}
