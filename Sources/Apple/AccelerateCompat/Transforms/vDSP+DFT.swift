/// A discrete Fourier or cosine transform of one length, as its setup asks for it.
private final class DiscreteTransform<Real: BinaryFloatingPoint> {
    enum Kind {
        /// Of either direction, as each call says.
        case complex
        case complexTo(isForward: Bool)
        case realTo(isForward: Bool)
        case cosine(vDSP_DCT_Type)
    }

    let kind: Kind
    let count: Int
    private let fourier: FourierTransform<Real>

    init?(_ kind: Kind, count: vDSP_Length) {
        guard let count = Int(exactly: count), count > 0 else { return nil }
        self.kind = kind
        self.count = count
        let powers = count.trailingZeroBitCount
        var isPossible = [1, 3, 5, 15].contains(count >> powers)
        let least =
            switch kind {
            case .complex, .complexTo: 3
            case .realTo, .cosine: 4
            }
        // A power of two does not need to be a large one.
        if count >> powers > 1, powers < least { isPossible = false }
        if case .realTo = kind, powers < 1 { isPossible = false }
        var roots = count
        if case .cosine = kind { roots *= 8 }
        guard isPossible, let fourier = FourierTransform<Real>(count: roots) else { return nil }
        self.fourier = fourier
    }

    static func at(_ setup: OpaquePointer) -> DiscreteTransform {
        Unmanaged<DiscreteTransform>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }

    var setup: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    static func destroy(_ setup: OpaquePointer?) {
        guard let setup else { return }
        Unmanaged<DiscreteTransform>.fromOpaque(UnsafeRawPointer(setup)).release()
    }

    func execute(
        _ inputReal: UnsafePointer<Real>, _ inputImag: UnsafePointer<Real>, _ real: UnsafeMutablePointer<Real>,
        _ imag: UnsafeMutablePointer<Real>, isForward: Bool = true
    ) {
        var size = count
        if case .realTo = kind { size = count / 2 }
        if real != inputReal { real.update(from: inputReal, count: size) }
        if imag != inputImag { imag.update(from: inputImag, count: size) }
        switch kind {
        case .complex: fourier.transform(real, imag, count: count, isForward: isForward)
        case .complexTo(let isForward): fourier.transform(real, imag, count: count, isForward: isForward)
        case .realTo(let isForward): fourier.realTransform(real, imag, count: count, isForward: isForward)
        case .cosine: preconditionFailure("vDSP_DFT_Execute is called with the setup of a cosine transform")
        }
    }

    /// A cosine transform is the real part of a Fourier transform of twice the length, half of it zero.
    func executeCosine(_ input: UnsafePointer<Real>, _ output: UnsafeMutablePointer<Real>) {
        guard case .cosine(let type) = kind else {
            preconditionFailure("vDSP_DCT_Execute is called with the setup of a Fourier transform")
        }
        withUnsafeTemporaryAllocation(of: Real.self, capacity: 4 * count) { memory in
            guard let real = memory.baseAddress else { return }
            let imag = real + 2 * count
            memory.update(repeating: 0)
            for index in 0..<count {
                // Turned by half a step for the types that count in halves.
                let root = type == .II ? (real: Real(1), imag: Real(0)) : fourier.root(2 * index)
                let value = type == .III && index == 0 ? input[index] / 2 : input[index]
                (real[index], imag[index]) = (value * root.real, -value * root.imag)
            }
            fourier.transform(real, imag, count: 2 * count, isForward: true)
            for index in 0..<count {
                let root =
                    switch type {
                    case .II: fourier.root(2 * index)
                    case .III: (real: Real(1), imag: Real(0))
                    case .IV: fourier.root(2 * index + 1)
                    }
                output[index] = real[index] * root.real + imag[index] * root.imag
            }
        }
    }
}

/// Prepares a complex transform; nil for a length that vDSP does not have.
public func vDSP_DFT_zop_CreateSetup(
    _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    DiscreteTransform<Float>(.complexTo(isForward: direction == .FORWARD), count: length)?.setup
}

/// Prepares a transform of real numbers, or back; nil for a length that vDSP does not have.
public func vDSP_DFT_zrop_CreateSetup(
    _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    DiscreteTransform<Float>(.realTo(isForward: direction == .FORWARD), count: length)?.setup
}

public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) { DiscreteTransform<Float>.destroy(setup) }

/// Runs the transform of a setup; a real one is twice the mathematical one forward, and has no scale back.
public func vDSP_DFT_Execute(
    _ setup: OpaquePointer, _ ir: UnsafePointer<Float>, _ ii: UnsafePointer<Float>, _ or: UnsafeMutablePointer<Float>,
    _ oi: UnsafeMutablePointer<Float>
) { DiscreteTransform<Float>.at(setup).execute(ir, ii, or, oi) }

/// Prepares a complex transform; nil for a length that vDSP does not have.
public func vDSP_DFT_zop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    DiscreteTransform<Double>(.complexTo(isForward: direction == .FORWARD), count: length)?.setup
}

/// Prepares a transform of real numbers, or back; nil for a length that vDSP does not have.
public func vDSP_DFT_zrop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    DiscreteTransform<Double>(.realTo(isForward: direction == .FORWARD), count: length)?.setup
}

public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) { DiscreteTransform<Double>.destroy(setup) }

/// Runs the transform of a setup; a real one is twice the mathematical one forward, and has no scale back.
public func vDSP_DFT_ExecuteD(
    _ setup: OpaquePointer, _ ir: UnsafePointer<Double>, _ ii: UnsafePointer<Double>,
    _ or: UnsafeMutablePointer<Double>, _ oi: UnsafeMutablePointer<Double>
) { DiscreteTransform<Double>.at(setup).execute(ir, ii, or, oi) }

/// Prepares a complex transform of either direction.
public func vDSP_DFT_CreateSetup(_ previous: vDSP_DFT_Setup?, _ length: vDSP_Length) -> vDSP_DFT_Setup? {
    DiscreteTransform<Float>(.complex, count: length)?.setup
}

public func vDSP_DFT_zop(
    _ setup: OpaquePointer, _ ir: UnsafePointer<Float>, _ ii: UnsafePointer<Float>, _ `is`: vDSP_Stride,
    _ or: UnsafeMutablePointer<Float>, _ oi: UnsafeMutablePointer<Float>, _ os: vDSP_Stride,
    _ direction: vDSP_DFT_Direction
) {
    let transform = DiscreteTransform<Float>.at(setup)
    let count = transform.count
    var (real, imag) = ((0..<count).map { ir[$0 &* `is`] }, (0..<count).map { ii[$0 &* `is`] })
    real.withUnsafeMutableBufferPointer { real in
        imag.withUnsafeMutableBufferPointer { imag in
            guard let x = real.baseAddress, let y = imag.baseAddress else { return }
            transform.execute(x, y, x, y, isForward: direction == .FORWARD)
        }
    }
    for index in 0..<count { (or[index &* os], oi[index &* os]) = (real[index], imag[index]) }
}

/// Prepares a cosine transform; nil for a length that vDSP does not have.
public func vDSP_DCT_CreateSetup(
    _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ type: vDSP_DCT_Type
) -> vDSP_DFT_Setup? {
    DiscreteTransform<Float>(.cosine(type), count: length)?.setup
}

public func vDSP_DCT_Execute(
    _ setup: OpaquePointer, _ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>
) { DiscreteTransform<Float>.at(setup).executeCosine(input, output) }
