/// Integrals of functions, by the rules of Gauss and Kronrod.
public struct Quadrature {
    /// How an integral is worked out.
    public enum Integrator: Sendable {
        /// At no more than 87 places.
        case qng
        /// By halving the intervals with the largest error.
        case qag(pointsPerInterval: QAGPointsPerInterval, maxIntervals: Int)
        /// By halving the intervals with the largest error, with singularities at the ends of the range.
        case qags(maxIntervals: Int)

        public static let nonAdaptive = Integrator.qng

        public static func adaptive(pointsPerInterval: QAGPointsPerInterval, maxIntervals: Int) -> Integrator {
            .qag(pointsPerInterval: pointsPerInterval, maxIntervals: maxIntervals)
        }

        public static func adaptiveWithSingularities(maxIntervals: Int) -> Integrator {
            .qags(maxIntervals: maxIntervals)
        }

        /// How many intervals of 21 places each are taken.
        var intervals: Int {
            switch self {
            case .qng: 4
            case .qag(let points, let intervals): intervals * max(1, (points.points + 20) / 21)
            case .qags(let intervals): intervals
            }
        }
    }

    /// How many places of an interval are taken.
    public struct QAGPointsPerInterval: Sendable {
        public let points: Int
        public static let fifteen = QAGPointsPerInterval(points: 15)
        public static let twentyOne = QAGPointsPerInterval(points: 21)
        public static let thirtyOne = QAGPointsPerInterval(points: 31)
        public static let fortyOne = QAGPointsPerInterval(points: 41)
        public static let fiftyOne = QAGPointsPerInterval(points: 51)
        public static let sixtyOne = QAGPointsPerInterval(points: 61)
    }

    public enum Error: Swift.Error {
        case generic
        case invalidArgument
        case `internal`
        case integrateMaxEval
        case badIntegrandBehaviour

        public var errorDescription: String {
            switch self {
            case .generic: "The integral is not known"
            case .invalidArgument: "An argument is out of its range"
            case .internal: "The integral cannot be worked out"
            case .integrateMaxEval: "The tolerance is not reached with this number of intervals"
            case .badIntegrandBehaviour: "The function has no finite value somewhere in the range"
            }
        }
    }

    private let integrator: Integrator
    public var absoluteTolerance: Double
    public var relativeTolerance: Double

    public init(integrator: Integrator, absoluteTolerance: Double = 1.0e-8, relativeTolerance: Double = 1.0e-2) {
        self.integrator = integrator
        self.absoluteTolerance = absoluteTolerance
        self.relativeTolerance = relativeTolerance
    }

    /// The integral over a range, infinite ones too, and how far it may be off.
    public func integrate(
        over interval: ClosedRange<Double>, integrand: (Double) -> Double
    ) -> Result<(integralResult: Double, estimatedAbsoluteError: Double), Error> {
        guard integrator.intervals > 0, absoluteTolerance >= 0, relativeTolerance >= 0,
            absoluteTolerance > 0 || relativeTolerance > 0
        else { return .failure(.invalidArgument) }
        let (low, high) = (interval.lowerBound, interval.upperBound)
        if low.isFinite, high.isFinite { return adapt(low, high, integrand) }
        // An infinite end is brought to 1 by t / (1 - t).
        return adapt(low.isFinite ? 0 : high.isFinite ? 0 : -1, 1) { t in
            let rest = 1 - t.magnitude
            let (x, slope) = (t / rest, 1 / (rest * rest))
            return slope * integrand(low.isFinite ? low + x : high.isFinite ? high - x : x)
        }
    }

    /// The integral of a function that is given many places at once.
    public func integrate(
        over interval: ClosedRange<Double>,
        integrand: (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void
    ) -> Result<(integralResult: Double, estimatedAbsoluteError: Double), Error> {
        integrate(over: interval) { place in
            var value = 0.0
            withUnsafePointer(to: place) { place in
                withUnsafeMutablePointer(to: &value) { value in
                    integrand(
                        UnsafeBufferPointer(start: place, count: 1),
                        UnsafeMutableBufferPointer(start: value, count: 1))
                }
            }
            return value
        }
    }

    private struct Part {
        let (low, high, value, error): (Double, Double, Double, Double)
    }

    /// Halves the interval with the largest error until all together are small enough.
    private func adapt(
        _ low: Double, _ high: Double, _ function: (Double) -> Double
    ) -> Result<(integralResult: Double, estimatedAbsoluteError: Double), Error> {
        var parts = [kronrod(low, high, function)]
        while true {
            let (value, error) = parts.reduce((0, 0)) { ($0.0 + $1.value, $0.1 + $1.error) }
            guard value.isFinite, error.isFinite else { return .failure(.badIntegrandBehaviour) }
            if error <= max(absoluteTolerance, relativeTolerance * value.magnitude) {
                return .success((value, error))
            }
            guard parts.count < integrator.intervals,
                let worst = parts.indices.max(by: { parts[$0].error < parts[$1].error })
            else { return .failure(.integrateMaxEval) }
            let part = parts.remove(at: worst)
            let middle = (part.low + part.high) / 2
            guard middle > part.low, middle < part.high else { return .failure(.badIntegrandBehaviour) }
            parts += [kronrod(part.low, middle, function), kronrod(middle, part.high, function)]
        }
    }

    /// Kronrod's rule of 21 points, held against Gauss' of 10 that are among them.
    ///
    /// Its abscissae and weights are QUADPACK's (Piessens and others, 1983). Where a rule of other points is asked for,
    /// it is taken too, and intervals are halved more or less often.
    private func kronrod(_ low: Double, _ high: Double, _ function: (Double) -> Double) -> Part {
        let (center, half) = ((low + high) / 2, (high - low) / 2)
        let middle = function(center)
        var (value, gauss) = (Self.weights[10] * middle, 0.0)
        for index in 0..<10 {
            let reach = half * Self.abscissae[index]
            let sum = function(center - reach) + function(center + reach)
            value += Self.weights[index] * sum
            if index % 2 == 1 { gauss += Self.gaussWeights[index / 2] * sum }
        }
        return Part(low: low, high: high, value: value * half, error: ((value - gauss) * half).magnitude)
    }

    private static let abscissae = [
        0.995657163025808080735527280689003, 0.973906528517171720077964012084452,
        0.930157491355708226001207180059508, 0.865063366688984510732096688423493,
        0.780817726586416897063717578345042, 0.679409568299024406234327365114874,
        0.562757134668604683339000099272694, 0.433395394129247190799265943165784,
        0.294392862701460198131126603103866, 0.14887433898163121088482600112972, 0,
    ]
    private static let weights = [
        0.011694638867371874278064396062192, 0.03255816230796472747881897245939,
        0.05475589657435199603138130024458, 0.07503967481091995276704314091619,
        0.093125454583697605535065465083366, 0.109387158802297641899210590325805,
        0.123491976262065851077958109585166, 0.134709217311473325928054001771707,
        0.142775938577060080797094273138717, 0.147739104901338491374841515972068,
        0.149445554002916905664936468389821,
    ]
    private static let gaussWeights = [
        0.066671344308688137593568809893332, 0.149451349150580593145863396957658,
        0.219086362515982043995534934228163, 0.269266719309996355091226921569469,
        0.295524224714752870173815619188769,
    ]
}
