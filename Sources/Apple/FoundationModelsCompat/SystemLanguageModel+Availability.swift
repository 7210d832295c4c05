extension SystemLanguageModel {
    /// Whether there is a model, or why not.
    @frozen
    public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible
            case appleIntelligenceNotEnabled
            case modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    /// What a model is asked for.
    public struct UseCase: Sendable, Equatable {
        private let name: String

        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// What a model does not read or write.
    public struct Guardrails: Sendable {
        private let name: String

        public static let `default` = Guardrails(name: "default")
        public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
    }
}
