/// Filters of the second order, one after another.
final class Sections<Real: BinaryFloatingPoint> {
    /// Five coefficients of each: of the input now, one and two steps ago, and of the output one and two steps ago.
    var coefficients: [Real]

    init(_ coefficients: [Real]) { self.coefficients = coefficients }

    static func at(_ setup: OpaquePointer) -> Sections {
        Unmanaged<Sections>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }

    func filter(
        _ delay: UnsafeMutablePointer<Real>, _ x: UnsafePointer<Real>, _ ix: Int, _ y: UnsafeMutablePointer<Real>,
        _ iy: Int, _ count: Int
    ) {
        let sections = coefficients.count / 5
        for index in 0..<count {
            var value = x[index &* ix]
            for section in 0..<sections {
                let (past, b) = (delay + 2 * section, 5 * section)
                let recursive = coefficients[b + 3] * past[3] + coefficients[b + 4] * past[2]
                let output =
                    coefficients[b] * value + coefficients[b + 1] * past[1] + coefficients[b + 2] * past[0] - recursive
                (past[0], past[1]) = (past[1], value)
                value = output
            }
            let past = delay + 2 * sections
            (past[0], past[1]) = (past[1], value)
            y[index &* iy] = value
        }
    }
}

/// Prepares filters by five coefficients each: of the last three inputs, and of the two outputs before.
public func vDSP_biquad_CreateSetup(
    _ coefficients: UnsafePointer<Double>, _ m: vDSP_Length
) -> vDSP_biquad_Setup? {
    let sections = Sections((0..<5 * Int(m)).map { Float(coefficients[$0]) })
    return OpaquePointer(Unmanaged.passRetained(sections).toOpaque())
}

public func vDSP_biquad_DestroySetup(_ setup: vDSP_biquad_Setup?) {
    guard let setup else { return }
    Unmanaged<Sections<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Filters a signal; the delay holds two numbers for each section and two for the last output.
public func vDSP_biquad(
    _ setup: OpaquePointer, _ delay: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ ix: vDSP_Stride,
    _ y: UnsafeMutablePointer<Float>, _ iy: vDSP_Stride, _ n: vDSP_Length
) { Sections<Float>.at(setup).filter(delay, x, ix, y, iy, Int(n)) }

/// Prepares filters by five coefficients each: of the last three inputs, and of the two outputs before.
public func vDSP_biquad_CreateSetupD(
    _ coefficients: UnsafePointer<Double>, _ m: vDSP_Length
) -> vDSP_biquad_SetupD? {
    let sections = Sections((0..<5 * Int(m)).map { Double(coefficients[$0]) })
    return OpaquePointer(Unmanaged.passRetained(sections).toOpaque())
}

public func vDSP_biquad_DestroySetupD(_ setup: vDSP_biquad_SetupD?) {
    guard let setup else { return }
    Unmanaged<Sections<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Filters a signal; the delay holds two numbers for each section and two for the last output.
public func vDSP_biquadD(
    _ setup: OpaquePointer, _ delay: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ ix: vDSP_Stride,
    _ y: UnsafeMutablePointer<Double>, _ iy: vDSP_Stride, _ n: vDSP_Length
) { Sections<Double>.at(setup).filter(delay, x, ix, y, iy, Int(n)) }

/// Changes a setup's filters from one on.
public func vDSP_biquad_SetCoefficientsDouble(
    _ setup: vDSP_biquad_Setup, _ coefficients: UnsafePointer<Double>, _ startSection: vDSP_Length,
    _ sections: vDSP_Length
) {
    for index in 0..<5 * Int(sections) {
        Sections<Float>.at(setup).coefficients[5 * Int(startSection) + index] = Float(coefficients[index])
    }
}

/// Changes a setup's filters from one on.
public func vDSP_biquad_SetCoefficientsSingle(
    _ setup: vDSP_biquad_Setup, _ coefficients: UnsafePointer<Float>, _ startSection: vDSP_Length,
    _ sections: vDSP_Length
) {
    for index in 0..<5 * Int(sections) {
        Sections<Float>.at(setup).coefficients[5 * Int(startSection) + index] = coefficients[index]
    }
}
