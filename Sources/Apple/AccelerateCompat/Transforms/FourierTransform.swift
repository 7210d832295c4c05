import Foundation

/// The roots of unity, and transforms of all lengths that divide their number and have no prime factor above 5.
final class FourierTransform<Real: BinaryFloatingPoint> {
    let count: Int
    private let cosines: UnsafeMutablePointer<Real>
    private let sines: UnsafeMutablePointer<Real>

    /// Nil where the number has another prime factor.
    init?(count: Int) {
        guard count > 0, Self.factors(of: count) != nil else { return nil }
        self.count = count
        cosines = .allocate(capacity: count)
        sines = .allocate(capacity: count)
        for index in 0..<count {
            // By octants, so that what is symmetric is so exactly.
            let eighth = (index &* 8) / count
            let fold = index &* 8 - (eighth + 1) / 2 &* 2 &* count
            let angle = Double(fold) / Double(count) * .pi / 4
            let (cosine, sine) = (cos(angle), sin(angle))
            let (x, y) =
                switch (eighth + 1) / 2 {
                case 0, 4: (cosine, sine)
                case 1: (-sine, cosine)
                case 2: (-cosine, -sine)
                default: (sine, -cosine)
                }
            (cosines + index).initialize(to: Real(x))
            (sines + index).initialize(to: Real(y))
        }
    }

    deinit {
        cosines.deallocate()
        sines.deallocate()
    }

    /// `e` to the power of `2πi` times a fraction of the roots' number.
    @inline(__always)
    func root(_ index: Int) -> (real: Real, imag: Real) { (cosines[index], sines[index]) }

    private static func factors(of count: Int) -> [Int]? {
        var (rest, factors) = (count, [Int]())
        for factor in [4, 2, 3, 5] {
            while rest % factor == 0 {
                factors.append(factor)
                rest /= factor
            }
        }
        return rest == 1 ? factors : nil
    }

    /// Transforms numbers in place, without a scale.
    ///
    /// Stockham's algorithm, decimating in frequency: each pass leaves its results sorted.
    ///
    /// - Parameter isForward: whether exponents are negative.
    func transform(
        _ real: UnsafeMutablePointer<Real>, _ imag: UnsafeMutablePointer<Real>, count length: Int, isForward: Bool
    ) {
        guard length > 1, let factors = Self.factors(of: length) else { return }
        withUnsafeTemporaryAllocation(of: Real.self, capacity: 2 * length) { scratch in
            guard let other = scratch.baseAddress else { return }
            var (from, to) = ((real, imag), (other, other + length))
            var (rest, done) = (length, 1)
            for factor in factors {
                pass(factor, from, to, length, rest / factor, done, isForward ? -1 : 1)
                rest /= factor
                done *= factor
                swap(&from, &to)
            }
            if from.0 != real {
                real.update(from: from.0, count: length)
                imag.update(from: from.1, count: length)
            }
        }
    }

    private typealias Split = (UnsafeMutablePointer<Real>, UnsafeMutablePointer<Real>)

    /// Takes a prime factor, or four, out of `done` interleaved sequences of `factor * count` numbers.
    private func pass(
        _ factor: Int, _ from: Split, _ to: Split, _ length: Int, _ count: Int, _ done: Int, _ sign: Real
    ) {
        let step = self.count / length
        for position in 0..<count {
            for sequence in 0..<done {
                let source = sequence &+ done &* position
                let target = sequence &+ done &* factor &* position
                func value(_ index: Int) -> (Real, Real) {
                    let place = source &+ done &* count &* index
                    return (from.0[place], from.1[place])
                }
                func store(_ index: Int, _ real: Real, _ imag: Real) {
                    let root = root(position &* index &* done &* step)
                    let (x, y) = (root.real, sign * root.imag)
                    let place = target &+ done &* index
                    to.0[place] = real * x - imag * y
                    to.1[place] = real * y + imag * x
                }
                switch factor {
                case 2:
                    let (a, b) = (value(0), value(1))
                    store(0, a.0 + b.0, a.1 + b.1)
                    store(1, a.0 - b.0, a.1 - b.1)
                case 4:
                    let (a, b, c, d) = (value(0), value(1), value(2), value(3))
                    let (even, odd) = ((a.0 + c.0, a.1 + c.1), (b.0 + d.0, b.1 + d.1))
                    let (difference, turned) = ((a.0 - c.0, a.1 - c.1), (sign * (d.1 - b.1), sign * (b.0 - d.0)))
                    store(0, even.0 + odd.0, even.1 + odd.1)
                    store(1, difference.0 + turned.0, difference.1 + turned.1)
                    store(2, even.0 - odd.0, even.1 - odd.1)
                    store(3, difference.0 - turned.0, difference.1 - turned.1)
                default:
                    for index in 0..<factor {
                        var sum = value(0)
                        for term in 1..<factor {
                            let (real, imag) = value(term)
                            let root = root(index &* term % factor &* (self.count / factor))
                            let (x, y) = (root.real, sign * root.imag)
                            sum.0 += real * x - imag * y
                            sum.1 += real * y + imag * x
                        }
                        store(index, sum.0, sum.1)
                    }
                }
            }
        }
    }

    /// Transforms real numbers, the even ones given as `real` and the odd ones as `imag`, or back.
    ///
    /// The last coefficient, which is real, is packed as the first one's imaginary part. As vDSP does it, the forward
    /// transform is twice the mathematical one, and the inverse has no scale.
    ///
    /// - Parameter length: how many real numbers there are.
    func realTransform(
        _ real: UnsafeMutablePointer<Real>, _ imag: UnsafeMutablePointer<Real>, count length: Int, isForward: Bool
    ) {
        let half = length / 2
        if isForward { transform(real, imag, count: half, isForward: true) }
        (real[0], imag[0]) =
            isForward ? (2 * (real[0] + imag[0]), 2 * (real[0] - imag[0])) : (real[0] + imag[0], real[0] - imag[0])
        let step = count / length
        for low in 1..<max(1, half / 2 + 1) {
            let high = half - low
            let root = root(low &* step)
            // Forward by -i times the conjugate root, back by i times the root.
            let (x, y): (Real, Real) = isForward ? (-root.imag, -root.real) : (-root.imag, root.real)
            let even = (real[low] + real[high], imag[low] - imag[high])
            let odd = (real[low] - real[high], imag[low] + imag[high])
            let turned = (odd.0 * x - odd.1 * y, odd.0 * y + odd.1 * x)
            (real[low], imag[low]) = (even.0 + turned.0, even.1 + turned.1)
            if high != low {
                (real[high], imag[high]) = (even.0 - turned.0, turned.1 - even.1)
            }
        }
        if !isForward { transform(real, imag, count: half, isForward: false) }
    }
}
