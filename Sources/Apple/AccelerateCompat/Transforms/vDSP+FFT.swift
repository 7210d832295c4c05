// Fast Fourier transforms of lengths that are powers of two, or three or five times one.

/// The transform behind a setup's pointer.
private func transform<Real: BinaryFloatingPoint>(_ setup: OpaquePointer) -> FourierTransform<Real> {
    Unmanaged<FourierTransform<Real>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
}

private func makeSetup<Real: BinaryFloatingPoint>(
    _ logarithm: vDSP_Length, _ radix: FFTRadix, _: Real.Type
) -> OpaquePointer? {
    guard logarithm < 32, (0...2).contains(radix) else { return nil }
    let factor = [1, 3, 5][Int(radix)]
    return FourierTransform<Real>(count: factor << Int(logarithm)).map {
        OpaquePointer(Unmanaged.passRetained($0).toOpaque())
    }
}

/// Prepares transforms of lengths up to a power of two, times three or five for these radices.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    makeSetup(log2n, radix, Float.self)
}

public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
    guard let setup else { return }
    Unmanaged<FourierTransform<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Copies numbers together, has them transformed, and copies them out.
private func transform(
    _ setup: FFTSetup, _ source: DSPSplitComplex, _ sourceStride: Int, _ target: DSPSplitComplex, _ targetStride: Int,
    count: Int,
    _ direction: FFTDirection, isReal: Bool = false
) {
    let transform: FourierTransform<Float> = transform(setup)
    let length = isReal ? 2 * count : count
    precondition(
        length <= transform.count && transform.count % length == 0,
        "vDSP's setup is for \(transform.count) numbers, which \(length) do not divide")
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * max(count, 1)) { memory in
        guard let start = memory.baseAddress else { return }
        let packed = DSPSplitComplex(realp: start, imagp: start + count)
        for index in 0..<count { packed[index] = source[index &* sourceStride] }
        if isReal {
            transform.realTransform(packed.realp, packed.imagp, count: length, isForward: direction > 0)
        } else {
            transform.transform(packed.realp, packed.imagp, count: count, isForward: direction > 0)
        }
        for index in 0..<count { target[index &* targetStride] = packed[index] }
    }
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    transform(setup, c.pointee, ic, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length,
    _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zop(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length, _ m: vDSP_Length,
    _ direction: FFTDirection
) {
    for index in 0..<Int(m) {
        let source = DSPSplitComplex(realp: a.pointee.realp + index &* ima, imagp: a.pointee.imagp + index &* ima)
        let target = DSPSplitComplex(realp: c.pointee.realp + index &* imc, imagp: c.pointee.imagp + index &* imc)
        transform(setup, source, ia, target, ic, count: 1 << Int(log2n), direction)
    }
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zipt(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, c.pointee, ic, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zopt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zipt(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zop(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zopt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zop(setup, a, ia, ima, c, ic, imc, log2n, m, direction)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zrip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    transform(setup, c.pointee, ic, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zrop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform of several signals.
public func vDSP_fftm_zrip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length,
    _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zrop(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A real transform of several signals.
public func vDSP_fftm_zrop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length, _ m: vDSP_Length,
    _ direction: FFTDirection
) {
    for index in 0..<Int(m) {
        let source = DSPSplitComplex(realp: a.pointee.realp + index &* ima, imagp: a.pointee.imagp + index &* ima)
        let target = DSPSplitComplex(realp: c.pointee.realp + index &* imc, imagp: c.pointee.imagp + index &* imc)
        transform(setup, source, ia, target, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
    }
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zript(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, c.pointee, ic, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zropt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform of several signals.
public func vDSP_fftm_zript(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zrop(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A real transform of several signals.
public func vDSP_fftm_zropt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zrop(setup, a, ia, ima, c, ic, imc, log2n, m, direction)
}

/// A complex transform of 3 times a power of two.
public func vDSP_fft3_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 3 << Int(log2n), direction)
}

/// A complex transform of 5 times a power of two.
public func vDSP_fft5_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transform(setup, a.pointee, ia, c.pointee, ic, count: 5 << Int(log2n), direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fft2d_zop(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zipt(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fft2d_zop(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zopt(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fft2d_zop(setup, a, ia0, ia1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
    _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    let (width, height) = (1 << Int(log2n0), 1 << Int(log2n1))
    let (sourceRow, targetRow) = (ia1 == 0 ? ia0 &* width : ia1, ic1 == 0 ? ic0 &* width : ic1)
    func at(_ array: DSPSplitComplex, _ offset: Int) -> DSPSplitComplex {
        DSPSplitComplex(realp: array.realp + offset, imagp: array.imagp + offset)
    }
    for row in 0..<height {
        let (source, target) = (at(a.pointee, row &* sourceRow), at(c.pointee, row &* targetRow))
        transform(setup, source, ia0, target, ic0, count: width, direction)
    }
    for column in 0..<width {
        let place = at(c.pointee, column &* ic0)
        transform(setup, place, targetRow, place, targetRow, count: height, direction)
    }
}

/// Prepares transforms of lengths up to a power of two, times three or five for these radices.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    makeSetup(log2n, radix, Double.self)
}

public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {
    guard let setup else { return }
    Unmanaged<FourierTransform<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Copies numbers together, has them transformed, and copies them out.
private func transformD(
    _ setup: FFTSetupD, _ source: DSPDoubleSplitComplex, _ sourceStride: Int, _ target: DSPDoubleSplitComplex,
    _ targetStride: Int, count: Int,
    _ direction: FFTDirection, isReal: Bool = false
) {
    let transform: FourierTransform<Double> = transform(setup)
    let length = isReal ? 2 * count : count
    precondition(
        length <= transform.count && transform.count % length == 0,
        "vDSP's setup is for \(transform.count) numbers, which \(length) do not divide")
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * max(count, 1)) { memory in
        guard let start = memory.baseAddress else { return }
        let packed = DSPDoubleSplitComplex(realp: start, imagp: start + count)
        for index in 0..<count { packed[index] = source[index &* sourceStride] }
        if isReal {
            transform.realTransform(packed.realp, packed.imagp, count: length, isForward: direction > 0)
        } else {
            transform.transform(packed.realp, packed.imagp, count: count, isForward: direction > 0)
        }
        for index in 0..<count { target[index &* targetStride] = packed[index] }
    }
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zipD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    transformD(setup, c.pointee, ic, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zipD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zopD(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length,
    _ m: vDSP_Length, _ direction: FFTDirection
) {
    for index in 0..<Int(m) {
        let source = DSPDoubleSplitComplex(realp: a.pointee.realp + index &* ima, imagp: a.pointee.imagp + index &* ima)
        let target = DSPDoubleSplitComplex(realp: c.pointee.realp + index &* imc, imagp: c.pointee.imagp + index &* imc)
        transformD(setup, source, ia, target, ic, count: 1 << Int(log2n), direction)
    }
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_ziptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, c.pointee, ic, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform; neither direction has a scale.
public func vDSP_fft_zoptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 1 << Int(log2n), direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_ziptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zopD(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A complex transform of several signals.
public func vDSP_fftm_zoptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zopD(setup, a, ia, ima, c, ic, imc, log2n, m, direction)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zripD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    transformD(setup, c.pointee, ic, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zropD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform of several signals.
public func vDSP_fftm_zripD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zropD(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A real transform of several signals.
public func vDSP_fftm_zropD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride, _ log2n: vDSP_Length,
    _ m: vDSP_Length, _ direction: FFTDirection
) {
    for index in 0..<Int(m) {
        let source = DSPDoubleSplitComplex(realp: a.pointee.realp + index &* ima, imagp: a.pointee.imagp + index &* ima)
        let target = DSPDoubleSplitComplex(realp: c.pointee.realp + index &* imc, imagp: c.pointee.imagp + index &* imc)
        transformD(setup, source, ia, target, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
    }
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zriptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, c.pointee, ic, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform: forward it is twice the mathematical one, back it has no scale.
public func vDSP_fft_zroptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 1 << (Int(log2n) - 1), direction, isReal: true)
}

/// A real transform of several signals.
public func vDSP_fftm_zriptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zropD(setup, c, ic, imc, c, ic, imc, log2n, m, direction)
}

/// A real transform of several signals.
public func vDSP_fftm_zroptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ ima: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ imc: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ m: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fftm_zropD(setup, a, ia, ima, c, ic, imc, log2n, m, direction)
}

/// A complex transform of 3 times a power of two.
public func vDSP_fft3_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 3 << Int(log2n), direction)
}

/// A complex transform of 5 times a power of two.
public func vDSP_fft5_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    transformD(setup, a.pointee, ia, c.pointee, ic, count: 5 << Int(log2n), direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zipD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    vDSP_fft2d_zopD(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_ziptD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft2d_zopD(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zoptD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n0: vDSP_Length, _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft2d_zopD(setup, a, ia0, ia1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// A complex transform of an image, whose rows are `1 << log2n0` long.
public func vDSP_fft2d_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
    _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
    let (width, height) = (1 << Int(log2n0), 1 << Int(log2n1))
    let (sourceRow, targetRow) = (ia1 == 0 ? ia0 &* width : ia1, ic1 == 0 ? ic0 &* width : ic1)
    func at(_ array: DSPDoubleSplitComplex, _ offset: Int) -> DSPDoubleSplitComplex {
        DSPDoubleSplitComplex(realp: array.realp + offset, imagp: array.imagp + offset)
    }
    for row in 0..<height {
        let (source, target) = (at(a.pointee, row &* sourceRow), at(c.pointee, row &* targetRow))
        transformD(setup, source, ia0, target, ic0, count: width, direction)
    }
    for column in 0..<width {
        let place = at(c.pointee, column &* ic0)
        transformD(setup, place, targetRow, place, targetRow, count: height, direction)
    }
}
