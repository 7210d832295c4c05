/// How a model chooses what it generates.
///
/// - Compatibility: compiles
public struct GenerationOptions: Sendable, Equatable {
    public var sampling: SamplingMode?
    /// From 0, which is sure of itself, to 1.
    public var temperature: Double?
    /// How many tokens a response may have.
    public var maximumResponseTokens: Int?

    public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
    ) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Which of the likely tokens is chosen.
    public struct SamplingMode: Sendable, Equatable {
        enum Kind: Sendable, Equatable {
            case greedy
            case top(Int, seed: UInt64?)
            case threshold(Double, seed: UInt64?)
        }

        let kind: Kind

        /// The likeliest one.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// One of so many.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .top(k, seed: seed))
        }

        /// One of those that have so much of the probability together.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .threshold(probabilityThreshold, seed: seed))
        }
    }
}
