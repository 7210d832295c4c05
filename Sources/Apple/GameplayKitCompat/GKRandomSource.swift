public import Foundation

/// Gives random numbers.
public protocol GKRandom {
    /// A whole number of 32 bits.
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Random numbers of the system; its kinds give the same numbers for the same seed.
///
/// The kinds use the algorithms that Apple names. How a phone puts a seed into them is not documented, so for a seed
/// their numbers are others than a phone's.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }

    public required override init() {}

    /// 32 bits.
    func next() -> UInt32 { UInt32.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: next())) }

    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        let wide = UInt64(next()) << 32 | UInt64(next())
        return Int(wide % UInt64(upperBound))
    }

    open func nextUniform() -> Float { Float(next() >> 8) / Float(1 << 24) }
    open func nextBool() -> Bool { next() >> 31 == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, nextInt(upperBound: index + 1))
        }
        return shuffled
    }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }

    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// ARC4: a key of bytes, and a permutation that it stirs.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    private var state: [UInt8] = []
    private var i: UInt8 = 0
    private var j: UInt8 = 0

    open var seed: Data {
        didSet { stir() }
    }

    public required init() {
        seed = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
        super.init()
        stir()
    }

    public init(seed: Data) {
        self.seed = seed
        super.init()
        stir()
    }

    private func stir() {
        state = Array(0...255)
        i = 0
        j = 0
        guard !seed.isEmpty else { return }
        let key = Array(seed)
        var other = 0
        for index in 0..<256 {
            other = (other + Int(state[index]) + Int(key[index % key.count])) & 255
            state.swapAt(index, other)
        }
    }

    private func byte() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    override func next() -> UInt32 { (0..<4).reduce(0) { value, _ in value << 8 | UInt32(byte()) } }

    open func dropValues(_ count: Int) {
        for _ in 0..<count { _ = next() }
    }
}

/// x' = a x + c modulo 2^48, with drand48's constants.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    private var state: UInt64
    open var seed: UInt64 {
        didSet { state = seed }
    }

    public required init() {
        seed = UInt64.random(in: .min ... .max)
        state = seed
        super.init()
    }

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
        super.init()
    }

    override func next() -> UInt32 {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return UInt32(truncatingIfNeeded: state >> 16)
    }
}

/// MT19937 of Matsumoto and Nishimura, with their initialisation of 2002.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private var words: [UInt32] = []
    private var index = 624
    open var seed: UInt64 {
        didSet { start() }
    }

    public required init() {
        seed = UInt64.random(in: .min ... .max)
        super.init()
        start()
    }

    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        start()
    }

    private func start() {
        words = [UInt32(truncatingIfNeeded: seed ^ seed >> 32)]
        for number in 1..<624 {
            let last = words[number - 1]
            words.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(number))
        }
        index = 624
    }

    override func next() -> UInt32 {
        if index == 624 { twist() }
        var value = words[index]
        index += 1
        value ^= value >> 11
        value ^= value << 7 & 0x9D2C_5680
        value ^= value << 15 & 0xEFC6_0000
        return value ^ value >> 18
    }

    private func twist() {
        for number in 0..<624 {
            let mixed = words[number] & 0x8000_0000 | words[(number + 1) % 624] & 0x7FFF_FFFF
            words[number] = words[(number + 397) % 624] ^ mixed >> 1 ^ (mixed & 1 == 1 ? 0x9908_B0DF : 0)
        }
        index = 0
    }
}

/// Whole numbers between two, all as likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        precondition(lowestValue <= highestValue, "A distribution's lowest value is not above its highest")
        self.source = source
        self.lowestValue = lowestValue
        self.highestValue = highestValue
    }

    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }

    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    open class func d6() -> Self { die(6) }
    open class func d20() -> Self { die(20) }

    private class func die(_ sides: Int) -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    open func nextInt(upperBound: Int) -> Int {
        let highest = min(upperBound - 1, highestValue)
        guard highest > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: highest - lowestValue + 1)
    }

    open func nextUniform() -> Float {
        guard numberOfPossibleOutcomes > 1 else { return 0 }
        return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers around the middle of two: nearly all lie within three deviations, and others are drawn again.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    public let mean: Float
    public let deviation: Float

    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = Float(lowestValue + highestValue) / 2
        deviation = Float(highestValue - lowestValue) / 6
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    }

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    /// Box and Muller's transformation.
    open override func nextInt() -> Int {
        guard deviation > 0 else { return lowestValue }
        while true {
            let first = max(source.nextUniform(), .leastNormalMagnitude)
            let angle = 2 * Float.pi * source.nextUniform()
            let value = Int((mean + deviation * (-2 * log(first)).squareRoot() * cos(angle)).rounded())
            if (lowestValue...highestValue).contains(value) { return value }
        }
    }
}

/// Whole numbers each of which comes once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var coming: [Int] = []

    open override func nextInt() -> Int {
        if coming.isEmpty {
            coming = Array(lowestValue...highestValue)
            for index in coming.indices.dropFirst().reversed() {
                coming.swapAt(index, source.nextInt(upperBound: index + 1))
            }
        }
        return coming.removeLast()
    }
}
