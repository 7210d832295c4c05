import Foundation

public typealias __CLPK_integer = Int32
public typealias __CLPK_logical = Int32
public typealias __CLPK_real = Float
public typealias __CLPK_doublereal = Double
public typealias __CLPK_ftnlen = Int32
public typealias __LAPACK_int = Int32
public typealias __LAPACK_bool = Int32

/// A complex number of LAPACK's.
public struct __CLPK_complex: Sendable {
    public var r: Float
    public var i: Float
    public init() { (r, i) = (0, 0) }
    public init(r: Float, i: Float) { (self.r, self.i) = (r, i) }
}

/// A complex number of LAPACK's, in double precision.
public struct __CLPK_doublecomplex: Sendable {
    public var r: Double
    public var i: Double
    public init() { (r, i) = (0, 0) }
    public init(r: Double, i: Double) { (self.r, self.i) = (r, i) }
}

/// What is given by its place in memory.
typealias Argument = UnsafeRawPointer?

/// Debian's library of BLAS and LAPACK, which is loaded when a function of it is first called.
enum LinearAlgebra {
    /// A handle of the system's, which is only read.
    nonisolated(unsafe) private static let library: UnsafeMutableRawPointer? = {
        // A widget's matrices are small, and its processes are counted: no threads.
        setenv("OPENBLAS_NUM_THREADS", "1", 0)
        return dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL)
    }()

    static func function(_ name: String) -> UnsafeMutableRawPointer {
        guard let library else {
            fatalError("\(name) is OpenBLAS's, which is not installed: install Debian's package libopenblas0")
        }
        guard let function = dlsym(library, name) else {
            fatalError("\(name) is not in the OpenBLAS that is installed: install Debian's package libopenblas0")
        }
        return function
    }
}
